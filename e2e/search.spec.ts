import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

test('by keyboard from home to what helps, and back to what was found', async ({
  personPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^¿Qué necesitas\?/ }).press('Enter');
  const field = page.getByRole('searchbox', { name: 'Qué necesitas o qué te pasa' });
  await expect(field).toBeFocused();
  await page.keyboard.type('no pego ojo');
  const results = page.locator('[data-result]');
  await expect(results.first()).toBeVisible();
  await expect(page.getByText('Porque escribiste «no pego ojo»').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'resultados' })).toBeVisible();
  expect(page.url()).toMatch(/\/search$/);
  await expectAccessibleOnScreens(page);

  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  const title = await results.first().textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('no pego ojo');
  await page.reload();
  await expect(field).toHaveValue('');
});

test('help stands first where the words are serious, and there is always a way on', async ({
  personPage: page,
}) => {
  await page.goto('/mood');
  // The keys come with the way to it.
  await expect(page.getByRole('link', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('searchbox', { name: 'Qué necesitas o qué te pasa' });
  await expect(field).toBeFocused();
  await page.keyboard.type('quiero morir');
  await expect(page.locator('[data-result]').first()).toHaveText('Ayuda ahora');
  await expect(page.getByRole('link', { name: /Aquí hay ayuda/ })).toBeVisible();
  await expectAccessible(page);

  await field.fill('xkzwq');
  await expect(
    page.getByRole('heading', { name: 'Con esas palabras no encuentro nada' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hablar con Nilo' })).toBeVisible();

  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toMatch(/xkzwq|morir/);
});

test('a question opens in a talk with its answer', async ({ personPage: page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('que es la ansiedad');
  await page.getByRole('link', { name: '¿Qué es la ansiedad?' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByText(/la alarma del cuerpo/)).toBeVisible();
});
