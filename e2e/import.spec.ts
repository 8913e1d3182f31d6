import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

const DAYLIO = `full_date,date,weekday,time,mood,activities,scales,note_title,note
2021-09-28,28 September,Tuesday,10:00 pm,bad,"clean | music","","","Llovió todo el día"
2021-09-27,27 September,Monday,11:05 pm,Raro,"","","",""
2021-09-26,26 September,Sunday,11:00 am,rad,"","","",""
2021-02-30,30 February,Sunday,11:00 am,rad,"","","",""
`;
const file = {
  name: 'daylio_export_2021_09_28.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(DAYLIO),
};

test('days of another app are looked at, taken once, and taken back', async ({
  personPage: page,
}) => {
  await page.goto('/mood');
  await page.getByRole('link', { name: /Traer registros/ }).click();
  await page.getByLabel('Elegir un archivo').setInputFiles(file);
  await expect(page.getByText(/Fila 5: la fecha o la hora no existe/)).toBeVisible();
  await page.getByLabel(/«Raro», 1 vez/).selectOption('Soledad');
  await expectAccessibleOnScreens(page);
  await page.getByRole('button', { name: 'Traer 4' }).click();
  await expect(page.getByText(/Se guardaron 3 registros de ánimo y 1 página/)).toBeVisible();

  await page.getByRole('link', { name: 'Ver mi diario' }).click();
  await expect(page.getByRole('article')).toContainText('Llovió todo el día');
  await page.goto('/mood');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').nth(1)).toContainText('Soledad');

  await page.goto('/mood/import');
  await page.getByLabel('Elegir un archivo').setInputFiles(file);
  await page.getByLabel(/«Raro», 1 vez/).selectOption('Soledad');
  await expect(page.getByText('4 ya están en tu cuenta y no se repiten.')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click();
  await page.getByRole('button', { name: 'Quitar esta importación' }).click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByText('Se quitó la importación.')).toBeVisible();
  await page.goto('/mood');
  await expect(page.getByText('Aquí verás tus días')).toBeVisible();
});
