import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { composer, log, openChat, say } from './fixtures/chat.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE, PHONES } from './fixtures/screens.ts';

test('help shows before the network answers, and when it never does', async ({
  personPage: page,
}) => {
  await openChat(page);
  await page.route('**/functions/v1/chat', () => new Promise(() => {}));
  await composer(page).fill('Ya no quiero vivir');
  await page.keyboard.press('Enter');
  const card = page.getByRole('alert').filter({ hasText: 'hay quien puede escucharte' });
  await expect(card).toBeVisible();
  // The browser of these stories stands in Mexico City.
  await expect(card.getByRole('link', { name: /Llamar al 800 911 2000/ })).toHaveAttribute(
    'href',
    'tel:8009112000',
  );
  await expect(composer(page)).toBeEditable();
});

test.describe('where the time zone tells no country', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the lines of everyone stay, 988 first', async ({ personPage: page }) => {
    await openChat(page);
    await composer(page).fill('Ya no quiero vivir');
    await page.keyboard.press('Enter');
    const card = page.getByRole('alert').filter({ hasText: 'hay quien puede escucharte' });
    await expect(card.getByRole('link', { name: /Llamar al 988/ })).toHaveAttribute(
      'href',
      'tel:988',
    );
  });
});

test('shows the lines of the chosen country, one first, at most three more', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(page, 'Ya no quiero vivir');
  const card = page.getByRole('alert').filter({ hasText: 'hay quien puede escucharte' });
  await card.getByLabel('País de las líneas').selectOption({ label: 'España' });
  await expect(card.getByRole('link', { name: /Llamar al 024/ })).toBeVisible();
  await card.getByText('Más opciones').click();
  const others = card.locator('details a[href]:not([href="/crisis-moment"])');
  expect(await others.count()).toBeLessThanOrEqual(3);
  for (const href of await others.evaluateAll((links) =>
    links.map((a) => a.getAttribute('href')),
  )) {
    expect(href).not.toMatch(/988|8009112000/);
  }
  await page.reload();
  const bar = page.getByRole('region', { name: 'Hay quien puede escucharte ahora' });
  await expect(bar.getByRole('link', { name: /024/ })).toBeVisible();
});

test('help stays in sight when the talk goes on and a denial does not clear it', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(page, 'Ya no quiero vivir');
  await say(page, 'era broma');
  const bar = page.getByRole('region', { name: 'Hay quien puede escucharte ahora' });
  await expect(bar).toBeInViewport();
  await bar.getByText('Más opciones').click();
  await bar.getByRole('link', { name: 'Acompáñame en este momento' }).click();
  await expect(page).toHaveURL(/\/crisis-moment$/);
});

test('on a phone the talk has most of the screen, and the question stands before its card', async ({
  personPage: page,
}) => {
  for (const height of [740, 640]) {
    await page.setViewportSize({ width: 360, height });
    await openChat(page);
    const { height: room } = (await log(page).boundingBox())!;
    expect(room / height).toBeGreaterThanOrEqual(0.6);
  }
  await say(page, 'Ya no quiero vivir');
  const question = log(page)
    .locator('p', { hasText: /^Nilo: / })
    .last();
  const card = page.getByRole('alert').filter({ hasText: 'hay quien puede escucharte' });
  await expect(question).toBeInViewport();
  const [said, help] = [(await question.boundingBox())!, (await card.boundingBox())!];
  expect(said.y + said.height).toBeLessThanOrEqual(help.y);
  expect(help.height).toBeLessThan(640 / 2);
  await expect(log(page).locator('time')).toHaveText(/^Hoy, \d\d:\d\d$/);
});

test('in an emergency help is pinned, the composer stays open, also above a keyboard', async ({
  personPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page);
  await say(page, 'Tengo las pastillas en la mano y me voy a matar esta noche');
  const card = page.getByRole('alert').filter({ hasText: 'Llama ahora' });
  await expect(card).toBeInViewport();
  await expect(card.getByRole('button', { name: /cerrar/i })).toHaveCount(0);
  await card.getByText('Más opciones').click();
  await expect(composer(page)).toBeInViewport();
  await card.getByText('Más opciones').click();
  await say(page, 'no sé');
  await expect(card).toBeInViewport();
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 400 });
  await expect(card.getByRole('link', { name: /Llamar al/ }).first()).toBeInViewport({
    ratio: 0.9,
  });
  await expect(composer(page)).toBeInViewport({ ratio: 1 });
  await expect(log(page)).toBeInViewport();
});

test('a mere suspicion leaves one quiet line, and one touch says that there is more', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(
    page,
    'Me ascendieron. Y en vez de estar feliz estoy esperando que alguien diga que fue un error',
  );
  const line = page.getByRole('link', { name: '¿Hay algo más detrás? Aquí hay ayuda' });
  await expect(line).toBeInViewport();
  await expect(line).toHaveAttribute('href', '/crisis-moment');
  await expect(page.getByRole('link', { name: /Llamar al/ })).toHaveCount(0);
  await expect(log(page)).not.toContainText(/quitarte la vida|morir|hacerte daño|no querer vivir/);
  await expectAccessible(page);
  await say(page, 'hoy comí pizza');
  await expect(line).toBeInViewport();
  // It is stored as it was: opened again, the line is there and no card.
  await page.reload();
  await expect(line).toBeInViewport();
  await expect(page.getByRole('link', { name: /Llamar al/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hay algo más serio' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /Llamar al/ })).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  // Which danger it is, is one more tap; then it is asked about.
  await page.getByRole('button', { name: 'No quiero vivir' }).click();
  await expect(page.getByRole('button', { name: 'A veces' })).toBeVisible({ timeout: 20_000 });
});

test('help is in sight before anything is sent: one line, that sending turns into the card', async ({
  personPage: page,
}) => {
  await openChat(page);
  await composer(page).fill('Ya no quiero vivir');
  const line = page.getByRole('link', { name: /Aquí hay ayuda$/ });
  await expect(line).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await composer(page).fill('');
  await expect(line).toHaveCount(0);
  await composer(page).fill('Ya no quiero vivir');
  await expect(line).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'hay quien puede' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('help stands below what is looked for, and below a message said differently', async ({
  personPage: page,
}) => {
  await openChat(page);
  await say(page, 'Hoy discutí en el trabajo');
  await page.getByLabel('Buscar en tus conversaciones').fill('quiero morirme');
  const line = page.getByRole('complementary').getByRole('link', { name: /Aquí hay ayuda$/ });
  await expect(line).toHaveAttribute('href', '/crisis-moment');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(line).toHaveCount(0);

  await page.getByRole('button', { name: /^Decir de otra forma: Hoy discutí/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Decirlo de otra forma' });
  await dialog.getByLabel('Tu mensaje').fill('Hoy discutí y quiero matarme');
  await expect(dialog.getByRole('link', { name: 'Ver ayuda ahora' })).toBeVisible();
  await expectAccessible(page);
});

test('everyday idioms raise no alarm', async ({ personPage: page }) => {
  await openChat(page);
  await say(page, 'me muero de risa con mi hermana');
  await expect(page.getByRole('link', { name: /Llamar al/ })).toHaveCount(0);
});

test('chat has no axe findings on any screen', async ({ personPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await expectAccessibleOnScreens(page);
  await say(page, 'Ya no quiero vivir');
  await page.getByText('Más opciones').click();
  await expectAccessibleOnScreens(page);
  await say(page, 'Tengo las pastillas en la mano y me voy a matar esta noche');
  await expectAccessibleOnScreens(page);
  await page.getByRole('button', { name: 'Conversaciones' }).click();
  // A talk is named by its day: nobody's hardest sentence stands in a list.
  await expect(page.getByRole('dialog')).toContainText('Hoy, ');
  await expect(page.getByRole('dialog')).not.toContainText('Ya no quiero vivir');
  await expectAccessibleOnScreens(page, PHONES);
});
