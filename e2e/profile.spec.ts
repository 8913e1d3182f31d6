import { randomUUID } from 'node:crypto';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, type Person, test } from './fixtures/person.ts';
import { DESKTOPS, PHONE, PHONES } from './fixtures/screens.ts';

/** A long page, whose tones and whose widths are the same on the others. */
const A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT = [...PHONES.slice(0, 1), ...DESKTOPS.slice(1)];

const headersOf = ({ apikey, accessToken }: Person) => ({
  apikey,
  authorization: `Bearer ${accessToken}`,
});

test('the profile is called as its person wants, and holds still for a day of rest', async ({
  personPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/profile');
  await expect(page.getByText('1 día de cuidado', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /1 día de cuidado\./ })).toBeVisible();
  await expect(page.getByText('Faltan 50 para el nivel 2.')).toBeVisible();

  await page.getByLabel('¿Cómo quieres que te llamemos?').fill('Nube');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nube');
  await page.getByRole('button', { name: 'De vos' }).click();
  await expect(page.getByText('Nube, acá estoy. ¿Qué necesitás ahora?')).toBeVisible();

  await page.getByRole('button', { name: 'Ocultar los días seguidos' }).click();
  await expect(page.getByText('Seguidos', { exact: true })).toHaveCount(0);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Hoy descanso' }).click();
  await expect(page.getByRole('heading', { name: 'Hoy es día de descanso' })).toBeVisible();
  await expect(page.getByText('Pendiente de enviar.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Pendiente de enviar.')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hoy es día de descanso' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostrar los días seguidos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'De vos' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);
});

test('what is done on two devices, one of them offline, is paid once', async ({
  personPage: phone,
  person,
}) => {
  await phone.goto('/mood');
  await expect(phone.getByText('Aquí verás tus días')).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByRole('radio', { name: 'Calma' }).click();
  await phone.getByRole('button', { name: 'algo', exact: true }).click();
  await expect(phone.getByText('pendiente de enviar')).toBeVisible();
  // Meanwhile on another device.
  const noted = await fetch(new URL('/rest/v1/mood_entries', phone.url()), {
    method: 'POST',
    headers: { ...headersOf(person), 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), emotion: 'alegria', intensity: 3 }),
  });
  expect(noted.ok).toBe(true);
  await phone.context().setOffline(false);
  await expect(phone.getByText('pendiente de enviar')).toHaveCount(0);

  await phone.goto('/profile');
  await expect(phone.getByText('60 puntos')).toBeVisible();
  await phone.getByText('De dónde vienen tus fichas').click();
  const moves = phone.getByRole('listitem').filter({ hasText: /[+−]1/ });
  await expect(moves).toHaveCount(2);
  await expect(moves.filter({ hasText: 'Dijiste cómo llegabas' })).toHaveCount(1);
});

test('a level is told once, and shown to who wants to see it, without motion', async ({
  personPage: page,
  person,
}) => {
  for (let tool = 0; tool < 10; tool += 1) {
    await page.request.post('/rest/v1/rpc/finish_tool', {
      headers: headersOf(person),
      data: {
        p_id: randomUUID(),
        p_tool_id: `tool-${tool}`,
        p_chosen_minutes: 3,
        p_duration_seconds: 60,
      },
    });
  }
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/profile');
  await expect(page.getByText('Llegas al nivel 2')).toHaveCount(1);
  await page.getByRole('button', { name: 'Verlo con Nilo' }).click();
  const scene = page.getByRole('dialog', { name: 'Nivel 2' });
  await expect(scene).toBeVisible();
  // The dialog itself may fade in; nothing of the drawing moves.
  const parts = scene.locator('[data-step]');
  await expect(parts).toHaveCount(5);
  const moving = parts.evaluateAll((all) => all.flatMap((part) => part.getAnimations()).length);
  expect(await moving).toBe(0);
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);
  await page.keyboard.press('Escape');
  await expect(scene).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nivel 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Llegas al nivel 2')).toHaveCount(0);
});
