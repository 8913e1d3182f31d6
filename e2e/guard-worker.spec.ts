import type { Page } from '@playwright/test';
import { composer, openChat } from './fixtures/chat.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { expect, test } from './fixtures/person.ts';

const GUARD_FILES = /\/assets\/(?:guard\/|(?:reader|assess|respond|weights)[.-])/;

async function expectHelp(page: Page) {
  await composer(page).fill('Ya no quiero vivir');
  await page.keyboard.press('Enter');
  const card = page.getByRole('alert').filter({ hasText: 'hay quien puede escucharte' });
  await expect(card.getByRole('link', { name: /Llamar al/ }).first()).toBeVisible();
}

/** No answer of the server says what the message is: only the guard of the browser. */
async function silenceServer(page: Page) {
  await page.route('**/functions/v1/chat', () => new Promise(() => {}));
}

/** What the page's own thread has fetched of the guard; what a worker fetches is not among it. */
const fetchedByPage = (page: Page) =>
  page.evaluate((pattern) => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched
      .filter(({ name, initiatorType }) => RegExp(pattern).test(name) && initiatorType !== 'other')
      .map(({ name }) => name);
  }, GUARD_FILES.source);

test('what is written is read in a worker; the page fetches neither rules nor weights', async ({
  personPage: page,
}) => {
  await silenceServer(page);
  await openChat(page);
  // It comes by itself, once the page is idle.
  await expect.poll(() => page.workers().length).toBe(1);
  const [worker] = page.workers();
  await expect
    .poll(() =>
      worker?.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toContain('weights');
  await expectHelp(page);
  expect(await fetchedByPage(page)).toEqual([]);
});

test('help shows when the file of the worker cannot be fetched', async ({ personPage: page }) => {
  await silenceServer(page);
  await page.context().route('**/assets/guard/**', (route) => route.abort());
  await openChat(page);
  await expectHelp(page);
  expect(page.workers()).toEqual([]);
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('help shows from the worker that this device keeps', async ({ personPage: page }) => {
    await openChat(page);
    await keptForOffline(page);
    await page.context().setOffline(true);
    await page.reload();
    await expectHelp(page);
    expect(page.workers()).toHaveLength(1);
    expect(await fetchedByPage(page)).toEqual([]);
  });
});
