import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';
import { DESKTOPS, PHONE, PHONES } from './fixtures/screens.ts';

const A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT = [...PHONES.slice(0, 1), ...DESKTOPS.slice(1)];
const DAY_MS = 86_400_000;
/** As in `playwright.config.ts`. */
const TIME_ZONE = 'America/Mexico_City';

test('one thing is tried: begun offline, said each day, stopped, and answered at its end', async ({
  personPage: page,
  person,
}) => {
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const at = (ago: number) => new Date(Date.now() - ago * DAY_MS);
  const arms = '1010100';
  // Fourteen days that ended a while ago: far better with than without.
  const days = Array.from({ length: 14 }, (_, day) => ({
    emotion: arms[Math.floor(day / 2)] === '1' ? 'alegria' : 'cansancio',
    intensity: 2 + (day % 2),
    occurred_at: at(20 - day).toISOString(),
  }));
  await page.request.post('/rest/v1/mood_entries', { headers, data: days });
  const begun = at(20);
  // The day as the person's clock has it, which need not be the day of whoever runs this.
  const starts_on = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(begun);
  const data = { factor: 'music', question: 'mood', arms, starts_on };
  await page.request.post('/rest/v1/mood_experiments', { headers, data });

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mood/experiments');
  await expect(page.getByRole('heading', { name: 'Música: sí' })).toBeVisible();
  await page.getByText('Ver los datos en una tabla').click();
  await expect(page.getByRole('row')).toHaveCount(15);

  await page.getByRole('button', { name: 'Probar otra cosa' }).click();
  await page.getByLabel('Qué quiero probar').selectOption({ label: 'Aire libre' });
  await page.getByLabel('Cuánto tiempo').selectOption({ label: 'Cuatro semanas' });
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Repartir los días y empezar hoy' }).click();
  await expect(page.getByText('Día 1 de 28.')).toBeVisible();
  await expect(page.getByText('Pendiente de enviar.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Pendiente de enviar.')).toHaveCount(0);
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);

  await page.goto('/mood');
  await page
    .getByRole('link', { name: /^Tu prueba de hoy Hoy, (con: Aire libre|como cualquier día)/ })
    .click();
  await page.getByRole('button', { name: 'Parar aquí' }).click();
  await expect(page.getByRole('heading', { name: 'Aire libre: aún no se sabe' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Día 1 de 28.')).toBeVisible();
});
