import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { confirmItIsMe } from './fixtures/account-forms.ts';
import { expect, test } from './fixtures/person.ts';
import { addKey } from './fixtures/factors/virtual-key.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a passkey is added, named, opens the door, and is removed', async ({
  personPage: page,
  person,
}) => {
  await addKey(page);
  await page.goto('/settings/security');
  const keys = section(page, 'Llaves de acceso');
  await expect(keys.getByText('Todavía no tienes ninguna.')).toBeVisible();
  await keys.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await confirmItIsMe(page, person.password);
  await expect(page.getByText('Lista: la próxima vez puedes entrar con ella.')).toBeVisible();
  await expect(keys.getByRole('listitem')).toContainText('Chrome en Linux');
  await keys.getByRole('button', { name: 'Cambiar el nombre de Chrome en Linux' }).click();
  const rename = page.getByRole('dialog', { name: 'Cambiar nombre' });
  await rename.getByLabel('Nombre').fill('');
  await rename.getByRole('button', { name: 'Guardar' }).click();
  await expect(rename.getByText('Escribe un nombre.')).toBeVisible();
  await rename.getByLabel('Nombre').fill('Mi portátil');
  await rename.getByRole('button', { name: 'Guardar' }).click();
  await expect(keys.getByText('Mi portátil')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/signin');
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).not.toHaveURL(/signin/);
  await page.goto('/settings/security');
  await expect(keys.getByText(/usada ahora|usada hace/)).toBeVisible();
  await keys.getByRole('button', { name: 'Quitar Mi portátil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  // This session came by the key and has shown nothing else.
  await confirmItIsMe(page, person.password);
  await expect(keys.getByText('Todavía no tienes ninguna.')).toBeVisible();
});

test('a security key is the second step', async ({ personPage: page, person }) => {
  await addKey(page, 'usb');
  await page.goto('/settings/security');
  const factors = section(page, 'Segundo paso');
  await factors.getByRole('button', { name: 'Añadir una llave de seguridad' }).click();
  await confirmItIsMe(page, person.password);
  const codes = page.getByRole('dialog', { name: 'Guarda estos códigos' });
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(factors.getByRole('list', { name: 'Segundo paso' })).toContainText('Llave');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/signin');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: 'Usar mi llave' }).click();
  await expect(page).not.toHaveURL(/signin/);
});

test('somebody who closes the dialog of the browser loses nothing', async ({
  personPage: page,
  person,
}) => {
  await page.goto('/settings/security');
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator.credentials, 'create', { value: refuse });
  });
  const keys = section(page, 'Llaves de acceso');
  await keys.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await confirmItIsMe(page, person.password);
  await expect(keys.getByText(/No se añadió ninguna llave/)).toBeVisible();
  const factors = section(page, 'Segundo paso');
  await factors.getByRole('button', { name: 'Añadir una llave de seguridad' }).click();
  await expect(factors.getByText(/No se añadió ninguna llave/)).toBeVisible();
  await expect(factors.getByText('Todavía no tienes un segundo paso.')).toBeVisible();
});
