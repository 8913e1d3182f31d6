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

/** Why the browser loaded the page anew, in its own words. */
const REASONS = `JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)`;

/** Goes back to it: what its first picture showed, or why the browser had not kept it. */
async function wake(page: Page): Promise<{ shown?: unknown; lost?: unknown }> {
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
  if (kept !== true) return { lost: await evaluate(REASONS) };
  return { shown: await answerOf('window.woke', expect.any(String)) };
}

/** The browsers of the other stories put no page to sleep; this one does, as people's do. */
test('a page that the browser kept asleep shows nothing of who has left meanwhile', async ({
  playwright,
  personPage,
  person,
  baseURL,
}) => {
  // A browser of its own starts without anything in its cache.
  test.slow();
  const browser = await playwright.chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({
    storageState: await personPage.context().storageState(),
    baseURL: baseURL ?? '',
    // A browser gives up the pages it keeps when a service worker that was still installing takes over.
    serviceWorkers: 'block',
  });
  const pages: Page[] = [];
  while (pages.length < PAGES) pages.push(await leftPage(context, person.email));
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other.getByText('Sesión cerrada correctamente!')).toBeVisible();
  await other.close();

  const seen: { shown?: unknown; lost?: unknown }[] = [];
  for (const page of pages) seen.push(await wake(page));
  expect(seen).toContainEqual({ shown: expect.any(String) });
  expect(JSON.stringify(seen)).not.toContain(person.email);
  await browser.close();
});
