import { stillOffline } from './fixtures/offline.ts';
import { expect, test } from './fixtures/hydrated.ts';

const KEY = 'remanso.cookie-consent';
const COOKIES = { name: 'Cookies' };

test.describe('cookie choice', () => {
  test('accepting stores everything and says so', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Aceptar todas' }).click();
    await expect(page.getByText('Preferencias guardadas')).toBeVisible();
    await expect(page.getByRole('region', COOKIES)).toBeHidden();
    const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!), KEY);
    expect(stored).toMatchObject({
      essential: true,
      preferences: true,
      analytics: true,
      marketing: true,
      version: '1.0',
    });
    expect(new Date(stored.timestamp).toISOString()).toBe(stored.timestamp);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', COOKIES)).toBeHidden();
  });

  test('a choice of one kind keeps just that one', async ({ page }) => {
    await page.goto('/legal');
    await page.getByRole('button', { name: 'Elegir', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Preferencias' }).check();
    await page.getByRole('button', { name: 'Guardar elección' }).click();
    const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!), KEY);
    expect(stored).toMatchObject({ preferences: true, analytics: false, marketing: false });
  });

  test('closing stores nothing and the question comes back', async ({ page }) => {
    await page.goto('/crisis');
    await page.getByRole('button', { name: 'Cerrar sin elegir' }).click();
    await expect(page.getByRole('region', COOKIES)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await page.reload();
    await expect(page.getByRole('region', COOKIES)).toBeVisible();
  });

  test('a browser that refuses to store gets the sentence for it', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Solo esenciales' }).click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText('No se pudieron guardar las preferencias.')).toBeVisible();
    await expect(page.getByRole('region', COOKIES)).toBeVisible();
  });
});

test('a toast stays until it is closed, and there is one at a time', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo esenciales' }).click();
  const toasts = page.getByRole('region', { name: 'Avisos' });
  await expect(toasts.getByText('Preferencias guardadas')).toHaveCount(1);
  await toasts.getByRole('button', { name: 'Cerrar' }).click();
  await expect(toasts.getByText('Preferencias guardadas')).toHaveCount(0);
});

test('the keyboard meets the content first, then help', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', COOKIES)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ayuda ahora' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crisis-moment$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a stored theme is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('the question of the day can be answered before there is an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Con oleaje' }).click();
  await expect(page.getByText(/Hay movimiento por dentro/)).toBeVisible();
  await page.getByRole('link', { name: 'Respirar un minuto' }).click();
  await expect(page).toHaveURL(/\/breathe$/);
  await expect(page.getByText('Toma aire').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Llamar al/ })).toHaveCount(0);
});

test('an address that does not exist says so and leads home', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Por aquí no pasa el río');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cómo llegas hoy?');
});

test.describe('kept by the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('help opens without a network once the app was visited', async ({ page, context }) => {
    // The worker fetches the whole shell first; on a busy machine that takes its time.
    test.setTimeout(120_000);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 100));
    });
    await context.setOffline(true);
    await page.goto('/crisis');
    await stillOffline(page);
    await expect(page.getByRole('link', { name: 'Llamar al 911' }).first()).toBeVisible();
    await expect(page.getByText(/Sin conexión/)).toBeVisible();
    await page.goto('/crisis-moment');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Una cosa cada vez');
    await context.setOffline(false);
  });
});

test('Nilo has sixteen emotions in four sizes, each with its name', async ({ page }) => {
  await page.goto('/mascot');
  await expect(page.getByRole('img')).toHaveCount(64);
  await expect(page.getByRole('img', { name: 'Escuchando' })).toHaveCount(4);
});
