import { expect, test } from './fixtures/hydrated.ts';

test('a page that breaks leaves the shell in place and can be tried again', async ({ page }) => {
  await page.goto('/');
  await page.route('**/legal.data', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad y términos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo salió mal');
  await expect(page.getByRole('button', { name: 'Recargar página' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ayuda ahora' })).toBeVisible();

  await page.unroute('**/legal.data');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad y términos');
});

test('a slow page says that it is loading', async ({ page }) => {
  await page.goto('/');
  await page.route('**/legal.data', async (route) => {
    await new Promise((go) => setTimeout(go, 1500));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad y términos' }).click();
  await expect(page.getByText('Cargando página...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad y términos');
});
