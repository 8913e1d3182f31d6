import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures/person.ts';

/** Now and then a browser does not keep a page, without saying why, and loads it anew: one of three it keeps. */
const PAGES = 3;

/** A page of the account that was left for another one. */
async function leftPage(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      // Just before the first picture of the page that woke up.
      const note = () => Object.assign(window, { woke: document.body.innerText });
      Object.assign(window, { kept: persisted });
      if (persisted) requestAnimationFrame(note);
    });
  });
  await page.goto('/profile');
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('/legal');
  return page;
}

/** Goes back to it. What its first picture showed; nothing where the browser had not kept it. */
async function wake(page: Page): Promise<unknown> {
  await page.bringToFront();
  // The waiting of the driver knows nothing of pages that wake up: the browser itself is asked.
  const browserSide = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await browserSide.send('Runtime.evaluate', { expression })).result.value;
  const answerOf = async (expression: string, expected: unknown): Promise<unknown> => {
    let answer: unknown;
    // Between two pages there is nobody to ask.
    const ask = async () => (answer = await evaluate(expression).catch(() => undefined));
    await expect.poll(ask).toEqual(expected);
    return answer;
  };
  await evaluate('setTimeout(() => history.back())');
  await answerOf('location.pathname', '/signin');
  const kept = await answerOf('window.kept', expect.any(Boolean));
  return kept === true ? answerOf('window.woke', expect.any(String)) : undefined;
}

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
  const pages: Page[] = [];
  while (pages.length < PAGES) pages.push(await leftPage(context, person.email));
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other.getByText('Sesión cerrada correctamente!')).toBeVisible();
  await other.close();

  const seen: unknown[] = [];
  for (const page of pages) seen.push(await wake(page));
  const kept = seen.filter((text) => typeof text === 'string');
  expect(kept).not.toEqual([]);
  for (const text of kept) expect(text).not.toContain(person.email);
  await browser.close();
});
