import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

test('by keyboard from the country to a sheet, which is alone on paper', async ({
  personPage: page,
}) => {
  await page.goto('/resources');
  await page.getByRole('button', { name: /^Líneas de ayuda/ }).press('Enter');
  await page.getByLabel('País').selectOption('España');
  await expect(page.getByRole('link', { name: 'Llamar al 024' })).toBeVisible();
  await expect(page.getByText(/^Verificado el 10 de septiembre de 2025/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Hojas/ }).press('Space');
  await page.getByRole('button', { name: 'Dormir' }).press('Enter');
  const star = page.getByRole('button', { name: 'Guardar: Diario de sueño' });
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Diario de sueño' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Diario de sueño' })).toBeVisible();
  await expectAccessibleOnScreens(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Me acosté' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Imprimir/ })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Volver' }).press('Enter');
  await page.getByRole('button', { name: 'Solo lo guardado' }).press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Diario de sueño']);
});
