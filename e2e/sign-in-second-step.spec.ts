import { expectAccessible } from './fixtures/accessible.ts';
import {
  codeField,
  confirmItIsMe,
  fillAccount,
  hideCookieBanner,
} from './fixtures/account-forms.ts';
import { openMailedLink } from './fixtures/outbox.ts';
import { expect, test } from './fixtures/person.ts';
import { addAuthenticator, codeNow } from './fixtures/factors/second-factor.ts';
import { addKey } from './fixtures/factors/virtual-key.ts';

test.beforeEach(async ({ page }) => {
  await hideCookieBanner(page);
});

test('an account with a second factor opens only once it was shown', async ({
  page,
  person,
  baseURL,
}) => {
  const { secret } = await addAuthenticator(baseURL ?? '', person);
  await page.goto('/profile');
  await fillAccount(page, person.email, person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);

  // Neither another address nor the home page show anything of the person before.
  await page.goto('/mood');
  await expect(page).toHaveURL('/signin?from=%2Fmood');
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();

  await page.goto('/profile');
  await codeField(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ese código no coincide. Usa el que tu')).toBeVisible();
  await codeField(page).fill(codeNow(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
  await page.goto('/signin');
  await expect(page).toHaveURL('/');
});

test('a recovery code is the way in when the app is lost', async ({ page, person, baseURL }) => {
  const { recoveryCodes } = await addAuthenticator(baseURL ?? '', person);
  await page.goto('/signin?from=%2Fprofile');
  await fillAccount(page, person.email, person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await expectAccessible(page);
  const field = page.getByLabel('Código de recuperación');
  await field.fill('abcd-efgh-ijkl');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ese código de recuperación no coincide o ya se usó.')).toBeVisible();
  await field.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('another account can be taken instead', async ({ page, person, baseURL }) => {
  await addAuthenticator(baseURL ?? '', person);
  await page.goto('/signin');
  await fillAccount(page, person.email, person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Qué bueno verte' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('remanso.auth'))).toBeNull();
});

test('without network the second step says so and can be tried again', async ({
  page,
  person,
  baseURL,
}) => {
  await addAuthenticator(baseURL ?? '', person);
  await page.route('**/auth/v1/user', (route) => route.abort());
  await page.goto('/signin');
  await fillAccount(page, person.email, person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^No hay conexión con el servidor\./)).toBeVisible();
  await page.unroute('**/auth/v1/user');
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(codeField(page)).toBeVisible();
});

test('a new password after a recovery also asks for the second factor', async ({
  page,
  person,
  baseURL,
}) => {
  const { secret } = await addAuthenticator(baseURL ?? '', person);
  await page.goto('/reset-password');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await openMailedLink(page, person.email, /contraseña/i);
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible();
  await codeField(page).fill(codeNow(secret, 1));
  await page.keyboard.press('Enter');
  await page.getByLabel('Contraseña nueva').fill('otra piedra y otro río');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña nueva está guardada.')).toBeVisible();
  // Whoever was in the account before may have left a way in.
  await expect(page).toHaveURL(/^[^?]*\/settings\/security\?/);
  await expect(page.getByRole('heading', { name: 'Mira quién más puede entrar' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Segundo paso' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Todo está bien, seguir' }).click();
  await expect(page).toHaveURL('/');
});

test('who has none of it asks by mail, and who has it is told', async ({
  page,
  person,
  baseURL,
}) => {
  const { secret } = await addAuthenticator(baseURL ?? '', person);
  await page.goto('/signin');
  await fillAccount(page, person.email, person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const lost = page.getByRole('button', { name: 'No tengo nada de esto' });
  const ask = page.getByRole('button', { name: 'Pedir que se quite' });
  await lost.click();
  await ask.click();
  await expect(page.getByText(/Primero hay que comprobar que el correo/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pedir el enlace' }).click();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await openMailedLink(page, person.email, /contraseña/i);
  await lost.click();
  await ask.click();
  await expect(page.getByText(/Listo. Quitaremos el segundo paso el/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
  await page.goto('/signin?from=%2Fsettings%2Fsecurity');
  await fillAccount(page, person.email, person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await codeField(page).fill(codeNow(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/se quitarán todos tus segundos pasos/)).toBeVisible();
  // This one is not a week old: it may be a thief's.
  await expect(page.getByText(/no puede impedirlo/)).toBeVisible();
  await expectAccessible(page);
});

test('a security key is the second step too', async ({ personPage: page, person }) => {
  await addKey(page, 'usb');
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Añadir una llave de seguridad' }).click();
  await confirmItIsMe(page, person.password);
  await expect(page.getByText('Tu llave está lista.')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('remanso.auth'));

  await page.goto('/signin?from=%2Fprofile');
  await fillAccount(page, person.email, person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible();
  const use = page.getByRole('button', { name: 'Usar mi llave' });
  await expect(use).toBeVisible();
  await expectAccessible(page);
  await use.click();
  await expect(page).toHaveURL('/profile');
});
