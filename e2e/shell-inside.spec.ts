import { expectAccessibleOnScreens, widerThanScreen } from './fixtures/accessible.ts';
import { composer, log, openChat, say } from './fixtures/chat.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';

const PAGES = ['/', '/minigames', '/mood', '/profile', '/settings', '/signature'];
test('pages inside have no accessibility finding on any screen', async ({ personPage: page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleOnScreens(page);
  }
});

test('with letters of twice the size the app is still used without moving it sideways', async ({
  personPage: page,
}) => {
  test.slow();
  // What a phone of 360 pixels has left for the page when it draws everything twice as large.
  await page.setViewportSize({ width: 180, height: 370 });
  for (const path of ['/', '/mood', '/support-network', '/profile', '/settings', '/minigames']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await widerThanScreen(page), path).toBe(0);
  }
  await openChat(page);
  await say(page, 'Ya no quiero vivir');
  await expect(page.getByRole('link', { name: /Llamar al 800/ })).toBeVisible();
  expect((await composer(page).boundingBox())?.width).toBeGreaterThan(100);
  expect((await log(page).boundingBox())?.height).toBeGreaterThan(180);
  expect(await widerThanScreen(page)).toBe(0);
});

test('the tabs lead to the areas that exist, and say which one this is', async ({
  personPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Secciones' });
  await expect(tabs.getByRole('link')).toHaveText(['Hoy', 'Nilo', 'Jugar', 'Aprender', 'Yo']);
  for (const [label, path] of [
    ['Nilo', '/chat'],
    ['Jugar', '/minigames'],
    ['Aprender', '/learning'],
    ['Yo', '/profile'],
    ['Hoy', '/'],
  ] as const) {
    await tabs.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Ayuda ahora' })).toBeVisible();
  }
});

test('a theme is chosen in the settings and stays', async ({ personPage: page }) => {
  await page.goto('/settings');
  await page.getByText('Oscuro', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByText('Como el sistema', { exact: true }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('revoking the cookie choice brings the question back', async ({ personPage: page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await page.getByRole('button', { name: 'Revocar mi elección' }).click();
  await expect(page.getByText('Consentimiento revocado')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('remanso.cookie-consent'))).toBeNull();
});

test('a revocation that the browser refuses says so', async ({ personPage: page }) => {
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('closed', 'SecurityError');
    };
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Revocar mi elección' }).click();
  await expect(page.getByText('No se pudo revocar el consentimiento.')).toBeVisible();
});
