import { expect, test } from './fixtures/person.ts';

/** The browsers of the other stories put no page to sleep; this one does, as people's do. */
test('a page that the browser kept asleep shows nothing of who has left meanwhile', async ({
  playwright,
  personPage,
  person,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    storageState: await personPage.context().storageState(),
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      // Just before the first picture of the page that woke up.
      const note = () => Object.assign(window, { woke: document.body.innerText });
      if (persisted) requestAnimationFrame(note);
    });
  });
  await page.goto('/profile');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.goto('/legal');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other.getByText('Sesión cerrada correctamente!')).toBeVisible();
  await other.close();
  await page.bringToFront();

  // The waiting of the driver knows nothing of pages that wake up: the browser itself is asked.
  const browserSide = await context.newCDPSession(page);
  const look = async (expression: string): Promise<unknown> =>
    (await browserSide.send('Runtime.evaluate', { expression })).result.value;
  await browserSide.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
  await expect.poll(() => look('location.pathname')).toBe('/signin');
  await expect.poll(() => look('window.woke')).toEqual(expect.any(String));
  expect(await look('window.woke')).not.toContain(person.email);
  await browser.close();
});
