import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, type Person, test } from './fixtures/person.ts';

const keysNaming = (page: Page, { userId }: Person) =>
  page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), userId);

/** The account was asked to end, this device saw it, and the week is over. */
async function endAccount(page: Page, person: Person) {
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const data = { current_password: person.password };
  expect((await page.request.put('/auth/v1/user', { headers, data })).ok()).toBe(true);
  const asked = await page.request.post('/rest/v1/rpc/request_account_deletion', { headers });
  expect(asked.ok()).toBe(true);
  await page.goto('/minigames');
  const marker = `remanso.account-end.${person.userId}`;
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), marker)).not.toBeNull();
  await page.evaluate((key) => localStorage.setItem(key, '2026-01-01T00:00:00Z'), marker);
  await page.request.post('/auth/v1/logout?scope=global', { headers });
}

test('what the account had leaves the device with it', async ({ personPage: page, person }) => {
  await page.goto('/safety-plan');
  await page.getByLabel(/^2\. Lo que puedo hacer/).fill('Caminar');
  await expect(page.getByText('Guardado aquí y en tu cuenta.')).toBeVisible();
  await endAccount(page, person);
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
  await page.goto('/');
  await expect.poll(() => keysNaming(page, person)).toEqual([]);
});

test('text that never reached it is asked about', async ({ personPage: page, person }) => {
  await page.goto('/chat');
  await page.getByLabel('Escribe a Nilo').fill('Esto no lo envié');
  await endAccount(page, person);
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
  const dialog = page.getByRole('dialog', { name: 'Queda texto de una cuenta borrada' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Borrarlo' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => keysNaming(page, person)).toEqual([]);
});
