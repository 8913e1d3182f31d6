import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { expect, test } from './fixtures/person.ts';

test('a lesson is read and answered by keyboard, and leads on to what it proposes', async ({
  personPage: page,
}) => {
  await page.goto('/learning');
  await page.locator('details#sleep > summary').focus();
  await page.keyboard.press('Enter');
  const stop = page.getByRole('link', { name: 'El sueño pesa y tiene hora' });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El sueño pesa y tiene hora');
  await expect(page.getByRole('img', { name: 'Te levantas, Te acuestas, Se vacía' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir «Bajar la luz»' })).toHaveAttribute(
    'href',
    '/wellness-tools/winding-down',
  );
  await page.getByRole('button', { name: 'Levantarte a tu hora' }).press('Enter');
  await expect(page.getByText('Eso es.')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await expect(page.getByRole('heading', { name: /dando vueltas/ })).toBeFocused();
  await page.getByRole('button', { name: 'Mirar cuánto queda' }).press('Enter');
  await expect(page.getByText('Casi. Era esta: «Salir de la cama un rato».')).toBeVisible();
  await page.getByRole('button', { name: 'Terminar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Lección leída' })).toBeFocused();
  await expectAccessibleOnScreens(page);
  await page.getByRole('link', { name: 'Ver los caminos' }).press('Enter');
  await expect(page.getByText('Hoy no toca repaso. Vuelve mañana.')).toBeVisible();
  await expect(page.locator('#sleep').getByText('Leída', { exact: true })).toBeVisible();
});

test.describe('days later, without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('its questions come back, and so do the lessons of its path', async ({
    personPage: page,
    person,
  }) => {
    const read = await page.request.post('/rest/v1/rpc/record_lesson_event', {
      headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
      data: {
        p_id: crypto.randomUUID(),
        p_lesson_id: 'the-alarm',
        p_kind: 'read',
        p_happened_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
      },
    });
    expect(read.status()).toBe(200);
    await page.goto('/learning');
    await expect(
      page.getByText('2 preguntas de lo que leíste. Un minuto como mucho.'),
    ).toBeVisible();
    await expectAccessibleOnScreens(page);
    await keptForOffline(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Empezar el repaso' }).click();
    await page.getByRole('button', { name: 'Leerla como señal de peligro' }).click();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('button', { name: 'Quedarte y ver qué pasa' }).click();
    await page.getByRole('button', { name: 'Terminar' }).click();
    await expect(page.getByText('Lo tenías todo.')).toBeVisible();
    await page.getByRole('button', { name: 'Terminar' }).click();
    await expect(page.getByText(/Hoy no toca repaso/)).toBeVisible();
    await page.goto('/learning/low-mood/action-first');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las ganas llegan después');
  });
});
