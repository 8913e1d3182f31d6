import type { Route } from '@playwright/test';
import { expect, test } from './fixtures/hydrated.ts';

// The page alone: its document is a part of its own, which consent shows too.
const LEGAL = /\/assets\/legal-(?!page|text)[\w-]+\.js$/;

/** The page as it is built, but that it throws while it is drawn, until it is mended. */
function breakPage(route: Route) {
  const whole = `${new URL(route.request().url()).pathname}?whole`;
  const body = `
    import Page, { meta } from '${whole}';
    export { meta };
    export default function Legal() {
      if (!globalThis.mended) throw new Error('broken');
      return Page();
    }`;
  return route.fulfill({ contentType: 'text/javascript', body });
}

test('a page that breaks leaves the shell in place and can be tried again', async ({ page }) => {
  await page.goto('/');
  await page.route(LEGAL, breakPage);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad y términos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo salió mal');
  await expect(page.getByRole('button', { name: 'Recargar página' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ayuda ahora' })).toBeVisible();

  await page.evaluate('globalThis.mended = true');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad y términos');
});

test('a slow page says that it is loading', async ({ page }) => {
  await page.goto('/');
  await page.route(LEGAL, async (route) => {
    await new Promise((go) => setTimeout(go, 1500));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad y términos' }).click();
  await expect(page.getByText('Cargando página...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad y términos');
});
