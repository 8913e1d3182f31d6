import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';

async function add(page: Page, name: string, ring: string, phone?: string) {
  await page.getByRole('button', { name: 'Añadir a alguien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByRole('radio', { name: new RegExp(`^${ring}`) }).check();
  await dialog.getByRole('button', { name: 'Escuchar' }).click();
  if (phone) await dialog.getByLabel(/^Teléfono/).fill(phone);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, name)).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const dot = (page: Page, name: string) =>
  page.getByRole('figure').getByRole('button', { name: new RegExp(`^${name},`) });

test('somebody is added, called, asked, changed and taken away with a way back', async ({
  personPage: page,
}) => {
  await page.goto('/support-network');
  await expect(page.getByText('Una persona ya es una red')).toBeVisible();
  await add(page, 'Marta', 'Cerca', '+52 55 1234 5678');
  await expect(card(page, 'Marta').getByRole('link', { name: 'Llamar: Marta' })).toHaveAttribute(
    'href',
    'tel:+525512345678',
  );
  await card(page, 'Marta').getByText('Pedirle algo').click();
  await expect(card(page, 'Marta').getByRole('link', { name: 'Mensaje: Marta' })).toHaveAttribute(
    'href',
    `sms:+525512345678?&body=${encodeURIComponent('¿Puedes llamarme hoy?')}`,
  );
  await expect(card(page, 'Marta').getByRole('link', { name: 'WhatsApp: Marta' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/525512345678\?text=/,
  );

  await page.getByRole('button', { name: 'Cambiar: Marta' }).click();
  await page.getByRole('dialog').getByLabel(/^Nota/).fill('Contesta de noche');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(card(page, 'Marta')).toContainText('Contesta de noche');
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);

  await page.getByRole('button', { name: 'Quitar: Marta' }).click();
  await expect(page.getByText('Marta ya no está en tu red.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(card(page, 'Marta')).toContainText('Contesta de noche');
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Marta')).toContainText('Contesta de noche');
});

test('help stands beside what is written about somebody, and to somebody; both are kept', async ({
  personPage: page,
}) => {
  await page.goto('/support-network');
  await page.getByRole('button', { name: 'Añadir a alguien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Nota/).fill('Le conté que ya no quiero vivir');
  const help = page.getByRole('link', { name: 'Ver ayuda ahora' });
  await expect(dialog.locator(help)).toHaveAttribute('href', '/crisis-moment');
  await expectAccessible(page);
  await dialog.getByLabel('Nombre').fill('Marta');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(card(page, 'Marta')).toContainText('Le conté que ya no quiero vivir');

  await card(page, 'Marta').getByText('Pedirle algo').click();
  await expect(help).toHaveCount(0);
  await card(page, 'Marta').getByLabel('Tu mensaje').fill('Marta, no quiero seguir viviendo');
  await expect(card(page, 'Marta').locator(help)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await card(page, 'Marta').getByText('Pedirle algo').click();
  await expect(card(page, 'Marta').getByLabel('Tu mensaje')).toHaveValue(
    'Marta, no quiero seguir viviendo',
  );
  await card(page, 'Marta').getByRole('button', { name: 'Que me llame' }).click();
  await expect(card(page, 'Marta').getByLabel('Tu mensaje')).toHaveValue('¿Puedes llamarme hoy?');
});

test('people move between the circles by hand and by keyboard', async ({ personPage: page }) => {
  await page.goto('/support-network');
  await add(page, 'Leo', 'Lejos');
  await dot(page, 'Leo').focus();
  await page.keyboard.press('ArrowUp');
  await expect(dot(page, 'Leo')).toHaveAccessibleName('Leo, en medio');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Leo')).toBeFocused();

  const from = await dot(page, 'Leo').boundingBox();
  const map = await page.getByRole('figure').locator('svg').boundingBox();
  if (!from || !map) throw new Error('no map');
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width / 2 + 50, map.y + map.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(dot(page, 'Leo')).toHaveAccessibleName('Leo, cerca');
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  await page.reload();
  await expect(dot(page, 'Leo')).toHaveAccessibleName('Leo, cerca');
});

test('what was typed outlives the dialog, and mistakes are named', async ({ personPage: page }) => {
  await page.goto('/support-network');
  await page.getByRole('button', { name: 'Añadir a alguien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Teléfono/).fill('llámame');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Escribe un nombre o un apodo.')).toBeVisible();
  await expect(dialog.getByText(/Usa solo números/)).toBeVisible();
  await dialog.getByLabel('Nombre').fill('Tía Ro');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Añadir a alguien' }).click();
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Tía Ro');
});

test('offline it waits on the device; the safety plan takes people from it', async ({
  personPage: page,
}) => {
  await page.goto('/support-network');
  await add(page, 'Marta', 'Cerca', '55 1234 5678');
  await page.context().setOffline(true);
  await add(page, 'Leo', 'Lejos');
  await expect(card(page, 'Leo')).toContainText('pendiente de enviar');
  await page.context().setOffline(false);
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);

  await page.goto('/safety-plan');
  await page.getByRole('button', { name: 'Añadir a Marta al plan' }).click();
  await expect(page.getByLabel(/^4\. A quién/)).toHaveValue('Marta, 55 1234 5678');
});

test('has no axe findings on any screen', async ({ personPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/support-network');
  await expect(page.getByText('Una persona ya es una red')).toBeVisible();
  await expectAccessibleOnScreens(page);
  await add(page, 'Marta', 'Cerca', '+52 55 1234 5678');
  await card(page, 'Marta').getByText('Pedirle algo').click();
  await expectAccessibleOnScreens(page);
  await page.getByRole('button', { name: 'Añadir a alguien' }).click();
  await expectAccessibleOnScreens(page);
});
