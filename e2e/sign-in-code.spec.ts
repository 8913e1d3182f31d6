import { randomUUID } from 'node:crypto';
import { expectAccessible } from './fixtures/accessible.ts';
import { codeField, fillAccount, hideCookieBanner } from './fixtures/account-forms.ts';
import { codeIn, linkIn, waitForMail } from './fixtures/outbox.ts';
import { expect, test } from './fixtures/person.ts';

const isSignIn = (mail: { subject?: string | undefined }) =>
  /entra|código|acceso/i.test(mail.subject ?? '');

test.beforeEach(async ({ page }) => {
  await hideCookieBanner(page);
});

test('six digits from a mail open the door, and the way back is kept', async ({ page, person }) => {
  await page.goto('/profile');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('link', { name: 'Recibir un código por correo' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible();
  await expect(page.getByText(/Podrás pedir otro en \d+ s/)).toBeVisible();
  await expectAccessible(page);

  // To the mail program and back: the tab was thrown out meanwhile.
  await page.reload();
  const field = codeField(page);
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('000 000');
  await expect(field).toHaveValue('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ese código no coincide o ya venció.')).toBeVisible();
  await expect(field).toBeFocused();

  const code = codeIn(await waitForMail(person.email, isSignIn));
  await field.fill(`${code.slice(0, 3)}-${code.slice(3)} `);
  await expect(field).toHaveValue(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Bienvenido! Tu cuenta está lista.')).toBeVisible();
});

test('the link of the same mail does it too, in another browser', async ({
  page,
  person,
  browser,
}) => {
  await page.goto('/signin?from=%2Fprofile&with=code');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect(codeField(page)).toBeVisible();

  const elsewhere = await browser.newPage();
  await hideCookieBanner(elsewhere);
  const link = linkIn(await waitForMail(person.email, isSignIn));
  await elsewhere.goto(link);
  // A link could be a stranger's, into an account of theirs: who did not ask here is told whose it is.
  await expect(elsewhere.getByText(`Este enlace abre la cuenta de ${person.email}.`)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Sí, entrar' }).click();
  await expect(elsewhere).toHaveURL('/profile');
  expect(elsewhere.url()).not.toContain('token');
  await elsewhere.close();

  const later = await (await browser.newContext()).newPage();
  await hideCookieBanner(later);
  await later.goto(link);
  await expect(later.getByRole('heading', { name: 'No se pudo entrar' })).toBeVisible();
  await expect(later.getByText('Este enlace ya se usó o venció.')).toBeVisible();
  await expectAccessible(later);
  await later.getByRole('link', { name: 'Recibir otro código o enlace' }).click();
  await expect(later.getByRole('button', { name: 'Enviarme un código' })).toBeVisible();
  await later.context().close();
});

test('nobody learns here who has an account', async ({ page }) => {
  await page.goto('/signin?with=code');
  await page.getByLabel('Correo electrónico').fill(`${randomUUID()}@example.test`);
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect(page.getByText(/^Si hay una cuenta con /)).toBeVisible();
});

test('a new account is confirmed with the code, and a lost password replaced with one', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.test`;
  await page.goto('/signup');
  await fillAccount(page, email, 'piedra río luna');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText(`Lo enviamos a ${email}.`)).toBeVisible();
  await expect(page.getByText(/Podrás pedir otro en \d+ s/)).toBeVisible();
  const first = await waitForMail(email, (mail) => /confirma/i.test(mail.subject ?? ''));
  await codeField(page).fill(codeIn(first));
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByText('Bienvenido! Tu cuenta está lista.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.evaluate(() => localStorage.removeItem('remanso.auth'));
  await page.goto('/reset-password');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expectAccessible(page);
  const second = await waitForMail(email, (mail) => /contraseña/i.test(mail.subject ?? ''));
  await codeField(page).fill('111111');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Ese código no coincide o ya venció.')).toBeVisible();
  await codeField(page).fill(codeIn(second));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Contraseña nueva').fill('otra piedra y otro río');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña nueva está guardada.')).toBeVisible();
});
