import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';
import { DESKTOPS, PHONE, PHONES } from './fixtures/screens.ts';

/** Long pages, whose tones and whose widths are the same on the others. */
const A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT = [...PHONES.slice(0, 1), ...DESKTOPS.slice(1)];

/** Two touches: what, and how much. */
async function checkIn(page: Page, emotion: string, intensity: string) {
  await page.getByRole('radio', { name: emotion }).click();
  await page.getByRole('button', { name: intensity, exact: true }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
}

/** The entries as the server tells them, in a list that was just fetched. */
async function listedAfterReload(page: Page) {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lo que anotaste' })).toBeVisible();
  return page.getByRole('article');
}

test('a check-in takes two touches and is there on the next visit', async ({
  personPage: page,
}) => {
  await page.goto('/mood');
  await expect(page.getByText('Aquí verás tus días')).toBeVisible();
  const touches = await page.evaluateHandle(() => {
    const count = { touches: 0 };
    document.addEventListener('pointerdown', () => (count.touches += 1), true);
    return count;
  });
  await checkIn(page, 'Alegría', 'bastante');
  expect(await touches.evaluate((count) => count.touches)).toBeLessThanOrEqual(2);
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  const entries = await listedAfterReload(page);
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText('Alegría');
  await expect(entries.first()).toContainText('bastante');
});

test('it can be done with the keyboard alone, in two directions', async ({ personPage: page }) => {
  await page.goto('/mood');
  await page.getByRole('radio', { name: 'Calma' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Entusiasmo' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Alegría' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Alegría, un poco' })).toBeFocused();
});

test('a note is kept while it is written, and saved', async ({ personPage: page }) => {
  await page.goto('/mood');
  await checkIn(page, 'Cansancio', 'mucho');
  await page.getByLabel('¿Qué pasó?').fill('Dormí poco');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('Nota guardada.')).toBeVisible();
  await page.getByRole('button', { name: /^Editar nota: Cansancio/ }).click();
  const field = page.getByRole('article').getByLabel('¿Qué pasó?');
  await field.fill('Dormí poco y comí de pie');
  await page.reload();
  await page.getByRole('button', { name: /^Editar nota: Cansancio/ }).click();
  await expect(field).toHaveValue('Dormí poco y comí de pie');
  await page.getByRole('article').getByRole('button', { name: 'Guardar nota' }).click();
  await expect(field).toHaveCount(0);
  await expect((await listedAfterReload(page)).first()).toContainText('comí de pie');
});

test('what is deleted can be brought back', async ({ personPage: page }) => {
  await page.goto('/mood');
  await checkIn(page, 'Miedo', 'algo');
  await page.getByRole('button', { name: /^Borrar: Miedo/ }).click();
  await expect(page.getByText('Anotación borrada.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(await listedAfterReload(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Borrar: Miedo/ }).click();
  await expect(page.getByText('Anotación borrada.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Aquí verás tus días')).toBeVisible();
});

test('offline it waits on the device, and is sent once afterwards', async ({
  personPage: page,
}) => {
  await page.goto('/mood');
  await expect(page.getByText('Aquí verás tus días')).toBeVisible();
  // Once before, so that everything the check-in needs has been fetched.
  await checkIn(page, 'Calma', 'algo');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Anotar otra cosa' }).click();
  await checkIn(page, 'Enojo', 'mucho');
  await expect(page.getByText('pendiente de enviar')).toBeVisible();
  await expect(page.getByText(/queda en este dispositivo/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  await expect(await listedAfterReload(page)).toHaveCount(2);
});

test('what an older version left on the device is shown, and sent once', async ({
  personPage: page,
}) => {
  await page.goto('/mood');
  await expect(page.getByText('Aquí verás tus días')).toBeVisible();
  await page.evaluate(async () => {
    const owner = JSON.parse(localStorage.getItem('remanso.auth') ?? '').user.id;
    const occurredAt = new Date().toISOString();
    const id = crypto.randomUUID();
    const entry = { id, emotion: 'gratitud', intensity: 3, note: null, occurredAt };
    const left = [
      { kind: 'mood.save', payload: { type: 'save', entry } },
      { kind: 'mood.note', payload: { type: 'note', id, note: 'De la versión anterior' } },
    ];
    await new Promise((resolve, reject) => {
      const open = indexedDB.open('remanso-outbox');
      open.addEventListener('upgradeneeded', () => open.result.createObjectStore('items'));
      open.addEventListener('success', () => {
        const writing = open.result.transaction('items', 'readwrite');
        for (const [at, item] of left.entries()) {
          const key = `${occurredAt} 00000${at} ${crypto.randomUUID()}`;
          writing.objectStore('items').put({ ...item, key, owner }, key);
        }
        writing.addEventListener('complete', resolve);
        writing.addEventListener('error', reject);
      });
    });
  });
  for (let visit = 0; visit < 2; visit += 1) {
    const entries = await listedAfterReload(page);
    await expect(entries).toHaveCount(1);
    await expect(entries.first()).toContainText('De la versión anterior');
    await expect(page.getByText('pendiente de enviar')).toHaveCount(0);
  }
});

test('help stands beside words that call for it', async ({ personPage: page }) => {
  await page.goto('/mood');
  await checkIn(page, 'Tristeza', 'muchísimo');
  await page.getByLabel('¿Qué pasó?').fill('ya no quiero vivir');
  await page.getByRole('link', { name: 'Ver ayuda ahora' }).click();
  await expect(page).toHaveURL(/\/crisis-moment$/);
});

test('has no axe findings on any screen', async ({ personPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mood');
  await page.getByRole('radio', { name: 'Gratitud' }).click();
  await expectAccessibleOnScreens(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const places = await page
    .locator('label:has(input[type=radio])')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
  // A list: each below the one before, none over another.
  for (const [index, place] of places.slice(1).entries()) {
    expect(place.top).toBeGreaterThanOrEqual(places[index]!.bottom - 1);
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'bastante', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: /^Añadir nota/ }).click();
  await expect(page.getByRole('article').getByLabel('¿Qué pasó?')).toBeFocused();
  await expectAccessibleOnScreens(page);
});

test('days become charts, with a guess first and a table for each', async ({
  personPage: page,
  person,
}) => {
  const headers = { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` };
  const days = Array.from({ length: 40 }, (_, ago) => ({
    emotion: ago % 7 < 2 ? 'alegria' : 'cansancio',
    intensity: 1 + (ago % 3),
    occurred_at: new Date(Date.now() - ago * 86_400_000).toISOString(),
  }));
  await page.request.post('/rest/v1/mood_entries', { headers, data: days });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/advanced-analytics');
  await expect(page.getByText(/En 40 días con registro/)).toBeVisible();
  await page.getByRole('button', { name: 'Lunes' }).click();
  await expect(page.getByText(/Dijiste lunes|Acertaste/)).toBeVisible();
  await page.getByText('Ver los datos en una tabla').first().click();
  await expect(page.getByRole('row')).toHaveCount(41);
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);
  await page.goto('/mood/summary');
  await page.getByLabel('Cómo van mis días (90 días)').check();
  await expect(page.getByRole('article', { name: 'La página' })).toContainText('40 días');
});

test('factors and the five questions wait on the device, and arrive once', async ({
  personPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mood/well-being');
  const questions = page.getByRole('group');
  // "All" of what is not there yet is nothing.
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all()) {
    await question.getByLabel('De vez en cuando').check();
  }
  await page.getByRole('button', { name: 'Ver y guardar' }).click();
  await expect(page.getByRole('heading', { name: '20 de 100' })).toBeFocused();
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);

  await page.goto('/wellness-factors');
  await page.getByRole('button', { name: 'Más: Sueño' }).click();
  await expect(page.getByText('Pendiente de enviar.')).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Más: Sueño' }).click();
  await page.getByRole('group', { name: 'Compañía' }).getByRole('button', { name: 'algo' }).click();
  await expect(page.getByText('Pendiente de enviar.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Pendiente de enviar.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Sueño (horas)')).toHaveValue('7.5');
  await expect(
    page.getByRole('group', { name: 'Compañía' }).getByRole('button', { name: 'algo' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Ver más factores' }).click();
  await page.getByRole('button', { name: 'Añadir un factor propio' }).click();
  await page.getByLabel('Qué es').fill('Guitarra');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Guitarra' })).toBeVisible();
  await expectAccessibleOnScreens(page, A_PHONE_BY_DAY_A_DESKTOP_BY_NIGHT);
});
