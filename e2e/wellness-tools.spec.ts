import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

test('from the need to the end, and next time it stands first with its reason', async ({
  personPage: page,
}) => {
  await page.goto('/wellness-tools');
  await page.getByRole('button', { name: /^Bajar/ }).click();
  await expect(page.getByRole('heading', { name: 'Lo que ya te ayudó' })).toHaveCount(0);
  await page.getByRole('link', { name: '5-4-3-2-1' }).click();
  await page.getByRole('slider', { name: /Cuánto pesa/ }).fill('7');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByText('Estás aquí. No hay que hacerlo bien.')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: '5 de 5' }).click();
  await expect(page.getByText('Ya están todas')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'En pausa' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminar aquí' }).click();
  await page.getByRole('slider').fill('4');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByText('Bajaste de 7 a 4.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver las herramientas' }).click();
  await expect(page.getByRole('heading', { name: 'Lo que ya te ayudó' })).toBeVisible();
  await expect(page.getByText('La última vez bajaste de 7 a 4.')).toBeVisible();
  await expectAccessibleOnScreens(page);
});

test('what stays very hard is met with other help, and worries stay in their drawer', async ({
  personPage: page,
}) => {
  await page.goto('/wellness-tools/worry-time');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('textbox').fill('La cita del martes');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('button', { name: 'Terminar aquí' }).click();
  await page.getByRole('slider').fill('9');
  await page.getByRole('button', { name: 'Terminar' }).click();
  const help = page.getByRole('link', { name: 'Pasar este momento con ayuda' });
  await expect(help).toHaveAttribute('href', '/crisis-moment');
  await expect(page.getByText('estará aquí la próxima vez')).toBeVisible();
  await page.getByRole('button', { name: 'Otra vez' }).click();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('La cita del martes');
  await expectAccessibleOnScreens(page);
});
