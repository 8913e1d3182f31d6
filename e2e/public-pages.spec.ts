import { expect, test } from './fixtures/hydrated.ts';
import { expectAccessibleOnScreens, widerThanScreen } from './fixtures/accessible.ts';
import { PHONE } from './fixtures/screens.ts';

const PAGES = [
  '/',
  '/legal',
  '/crisis',
  '/crisis-moment',
  '/breathe',
  '/safety-plan',
  '/signin',
  '/signup',
  '/verify-email',
  '/reset-password',
  '/mascot',
  '/no-existe',
];

for (const path of PAGES) {
  test(`${path} is taken over as it was sent and can be used on any screen`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    // For whoever searches.
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute(
      'content',
      /^.{50,160}$/,
    );
    await expectAccessibleOnScreens(page);
    // What a phone has left for the page when it draws everything twice as large. The gallery shows
    // the mascot in fixed sizes.
    await page.setViewportSize({ width: 180, height: 370 });
    if (path !== '/mascot') expect(await widerThanScreen(page)).toBe(0);
    expect(errors).toEqual([]);
  });
}

test('what takes focus at the foot of the screen does not move the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const choose = page.getByRole('button', { name: 'Elegir', exact: true });
  await expect(choose).toBeVisible();
  await choose.focus();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the country of the device stands alone, and another one can be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/crisis');
  // Nothing lies over the number: the cookie question is one line below it.
  const call = page.getByRole('link', { name: 'Llamar al 911' }).first();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await call.click({ trial: true });
  await expect(page.getByRole('link', { name: /Llamar al 800 911 2000/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Llamar al 988/ })).toBeHidden();
  await page.getByText('Perú', { exact: true }).click();
  await expect(page.getByRole('link', { name: /Llamar al 800 911 2000/ })).toBeHidden();
  await page.reload();
  await expect(page.getByText('Verificado el 2 de marzo de 2026.').first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the crisis page gives its lines, by country, as links a phone opens', async ({ page }) => {
    await page.goto('/crisis');
    await expect(page.getByRole('link', { name: 'Llamar al 911' }).first()).toHaveAttribute(
      'href',
      'tel:911',
    );
    await expect(
      page.getByRole('link', { name: /Enviar HELLO al 741741/ }).first(),
    ).toHaveAttribute('href', 'sms:741741?&body=HELLO');
    await expect(page.getByRole('link', { name: /Llamar al 800 911 2000/ })).toBeHidden();
    await page.getByText('México', { exact: true }).click();
    await expect(page.getByRole('link', { name: /Llamar al 800 911 2000/ })).toBeVisible();
    // One country at a time: the same number is another service elsewhere.
    await page.getByText('Perú', { exact: true }).click();
    await expect(page.getByRole('link', { name: /Llamar al 800 911 2000/ })).toBeHidden();
    await expect(page.getByText('Verificado el 2 de marzo de 2026.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Salir rápido' })).toHaveAttribute(
      'href',
      /wikipedia/,
    );
  });

  test('the crisis moment goes from breath to ground to a person', async ({ page }) => {
    await page.goto('/crisis-moment');
    await expect(page.getByRole('link', { name: 'Líneas de ayuda por país' })).toHaveAttribute(
      'href',
      '/crisis',
    );
    await expect(page.getByText('Toma aire mientras el agua crece')).toBeVisible();
    await page.getByRole('link', { name: 'Seguir' }).first().click();
    await expect(page.getByText('5 cosas que ves')).toBeVisible();
    await page.getByText('Llegar a una persona').click();
    await expect(page.getByRole('link', { name: 'Enviar este mensaje a alguien' })).toHaveAttribute(
      'href',
      /^sms:\?&body=/,
    );
  });

  test('the legal page is whole', async ({ page }) => {
    await page.goto('/legal');
    await expect(page.getByText('Versión 4.2')).toBeVisible();
    await expect(page.getByText(/100 USD o al importe que hayas pagado/)).toBeVisible();
    await expect(page.getByText('arbitraje individual y vinculante')).toBeVisible();
  });
});
