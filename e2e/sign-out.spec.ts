import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { composer, openChat } from './fixtures/chat.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { expect, test } from './fixtures/person.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything that this origin keeps in the browser, as one text. */
async function everythingKept(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        kept.push([name, await done(rows.getAllKeys()), await done(rows.getAll())]);
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

test('what never reached the account is counted, and goes with who wants it gone', async ({
  personPage: page,
  person,
}) => {
  await page.goto('/mood');
  await openChat(page);
  await keptForOffline(page);
  await page.context().setOffline(true);
  await composer(page).fill('Hoy extrañé a mi hermana');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await composer(page).fill('y también a mi perro');
  await page.goto('/safety-plan');
  await page.getByLabel(/^2\. Lo que puedo hacer/).fill('Regar las plantas');
  await expect(page.getByText(/Irá a tu cuenta cuando vuelva/)).toBeVisible();
  const words = ['extrañé a mi hermana', 'a mi perro', 'Regar las plantas'];
  const before = await everythingKept(page);
  for (const text of [...words, person.userId, person.email]) expect(before).toContain(text);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tienes algo sin enviar' });
  await expect(dialog).toContainText(
    'Hay 3 cosas que todavía no llegaron a tu cuenta: un mensaje sin enviar, un mensaje a medias y tu plan de seguridad.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Borrarlo y salir' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(async () => {
    const left = await everythingKept(page);
    for (const text of [...words, person.userId, person.email]) expect(left).not.toContain(text);
  }).toPass();
});
