import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';
import { DESKTOPS, PHONE, PHONES } from './fixtures/screens.ts';

const A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT = [...PHONES.slice(0, 1), ...DESKTOPS.slice(1)];

test('a level of faces from its own address to its table, by keyboard alone', async ({
  personPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/recognize-emotion/2');
  await expect(page.getByRole('radio', { name: /Con menos fuerza/ })).toBeChecked();
  await page.getByRole('button', { name: 'Empezar', exact: true }).press('Enter');

  // In words, without a word on what is felt.
  await page.getByText('Describir la cara').press('Enter');
  await expect(page.getByRole('group').filter({ hasText: /^Describir la cara/ })).toContainText(
    /^Describir la caraPersona .+\. .*(cejas|ojos|nariz|boca|labio|comisuras|párpados)/,
  );
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);

  for (let face = 1; face <= 12; face += 1) {
    await expect(page.getByText(`Cara ${face} de 12`)).toBeVisible();
    await page.keyboard.press(String(1 + (face % 6)));
    await expect(page.getByRole('heading', { name: /^(Sí, |Muestra )/ })).toBeFocused();
    if (face === 1) await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/^12 caras miradas de cerca\./)).toBeVisible();
  await expect(page.getByLabel('¿A quién preguntaré cómo está en vez de adivinar?')).toBeVisible();
  await page.getByRole('button', { name: 'Terminar sin escribir' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Lo que viste/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(7);
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);
});
