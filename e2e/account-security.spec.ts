import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible } from './fixtures/accessible.ts';
import { confirmItIsMe } from './fixtures/account-forms.ts';
import { codeIn, linkIn, waitForMail } from './fixtures/outbox.ts';
import { expect, test } from './fixtures/person.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/settings/security');
  await expect(page.getByRole('heading', { name: 'Dónde está abierta tu cuenta' })).toBeVisible();
  await expect(page.getByText('Cargando...')).toHaveCount(0);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Sets up an authenticator app. @param password when it is asked for first */
async function addApp(page: Page, password?: string): Promise<void> {
  await section(page, 'Segundo paso')
    .getByRole('button', { name: 'Añadir una aplicación' })
    .click();
  if (password !== undefined) await confirmItIsMe(page, password);
  const dialog = page.getByRole('dialog', { name: 'Añadir una aplicación' });
  await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await dialog.getByText('No puedo escanearla').click();
  const secret = (await dialog.locator('p.font-mono').innerText()).replaceAll(/\s/g, '');
  await dialog.getByLabel('Código de seis números').fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Activar' }).click();
}

test('settings lead to the security of the account, which axe finds nothing in', async ({
  personPage: page,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Abrir seguridad de la cuenta' }).click();
  await expect(page).toHaveURL('/settings/security');
  await open(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test('an app is set up by picture or by words, and a wrong number says so', async ({
  personPage: page,
  person,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Añadir una aplicación' }).click();
  const asking = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await asking.getByRole('button', { name: 'Confirmar' }).click();
  await expect(asking.getByText('Escribe tu contraseña.')).toBeVisible();
  await expect(asking.getByLabel('Tu contraseña')).toBeFocused();
  await asking.getByLabel('Tu contraseña').fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(asking.getByText(/Esa no es la contraseña de tu cuenta/)).toBeVisible();
  await expectAccessible(page);
  // Whoever would rather not changes nothing, and may begin again.
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Añadir una aplicación' });
  await expect(dialog.getByText('No se cambió nada.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Intentar otra vez' }).click();
  await confirmItIsMe(page, person.password);
  await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Código de seis números').fill('12');
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(dialog.getByText('Escribe los seis números del código.')).toBeVisible();
  await dialog.getByLabel('Código de seis números').fill('000000');
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(dialog.getByText(/Ese código no coincide/)).toBeVisible();
  // Closed half-way, nothing stays.
  await page.keyboard.press('Escape');
  await expect(section(page, 'Segundo paso').getByText(/Todavía no tienes/)).toBeVisible();

  await addApp(page);
  const codes = page.getByRole('dialog', { name: 'Guarda estos códigos' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Descargar' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('remanso-codigos-de-recuperacion.txt');
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  const factors = section(page, 'Segundo paso');
  await expect(factors.getByRole('list', { name: 'Segundo paso' })).toContainText('Aplicación');
  await expect(factors.getByText('Quedan 10 de 10.')).toBeVisible();
  await expectAccessible(page);
});

test('without the phone a code from paper opens the door, and the old app is replaced', async ({
  personPage: page,
  person,
}) => {
  await open(page);
  await addApp(page, person.password);
  const codes = page.getByRole('dialog', { name: 'Guarda estos códigos' });
  const code = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/signin');
  await page.goto('/signin?from=%2Fsettings%2Fsecurity');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/settings/security');
  const factors = section(page, 'Segundo paso');
  await expect(factors.getByText('Quedan 9 de 10.')).toBeVisible();

  await factors.getByRole('button', { name: 'Quitar Aplicación', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(factors.getByText(/Entraste con un código de recuperación/)).toBeVisible();
  await addApp(page, person.password);
  await expect(factors.getByRole('button', { name: 'Quitar Aplicación 2' })).toBeVisible();
  for (const name of ['Quitar Aplicación', 'Quitar Aplicación 2']) {
    await factors.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(factors.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(factors.getByText(/Todavía no tienes un segundo paso/)).toBeVisible();
});

test('sessions elsewhere are seen and ended', async ({ personPage: page, person }) => {
  const signIn = () =>
    page.request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: person.apikey, 'user-agent': 'Firefox on Android' },
      data: { email: person.email, password: person.password },
    });
  await signIn();
  await open(page);
  const sessions = section(page, 'Dónde está abierta tu cuenta');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Esta sesión');
  await expect(sessions.getByText('Firefox en Android')).toBeVisible();
  await sessions.getByRole('button', { name: /Cerrar la sesión de Firefox en Android/ }).click();
  await expect(page.getByText('Esa sesión está cerrada.')).toBeVisible();
  await expect(sessions.getByText('No hay otra sesión abierta.')).toBeVisible();

  await signIn();
  await page.reload();
  await sessions.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect(page.getByText('Solo queda abierta esta sesión.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('a change of address waits for both mails, and can be taken back', async ({
  personPage: page,
  person,
}) => {
  await open(page);
  const email = section(page, 'Correo');
  await email.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(email.getByText('Por favor, ingresa un correo electrónico válido.')).toBeVisible();
  await email.getByLabel('Correo nuevo').fill(person.email);
  await email.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(email.getByText('Ese ya es tu correo.')).toBeVisible();
  const next = `nuevo-${person.email}`;
  await email.getByLabel('Correo nuevo').fill(next);
  await email.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(email.getByText(`El cambio a ${next} está esperando.`)).toBeVisible();
  await expectAccessible(page);
  await email.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect(email.getByLabel('Correo nuevo')).toBeVisible();

  await email.getByLabel('Correo nuevo').fill(next);
  await email.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(email.getByText(`El cambio a ${next} está esperando.`)).toBeVisible();
  await email.getByRole('button', { name: 'Enviar los mensajes otra vez' }).click();
  await expect(page.getByText('Listo: van los dos mensajes en camino.')).toBeVisible();
  expect(linkIn(await waitForMail(next))).toContain('token');
  await page.reload();
  await expect(email.getByText(`El cambio a ${next} está esperando.`)).toBeVisible();
});

test('leaving takes a typed word, a code by mail, and a week in which one can stay', async ({
  personPage: page,
  person,
}) => {
  // It looks at every kind of page.
  test.slow();
  await open(page);
  const leaving = section(page, 'Borrar mi cuenta');
  await leaving.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
  await dialog.getByRole('button', { name: 'Pedir que se borre' }).click();
  await expect(dialog.getByText('Escribe «borrar» para confirmar.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Para confirmar, escribe «borrar»').fill('Borrar');
  await dialog.getByRole('button', { name: 'Pedir que se borre' }).click();
  const asking = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await asking.getByRole('button', { name: 'Recibir un código por correo' }).click();
  await asking.getByRole('button', { name: 'Enviar código' }).click();
  const field = asking.getByLabel('Código del correo');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  const sent = ({ subject = '' }: { subject?: string | undefined }) =>
    /código de seguridad/.test(subject);
  await field.fill(codeIn(await waitForMail(person.email, sent)));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Tu cuenta se borrará el .* Puedes quedarte/)).toBeVisible();
  // Wherever somebody goes meanwhile, it is said, and one press keeps the account.
  const going = page.getByText(/Tu cuenta se borrará el .* Puedes quedarte/);
  for (const inside of ['/mood', '/minigames', '/minigames/breathing', '/profile', '/settings']) {
    await page.goto(inside);
    await expect(going).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Quedarme' })).toBeVisible();
  }
  for (const inside of ['/', '/chat']) {
    await page.goto(inside);
    await expect(going).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Quedarme' }).click();
  await expect(page.getByText('Tu cuenta se queda. Nada se borró.')).toBeVisible();
  await expect(going).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/mood');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quedarme' })).toHaveCount(0);
});

test('without the network the page says so, and a failed load can be asked again', async ({
  personPage: page,
}) => {
  await page.route('**/auth/v1/passkeys', (route) => route.abort());
  await page.goto('/settings/security');
  const keys = section(page, 'Llaves de acceso');
  await expect(keys.getByText(/No hay conexión con el servidor/)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/auth/v1/passkeys');
  await keys.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(keys.getByText('Todavía no tienes ninguna.')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/Sin conexión\. Puedes mirar/)).toBeVisible();
  await page.context().setOffline(false);
});
