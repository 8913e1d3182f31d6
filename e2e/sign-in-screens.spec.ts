import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { codeField, fillAccount, hideCookieBanner, withConfig } from './fixtures/account-forms.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';
import { addAuthenticator } from './fixtures/factors/second-factor.ts';

/** Every account screen as it first stands, and the heading that it must have. */
const ADDRESSES: readonly [address: string, heading: string][] = [
  ['/signin', 'Qué bueno verte'],
  ['/signin?from=%2Fchat&with=code', 'Entra con un código'],
  ['/signin?with=organization', 'Entra con tu organización'],
  ['/signup', 'Un lugar para ti'],
  ['/verify-email', 'Revisa tu correo'],
  ['/verify-email#error_code=otp_expired', 'El enlace no funcionó'],
  ['/verify-email#message=x', 'Falta un paso'],
  ['/reset-password', 'Cambia tu contraseña'],
  ['/auth#error_code=otp_expired', 'No se pudo entrar'],
];

test('account screens have no accessibility finding on any screen', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await hideCookieBanner(page);
  await withConfig(page, { providers: [{ id: 'google', label: 'Google' }], sso: true });
  for (const [address, heading] of ADDRESSES) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessibleOnScreens(page);
  }
});

test('the second step and the question at the door, in the dark on a phone', async ({
  page,
  person,
  baseURL,
}) => {
  await addAuthenticator(baseURL ?? '', person);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await hideCookieBanner(page);
  await page.goto('/signin');
  await fillAccount(page, person.email, person.password);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeVisible();
  await expectAccessible(page);
});

test('without a network nothing that was typed is lost, and the sentence says so', async ({
  page,
  context,
  person,
}) => {
  await hideCookieBanner(page);
  for (const [address, button] of [
    ['/signin', 'Entrar'],
    ['/signup', 'Crear mi cuenta'],
  ] as const) {
    await page.goto(address);
    await fillAccount(page, person.email, person.password);
    await page.route('**/auth/v1/**', (route) => route.abort());
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(/^No hay conexión con el servidor\./)).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(person.password);
    await page.unroute('**/auth/v1/**');
  }
  await context.close();
});

test('each form is gone through once with the keyboard', async ({ page }) => {
  await hideCookieBanner(page);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).waitFor();
  const stops: string[] = [];
  await page.getByLabel('Correo electrónico').focus();
  for (let press = 0; press < 8; press += 1) {
    stops.push(
      await page.evaluate(() => {
        const { activeElement: here } = document;
        const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : null;
        return label ?? here?.getAttribute('aria-label') ?? here?.textContent ?? '';
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(stops).toEqual([
    'Correo electrónico',
    'Contraseña',
    'Mostrar la contraseña',
    'Entrar',
    'Olvidé mi contraseña',
    'Crear una cuenta',
    'Recibir un código por correo',
    'Usar una llave de acceso',
  ]);
});
