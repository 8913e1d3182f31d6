import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, type Person, test } from './fixtures/person.ts';
import { DESKTOPS, PHONES } from './fixtures/screens.ts';

/** Long pages whose parts are the same: one is read by day on a phone, the next by night on a desktop. */
const A_PHONE_BY_DAY = PHONES.slice(0, 1);
const A_DESKTOP_BY_NIGHT = DESKTOPS.slice(1);
const A_PHONE_BY_NIGHT = PHONES.slice(1);

/** What a person has done, as the app stores it. */
async function store(page: Page, person: Person, table: string, row: object) {
  const stored = await page.request.post(`/rest/v1/${table}`, {
    headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
    data: row,
  });
  expect(stored.ok()).toBe(true);
}

test('a stone is found by caring, told of once, and stays', async ({
  personPage: page,
  person,
}) => {
  await page.goto('/profile');
  const bed = page.getByRole('list', { name: 'Fondo del río' });
  await expect(page.getByText('Todavía no hay ninguna.')).toBeVisible();
  await expect(bed.getByRole('button')).toHaveCount(40);
  await bed.getByRole('button', { name: 'Una página, todavía no' }).click();
  await expect(page.getByRole('dialog')).toContainText('Al guardar una página en el diario');
  await page.keyboard.press('Escape');

  await store(page, person, 'diary_entries', { body: 'Hoy llovió' });
  await store(page, person, 'mood_entries', { emotion: 'calma', intensity: 2 });
  const told = page.waitForResponse(
    (answer) => answer.url().includes('/found_stones') && answer.request().method() === 'PATCH',
  );
  await page.reload();
  await expect(page.getByText('Hay 2 piedras nuevas: «Una página» y «Así llego».')).toBeVisible();
  await expect(page.getByText(/^En \d{4} hubo cuidado en 1 día\./)).toBeVisible();
  await told;
  await page.reload();
  await expect(page.getByText('Llevas 2 piedras.')).toBeVisible();
  await expect(page.getByText('piedras nuevas')).toHaveCount(0);

  // A day of rest finds its stone without another visit.
  await page.getByRole('button', { name: 'Hoy descanso' }).click();
  await expect(page.getByText('Hay una piedra nueva: «Descansar».')).toBeVisible();

  // One step of Tab for the whole bed, arrows within it.
  await bed.getByRole('button').first().focus();
  await page.keyboard.press('End');
  await expect(bed.getByRole('button', { name: /^De vuelta/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bed.getByRole('button', { name: /^Un no a tiempo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Todavía no está en tu río.');
});

test('all forty say how they are found, and no screen has axe findings', async ({
  personPage: page,
  person,
}) => {
  await store(page, person, 'diary_entries', { body: 'Hoy llovió' });
  await page.goto('/profile/stones');
  await expect(page.getByText('Llevas una piedra.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(40);
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY);
  await page.goto('/profile');
  await page.getByText('Ver los datos en una tabla').click();
  await expect(page.getByRole('row', { name: /Escribir y guardar/ })).toBeVisible();
  await expectAccessibleOnScreens(page, A_DESKTOP_BY_NIGHT);
});

test('the picture is seen first, and holds no name that nobody typed', async ({
  personPage: page,
  person,
}) => {
  await store(page, person, 'diary_entries', { body: 'Hoy llovió' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Hacer una imagen' }).click();
  const studio = page.getByRole('dialog', { name: 'Tu río en imagen' });
  const picture = studio.getByRole('img');
  await expect(picture).toHaveAccessibleName(/^«Piedras de mi río»\. Un río de día con Nilo/);
  await studio.getByRole('button', { name: 'De noche' }).click();
  await studio.getByLabel('Un nombre').fill('Ana');
  await expect(picture).toHaveAccessibleName(
    /Ana\. Un río de noche con Nilo en el agua y una piedra/,
  );
  const download = page.waitForEvent('download');
  await studio.getByRole('button', { name: 'Descargar' }).click();
  const file = await (await download).path();
  // A PNG says how wide and high it is in bytes 16 to 23.
  const png = await readFile(file);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  await expect(studio.getByText('La imagen se guardó en tus descargas.')).toBeVisible();
  await expectAccessibleOnScreens(page, A_PHONE_BY_NIGHT);
});
