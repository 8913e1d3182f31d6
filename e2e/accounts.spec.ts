import { randomUUID } from 'node:crypto';
import { expectAccessible } from './fixtures/accessible.ts';
import { fillAccount, hideCookieBanner } from './fixtures/account-forms.ts';
import { openMailedLink } from './fixtures/outbox.ts';
import { endEverywhere, expect, test } from './fixtures/person.ts';

const PASSWORD = 'piedra río luna';
const newAddress = () => `${randomUUID()}@example.test`;

test.beforeEach(async ({ page }) => {
  await hideCookieBanner(page);
});

test('from the guard to a signed-in page: sign-up, mail, consent, reward, sign-out', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/settings');
  await expect(page).toHaveURL('/signin?from=%2Fsettings');
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await expect(page.getByRole('button', { name: 'Crear mi cuenta' })).toBeVisible();
  await fillAccount(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText(`Lo enviamos a ${email}.`)).toBeVisible();
  await expectAccessible(page);

  await openMailedLink(page, email, /confirma/i);
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/settings');
  expect(page.url()).not.toContain('token');

  await page.getByLabel(/Confirmo que tengo más de 18 años/).check();
  await page.getByLabel('Nombre completo').fill('Ana Pérez');
  await page.getByRole('button', { name: 'Firmar con mi nombre' }).click();
  await page.getByRole('button', { name: 'Verificar Identidad y Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expect(page.getByText('Consentimiento registrado correctamente')).toBeVisible();
  await expect(page.getByText('Ya tienes tu lugar aquí')).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Sesión cerrada correctamente!')).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('a confirmation opened in another browser works there', async ({ page, browser }) => {
  const email = newAddress();
  await page.goto('/signup?from=%2Fprofile');
  await fillAccount(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText(`Lo enviamos a ${email}.`)).toBeVisible();

  const elsewhere = await browser.newPage();
  await hideCookieBanner(elsewhere);
  await openMailedLink(elsewhere, email, /confirma/i);
  await expect(elsewhere.getByText(`Este enlace abre la cuenta de ${email}.`)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Sí, entrar' }).click();
  await expect(elsewhere.getByText('Bienvenido! Tu cuenta está lista.')).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Ya lo confirmé' }).click();
  await fillAccount(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a link is good for one use, and the page says so', async ({ page, browser }) => {
  const email = newAddress();
  await page.goto('/signup');
  await fillAccount(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await openMailedLink(page, email, /confirma/i);
  await expect(page.getByText('Bienvenido! Tu cuenta está lista.')).toBeVisible();

  const later = await browser.newPage();
  await hideCookieBanner(later);
  await openMailedLink(later, email, /confirma/i);
  await expect(later.getByRole('heading', { name: 'El enlace no funcionó' })).toBeVisible();
  await expect(later.getByText('Este enlace ya se usó o venció.')).toBeVisible();
  await later.close();
});

test('each refusal stands beside its field and keeps what was typed', async ({ page, person }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText(/^Email inválido: /)).toBeVisible();
  await expect(page.getByText('Contraseña inválida: Contraseña requerida')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();

  await fillAccount(page, person.email, 'no es esta');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Credenciales incorrectas. Verifica tu correo y contraseña.'),
  ).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await expect(page.getByRole('button', { name: 'Crear mi cuenta' })).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('corta');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(
    page.getByText('Este correo ya está registrado. Intenta iniciar sesión.'),
  ).toBeVisible();
});

test('the sixth guess waits', async ({ page, person }) => {
  await page.goto('/signin');
  for (let guess = 1; guess <= 6; guess += 1) {
    await fillAccount(page, person.email, `intento ${guess}`);
    await page.getByRole('button', { name: 'Entrar' }).click();
  }
  await expect(
    page.getByText('Demasiados intentos de acceso. Intenta de nuevo más tarde.'),
  ).toBeVisible();
});

test('a mail whose request got no answer was asked for here all the same', async ({
  page,
  person,
}) => {
  await page.route('**/auth/v1/recover*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/reset-password');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await openMailedLink(page, person.email, /contraseña/i);
  await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
});

test('a forgotten password is replaced from a mail', async ({ page, person }) => {
  await page.goto('/signin');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible();

  await openMailedLink(page, person.email, /contraseña/i);
  await page.getByLabel('Contraseña nueva').fill('otra piedra y otro río');
  await page.reload();
  await page.getByLabel('Contraseña nueva').fill('otra piedra y otro río');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña nueva está guardada.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the current password verifies before it is changed', async ({ personPage, person }) => {
  await personPage.goto('/settings/security');
  await personPage.getByLabel('Contraseña actual').fill('no es esta');
  await personPage.getByLabel('Contraseña nueva').fill(PASSWORD);
  await personPage.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(personPage.getByText('La contraseña actual es incorrecta')).toBeVisible();
  await personPage.getByLabel('Contraseña actual').fill(person.password);
  await personPage.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(personPage.getByText('Tu contraseña nueva está guardada.')).toBeVisible();
});

test('leaving in one tab leaves in all', async ({ personPage }) => {
  const other = await personPage.context().newPage();
  await personPage.goto('/profile');
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(personPage).toHaveURL('/signin');
});

test('a session that the server ended leads back to where one was', async ({
  personPage,
  person,
}) => {
  await personPage.goto('/profile');
  await expect(personPage.getByRole('heading', { level: 1 })).toBeVisible();
  await endEverywhere(personPage, person);
  await personPage.goto('/settings');
  await expect(personPage).toHaveURL('/signin?from=%2Fsettings');
  await expect(personPage.getByText(/Tu sesión se cerró por seguridad/)).toBeVisible();
  await expect(personPage.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await personPage.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await personPage.getByRole('button', { name: 'Entrar' }).click();
  await expect(personPage.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
});

test('whoever is signed in is not asked to sign in', async ({ personPage }) => {
  await personPage.goto('/signin');
  await expect(personPage).toHaveURL('/');
  await expect(personPage.getByText('Bienvenido! Tu cuenta está lista.')).toBeVisible();
  await personPage.goto('/auth');
  await expect(personPage).toHaveURL('/');
});

test('the whole way in works with the keyboard alone', async ({ page, person }) => {
  await page.goto('/signin');
  await page.getByLabel('Correo electrónico').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
