import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { pressByKeys, reachByKeys } from './fixtures/by-keys.ts';
import { expect, test } from './fixtures/person.ts';

test('a mandala is coloured by keyboard alone, lies there after a reload, and is taken along', async ({
  personPage: page,
}) => {
  // Every screen is looked at with all the pieces of the drawing.
  test.slow();
  await page.goto('/mandala-coloring');
  await pressByKeys(page, /^Grande/, 'radio');
  await pressByKeys(page, 'Empezar');
  await pressByKeys(page, /^semilla, anillo 1 de 4/);
  await expect(page.getByRole('button', { name: /^semilla.*: agua clara$/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /^centro/ })).toBeFocused();
  await page.keyboard.press('z');
  await expect(
    page.getByRole('button', { name: /^semilla, anillo 1 de 4.*: sin color$/ }),
  ).toBeAttached();
  await page.keyboard.press('y');
  await pressByKeys(page, 'Toda la vuelta');
  await pressByKeys(page, /^centro/);
  // Every mandala is another one: outwards, until there is a round of several pieces.
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('ArrowUp');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (/ 1 de \d+, anillo/.test(label ?? '')) break;
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'piezas: agua clara' })).toBeAttached();
  await expectAccessibleOnScreens(page);
  await page.reload();
  await pressByKeys(page, 'Seguir');
  await expect(page.getByRole('button', { name: /^semilla.*: agua clara$/ })).toBeAttached();
  await pressByKeys(page, 'Terminar');
  await pressByKeys(page, 'agua clara');
  await pressByKeys(page, 'Guardar y terminar');
  await expect(page.getByText('Mi color de hoy: agua clara.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mandala con agua clara' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await pressByKeys(page, 'Guardar imagen');
  expect((await saved).suggestedFilename()).toBe('mandala-remanso.png');
});

test('a drawing is made with keys, said in words, and given to the wind', async ({
  personPage: page,
}) => {
  // Every screen is looked at while the sheet goes on being drawn.
  test.slow();
  await page.goto('/minigames/zen-brain');
  await reachByKeys(page, /^Cruz/, 'radio');
  await page.keyboard.press('ArrowRight');
  await pressByKeys(page, 'Empezar');
  await reachByKeys(page, 'Hoja para dibujar', 'application');
  const said = page.getByRole('status');
  await page.keyboard.press('Space');
  await expect(
    said.filter({ hasText: 'Lápiz abajo, cerca del centro, hacia las 12' }),
  ).toBeAttached();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key);
  await page.keyboard.press('Space');
  await expect(said.filter({ hasText: 'Un trazo, repetido 12 veces' })).toBeAttached();
  await pressByKeys(page, 'Sello de pétalo');
  await reachByKeys(page, 'Hoja para dibujar', 'application');
  await page.keyboard.press('Space');
  await expect(said.filter({ hasText: 'Sello de pétalo: 12 alrededor.' })).toBeAttached();
  await page.keyboard.press('z');
  await expect(said.filter({ hasText: 'Deshecho' })).toBeAttached();
  await expectAccessibleOnScreens(page);
  await page.clock.install();
  await pressByKeys(page, 'Que se lo lleve el aire');
  await pressByKeys(page, 'Soplar ahora');
  await page.clock.runFor(10_000);
  await pressByKeys(page, 'Terminar sin escribir');
  await expect(page.getByText('Un trazo en 6 partes. Se lo llevó el aire.')).toBeVisible();
  await expect(page.getByText('No queda nada en la hoja.')).toBeVisible();
});
