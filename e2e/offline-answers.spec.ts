import type { Page } from '@playwright/test';
import { keptForOffline } from './fixtures/offline.ts';
import { expect, type Person, test } from './fixtures/person.ts';

test.use({ serviceWorkers: 'allow' });

const NOTE = 'Un día de lluvia tranquila';
const kept = (page: Page) =>
  page.evaluate(async () => {
    // Opening it first would make it, without what the app puts into it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'remanso-answers')) return '';
    const open = indexedDB.open('remanso-answers');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(open.error));
    });
    const all = db.transaction('answers').objectStore('answers').getAll();
    await new Promise((resolve) => {
      all.addEventListener('success', resolve);
    });
    db.close();
    return JSON.stringify(all.result);
  });

async function writeEntry(page: Page, person: Person) {
  const written = await page.request.post('/rest/v1/mood_entries', {
    headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
    data: { emotion: 'calma', intensity: 2, note: NOTE },
  });
  expect(written.status()).toBe(201);
}

test('what was read before is there without network, and gone after leaving, in every tab', async ({
  personPage: page,
  person,
}) => {
  await writeEntry(page, person);
  await page.goto('/mood');
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect.poll(() => kept(page)).toContain(NOTE);
  // The service worker keeps the page from here on.
  await keptForOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.context().setOffline(false);

  const other = await page.context().newPage();
  await other.goto('/mood');
  await expect(other.getByText(NOTE)).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(other).toHaveURL(/\/signin/);
  await expect.poll(() => kept(page)).toBe('[]');
});
