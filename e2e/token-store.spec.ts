import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, type Person, test } from './fixtures/person.ts';
import { DESKTOP, DESKTOPS, PHONE, PHONES } from './fixtures/screens.ts';

/** A phone by day, a desktop by night: the tones are the same on the others. */
const SCREENS = [...PHONES.slice(0, 1), ...DESKTOPS.slice(1)];

/** As if earned; the first visit brought one. */
async function give(page: Page, { userId }: Person, tokens: number) {
  const path = join(process.env['E2E_DATA_DIR'] ?? './data', 'keys.json');
  const { secretKey } = JSON.parse(await readFile(path, 'utf8'));
  const token = { user_id: userId, token_type: 'activity_reward', description: 'tool:test' };
  const answer = await page.request.post('/rest/v1/user_tokens', {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    data: { ...token, amount: tokens },
  });
  expect(answer.status()).toBe(201);
}

const piece = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const buy = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Elegir por .*: ${name}$`) });
const giveBack = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Devolver y recuperar .*: ${name}$`) });
const room = (page: Page) => page.getByRole('region', { name: 'El probador' });

test('a hat is tried on for free, bought, seen in the chat and given back', async ({
  personPage: page,
  person,
}) => {
  await give(page, person, 4);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/token-store');
  await expect(room(page)).toContainText('5 fichas');
  const bare = await room(page).getByRole('img').innerHTML();
  await piece(page, 'Gorro de lana').click();
  await expect(piece(page, 'Gorro de lana')).toContainText('Lo estás probando');
  const withHat = await room(page).getByRole('img').innerHTML();
  expect(withHat).not.toBe(bare);
  // What is everybody's is put on at once, and both are seen together.
  await piece(page, 'Silla de ruedas').click();
  await expect(piece(page, 'Silla de ruedas')).toContainText('Puesto');

  await buy(page, 'Gorro de lana').click();
  await expect(page.getByText('Ya es tuyo: Gorro de lana')).toBeVisible();
  await expect(room(page)).toContainText('2 fichas');
  // Too dear is said with the number, and can still be tried.
  await piece(page, 'Canoa').click();
  await expect(page.getByText('Faltan 4 fichas. Puedes seguir probándolo.')).toBeVisible();

  await page.goto('/chat');
  const pompom = page.locator('main svg circle[cx="60"][cy="5.5"]');
  await expect(pompom.first()).toBeAttached();

  await page.goto('/token-store');
  await page.getByRole('button', { name: 'Lo que tengo' }).click();
  await giveBack(page, 'Gorro de lana').click();
  await expect(page.getByText('Devuelto: Gorro de lana')).toBeVisible();
  await expect(page.getByText('Aquí verás lo que elijas')).toBeVisible();
  await expect(room(page)).toContainText('5 fichas');
  await page.getByRole('button', { name: 'Para Nilo' }).click();
  await expect(piece(page, 'Silla de ruedas')).toContainText('Puesto');
  await expect(piece(page, 'Gorro de lana')).toHaveAttribute('aria-pressed', 'false');
});

test('two tabs cannot spend the same tokens, and one says so', async ({
  personPage: page,
  person,
}) => {
  await give(page, person, 2);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/token-store');
    await expect(room(tab)).toContainText('3 fichas');
  }
  await piece(page, 'Boina').click();
  await piece(other, 'Bufanda roja').click();
  await buy(page, 'Boina').click();
  await expect(page.getByText('Ya es tuyo: Boina')).toBeVisible();
  await buy(other, 'Bufanda roja').click();
  await expect(
    other.getByText('Tus fichas ya se usaron en otra pestaña o dispositivo.', { exact: false }),
  ).toBeVisible();
  await expect(room(other)).toContainText('0 fichas');
});

test('it can all be done with the keyboard', async ({ personPage: page, person }) => {
  await give(page, person, 9);
  await page.setViewportSize(DESKTOP);
  await page.goto('/token-store');
  await expect(room(page)).toContainText('10 fichas');
  await piece(page, 'Flor en la oreja').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(buy(page, 'Flor en la oreja')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(room(page)).toContainText('8 fichas');
  // The button has gone; focus has not.
  await expect(piece(page, 'Flor en la oreja')).toBeFocused();
  await page.getByRole('button', { name: 'Fondos' }).press('Enter');
  await piece(page, 'Hondo').press('Enter');
  await buy(page, 'Hondo').press('Enter');
  await expect(room(page)).toContainText('5 fichas');
  await expect(piece(page, 'Hondo')).toContainText('En uso');
  await page.getByRole('button', { name: 'Piedras', exact: true }).press('Enter');
  await piece(page, 'Jade').press('Enter');
  await expectAccessibleOnScreens(page, SCREENS);

  // A background that is given back stands behind nothing any more, here and in the account.
  await buy(page, 'Jade').press('Enter');
  await expect(room(page)).toContainText('1 ficha');
  await page.getByRole('button', { name: 'Lo que tengo' }).press('Enter');
  await giveBack(page, 'Hondo').press('Enter');
  await expect(page.getByText('Devuelto: Hondo')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('remanso.background'));
  expect(kept).not.toContain('deep-water');
  const profile = await page.request.get('/rest/v1/profiles?select=background', {
    headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
  });
  expect(await profile.json()).toEqual([{ background: null }]);

  // A stone to look at lies in the river, and says that it stands for no care.
  await page.goto('/profile');
  await expect(page.getByRole('img', { name: 'Jade, de adorno' })).toBeVisible();
  await expect(page.getByText('Todavía no hay ninguna.')).toBeVisible();
  await expectAccessibleOnScreens(page, SCREENS.slice(0, 1));
});
