import { composer, log, openChat, said, say } from './fixtures/chat.ts';
import { expect, test } from './fixtures/person.ts';

test('Nilo answers in words that arrive one by one, and everything is there later', async ({
  personPage: page,
}) => {
  await openChat(page);
  await page.getByRole('button', { name: 'Una idea pequeña', exact: true }).click();
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  const answer = log(page).locator('p.whitespace-pre-wrap').nth(1);
  await expect(answer).toContainText(/\S+ \S+/);
  const early = (await answer.innerText()).length;
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  expect((await answer.innerText()).length).toBeGreaterThan(early);
  await expect(page).toHaveURL(/\/chat\?c=[0-9a-f-]{36}$/);

  // Read aloud once, when it is whole.
  const spoken = (await answer.innerText()).replace(/^Nilo:\s*/, '');
  await expect(page.locator('[aria-live="polite"]', { hasText: `Nilo: ${spoken}` })).toHaveCount(1);

  const before = await said(page);
  await page.reload();
  await expect.poll(() => said(page)).toEqual(before);
  // Who comes back without an address finds the talk that was open.
  await openChat(page);
  await expect.poll(() => said(page)).toEqual(before);
});

test('a sentence begun is there after the tab was closed in the middle of it', async ({
  personPage: page,
}) => {
  await openChat(page);
  await composer(page).pressSequentially('Hoy quería contarte que');
  const again = await page.context().newPage();
  await page.close();
  await openChat(again);
  await expect(composer(again)).toHaveValue('Hoy quería contarte que');
  await composer(again).press('End');
  await composer(again).pressSequentially(' dormí mejor');
  await again.keyboard.press('Enter');
  await expect(log(again).getByText('Hoy quería contarte que dormí mejor')).toBeVisible();
  await expect(composer(again)).toHaveValue('');
});

test('Enter sends, Shift+Enter begins a line; on a touch screen Enter begins a line', async ({
  personPage: page,
  browser,
  baseURL,
}) => {
  await openChat(page);
  await composer(page).pressSequentially('Uno');
  await page.keyboard.press('Shift+Enter');
  await composer(page).pressSequentially('Dos');
  await expect(composer(page)).toHaveValue('Uno\nDos');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('');
  await expect(log(page).getByText('Uno\nDos')).toBeVisible();

  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const touch = await phone.newPage();
  await openChat(touch, '?c=nueva');
  await composer(touch).pressSequentially('Uno');
  await touch.keyboard.press('Enter');
  await expect(composer(touch)).toHaveValue('Uno\n');
  await phone.close();
});

test('stopping keeps what was said; asking again brings the whole answer', async ({
  personPage: page,
}) => {
  await openChat(page);
  // Pressed from within the page: an answer may be over before a test's finger comes down.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const [, answer] = document.querySelectorAll('[role="log"] p.whitespace-pre-wrap');
      if ((answer?.textContent ?? '').split(' ').length < 5) return;
      watch.disconnect();
      document.querySelector<HTMLElement>('[aria-label="Detener la respuesta"]')?.click();
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await composer(page).fill('Tengo mucha ansiedad por el trabajo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Respuesta detenida')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  const [, cut = ''] = await said(page);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByText('Respuesta detenida')).toBeHidden();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  const [question, whole = '', ...more] = await said(page);
  expect(question).toContain('Tengo mucha ansiedad por el trabajo');
  expect(whole.startsWith(cut.trim())).toBe(true);
  expect(whole.length).toBeGreaterThan(cut.length);
  expect(more).toEqual([]);
});

test('the page stays where the reader is, and leads back to the end', async ({
  personPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openChat(page);
  await say(page, 'Me siento sin fuerzas');
  await say(page, 'No tengo ganas de ver a nadie');
  await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(page.getByRole('button', { name: 'Bajar al final' })).toBeVisible();
  await composer(page).fill('Tampoco de cocinar');
  const top = () => log(page).evaluate((element) => element.scrollTop);
  await page.keyboard.press('Control+Enter');
  // What the person just wrote is shown; from then on the page belongs to the reader.
  await expect(log(page).getByText('Tampoco de cocinar')).toBeInViewport();
  await log(page).hover();
  await page.mouse.wheel(0, -5000);
  await expect.poll(top).toBe(0);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  expect(await top()).toBe(0);
  await page.getByRole('button', { name: 'Bajar al final' }).click();
  await expect(page.getByRole('button', { name: 'Bajar al final' })).toBeHidden();

  // The browser tells of a movement with its next frame, here after the message that followed it.
  await composer(page).fill('Ni de salir');
  const send = await page.getByRole('button', { name: 'Enviar', exact: true }).elementHandle();
  await log(page).evaluate((element, button) => {
    element.scrollTop = 0;
    (button as HTMLElement).click();
  }, send);
  await expect(log(page).getByText('Ni de salir')).toBeInViewport();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  await expect(log(page).locator('p.whitespace-pre-wrap').last()).toBeInViewport();
});

test('says that it is an AI, always, and what that means when asked', async ({
  personPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page);
  await page.getByRole('button', { name: 'Soy una IA' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/No es una persona/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect(dialog).toBeHidden();
  await say(page, '¿eres una persona?');
  await expect(page.getByRole('button', { name: 'Soy una IA' })).toBeInViewport();
});
