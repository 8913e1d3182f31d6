import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { endEverywhere, expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';

const SUBMIT = 'Verificar Identidad y Continuar';

/** Takes the person's consent back, so that the guard asks for it again. */
async function revoke(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Retirar mi consentimiento' }).click();
  await page.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(
    page.getByText('Consentimiento revocado. Deberás aceptar nuevamente para continuar.'),
  ).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
}

async function drawSignature(page: Page) {
  const canvas = page.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('no canvas');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(box.x + 30 + step * 8, box.y + 60 + Math.sin(step) * 25);
  }
  await page.mouse.up();
}

test('the dialog has no accessibility finding on any screen', async ({ personPage: page }) => {
  await page.setViewportSize(PHONE);
  await revoke(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnScreens(page);
  // From the first screen on: help, the door, and not far down the place to sign.
  await expect(page.getByRole('link', { name: 'Ayuda ahora' }).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Salir', exact: true })).toBeInViewport();
  const fromTop = await page
    .locator('canvas')
    .evaluate((pad) => pad.getBoundingClientRect().top - pad.closest('dialog')!.offsetTop);
  expect(fromTop).toBeLessThanOrEqual(900);
  await page.getByText('Leer el documento aquí').click();
  await expect(page.getByRole('region', { name: /Privacidad y términos/ })).toContainText(
    'arbitraje individual',
  );
  await expectAccessible(page);
  await page.getByLabel(/Confirmo que tengo más de 18 años/).check();
  await expectAccessibleOnScreens(page);
});

test('nothing is let through until all is given, and then it is', async ({ personPage: page }) => {
  await revoke(page);
  await expect(page.getByText('Bienvenido a Remanso')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);

  await expect(
    page.getByRole('button', { name: 'Completa todos los requisitos obligatorios' }),
  ).toBeDisabled();
  await page.getByLabel(/Confirmo que tengo más de 18 años/).check();
  await expect(page.getByLabel('Acepto la política de privacidad.')).toBeChecked();
  await expect(page.getByLabel(/Permito usar mis datos/)).not.toBeChecked();

  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect(
    page.getByText('El nombre completo y la firma digital son obligatorios').first(),
  ).toBeVisible();

  await page.getByLabel('Nombre completo').fill('Ana Pérez');
  await drawSignature(page);
  await expect(page.getByRole('button', { name: SUBMIT })).toBeEnabled();
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(
    page.getByRole('button', { name: 'Completa todos los requisitos obligatorios' }),
  ).toBeDisabled();
  await drawSignature(page);
  await page.getByRole('button', { name: 'Confirmar Firma' }).click();
  await expect(page.getByText('Firma confirmada.')).toBeVisible();
  await page.getByRole('button', { name: SUBMIT }).click();
  await expect(page.getByText('Consentimiento registrado correctamente')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goto('/signature');
  await expect(page.getByRole('img', { name: 'Firma de Ana Pérez' })).toBeVisible();
});

test('what was ticked and typed survives a reload', async ({ personPage: page }) => {
  await revoke(page);
  await page.getByLabel('Nombre completo').fill('Ana');
  await page.getByLabel('Tengo 18 años o más.').check();
  await page.reload();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana');
  await expect(page.getByLabel('Tengo 18 años o más.')).toBeChecked();
  await expect(page.getByLabel(/Confirmo que tengo más de 18 años/)).not.toBeChecked();
});

test('a session that ends meanwhile does not lose what was typed', async ({
  personPage: page,
  person,
}) => {
  await revoke(page);
  await page.getByLabel('Nombre completo').fill('Ana Pérez');
  await endEverywhere(page, person);
  await page.reload();
  await expect(page).toHaveURL('/signin?from=%2Fsettings');
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Pérez');
});

test('a failing server is said in the dialog, and nothing is lost', async ({
  personPage: page,
}) => {
  await revoke(page);
  await page.getByLabel(/Confirmo que tengo más de 18 años/).check();
  await page.getByLabel('Nombre completo').fill('Ana Pérez');
  await page.getByRole('button', { name: 'Firmar con mi nombre' }).click();
  await page.route('**/functions/v1/consent', (route) => route.abort());
  await page.getByRole('button', { name: SUBMIT }).click();
  await expect(
    page.getByText('Error al registrar consentimiento. Por favor, inténtelo nuevamente.'),
  ).toBeVisible();
  await page.unroute('**/functions/v1/consent');
  await page.getByRole('button', { name: SUBMIT }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
});

test('whoever does not accept leaves to a blank page', async ({ personPage: page }) => {
  await revoke(page);
  await page.getByRole('button', { name: 'Salir', exact: true }).click();
  await expect(
    page.getByText(
      '¿Está seguro de que desea salir? No podrá acceder a Remanso sin aceptar los términos legales.',
    ),
  ).toBeVisible();
  // Escape closes the question, and only that.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Seguir aquí' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
  await page.getByRole('button', { name: 'Salir', exact: true }).click();
  await page.getByRole('button', { name: 'Sí, salir' }).click();
  await page.waitForURL('about:blank');
});

test('help is reachable without accepting anything', async ({ personPage: page }) => {
  await revoke(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Ayuda ahora' }).click();
  await expect(page).toHaveURL('/crisis-moment');
});

test('without network, a known consent opens the door', async ({ personPage: page }) => {
  await page.goto('/settings');
  // The heading stands in the frame too, before anybody was asked for consent.
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
});

test('without network and without a known consent, the guard says so', async ({
  personPage: page,
}) => {
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/settings');
  await expect(page.getByText('Error al procesar consentimiento')).toBeVisible();
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
});

test('a person without consent reads nothing through the API', async ({
  personPage: page,
  person,
}) => {
  await revoke(page);
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const progress = await page.request.get('/rest/v1/user_progress?select=points', { headers });
  expect(await progress.json()).toEqual([]);
  const claim = await page.request.post('/rest/v1/rpc/claim_daily_reward', { headers, data: {} });
  expect(claim.status()).toBe(403);
});

test('the image of a signature is kept sealed, and only its person sees it', async ({
  personPage: page,
  person,
}) => {
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  const given = await page.request.post('/rest/v1/rpc/record_legal_consent', {
    headers,
    data: {
      p_user_id: person.userId,
      p_full_name: 'Ana Pérez',
      p_consent_version: '4.2',
      p_age_verified: true,
      p_medical_disclaimer: true,
      p_privacy_policy: true,
      p_terms_conditions: true,
      p_data_research: false,
      p_cookie_consent: false,
      p_device_id: randomUUID(),
      p_digital_signature: image,
    },
  });
  expect(given.status()).toBe(200);
  const kept = await page.request.get('/rest/v1/legal_consent_records?select=digital_signature', {
    headers,
  });
  expect(await kept.json()).toEqual([
    { digital_signature: expect.stringMatching(/^v1\./) },
    { digital_signature: expect.stringMatching(/^v1\./) },
  ]);
  const shown = await page.request.get('/functions/v1/consent/signature', { headers });
  expect(await shown.json()).toEqual({ digitalSignature: image });
  const visitor = { apikey: person.apikey };
  const refused = await page.request.get('/functions/v1/consent/signature', { headers: visitor });
  expect(refused.status()).toBe(401);
});

test('a consent under a device id that nobody owns becomes the person’s', async ({
  personPage: page,
  person,
}) => {
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const linked = await page.request.post('/rest/v1/rpc/link_anonymous_consents_to_user', {
    headers,
    data: { p_user_id: person.userId, p_device_id: randomUUID() },
  });
  expect(await linked.json()).toBe(0);
});
