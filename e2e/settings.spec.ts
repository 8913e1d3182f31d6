import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { browserOf, expect, test } from './fixtures/person.ts';

/** Until then the same labels stand in a frame that the page replaces. */
async function open(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Guardado' });
/** As a finger does: what is pressed is the label. */
const choose = (page: Page, name: string) =>
  page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('what is looked for is found by another name, and what is chosen holds on every device', async ({
  personPage: page,
  browser,
  baseURL,
  signedUp,
}) => {
  await open(page);
  const search = page.getByRole('searchbox', { name: 'Buscar en los ajustes' });
  await search.fill('LETRA grande');
  await expect(page.getByRole('list', { name: 'Encontrado' }).getByRole('link').first()).toHaveText(
    /Tamaño del texto/,
  );
  await search.press('Enter');
  await expect(page).toHaveURL('/settings#tamano');
  await expect(page.locator('#tamano')).toHaveAttribute('data-found', 'true');
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '125');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer: Tamaño del texto' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-text-size', '125');

  const stored = page.waitForResponse(/rpc\/change_preference/);
  await page.getByRole('switch', { name: 'Pocos estímulos' }).check();
  expect((await stored).ok()).toBe(true);

  const other = await browserOf(browser, baseURL ?? '', signedUp.session);
  const phone = await other.newPage();
  await phone.goto('/settings');
  await expect(phone.getByRole('switch', { name: 'Pocos estímulos' })).toBeChecked();
  await expect(phone.locator('html')).toHaveAttribute('data-look', 'calm');
  await other.close();
  await expectAccessibleOnScreens(page);
});

test('few stimuli, less motion, silence and the way out do what they say', async ({
  personPage: page,
}) => {
  await page.goto('/');
  const lively = await style(page, ':root', '--primary');
  // What the guard draws anew is taken out for a moment.
  await expect.poll(() => style(page, '.river .drift', 'animation-name')).toBe('drift');

  await open(page);
  await choose(page, 'Menos');
  expect(await style(page, ':root', '--still')).toBe('none');
  // Who wants all of it has it, whatever the system says.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, 'Todo');
  expect(await style(page, ':root', '--still')).toBe('');
  await page.getByText('Pocos estímulos').click();
  await choose(page, 'En todas las páginas');
  await choose(page, 'Esc, tres veces');
  await page
    .locator('label')
    .filter({ hasText: /^Sonidos$/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'Salir rápido' })).toBeVisible();

  await page.goto('/');
  expect(await style(page, ':root', '--primary')).not.toBe(lively);
  await expect.poll(() => style(page, '.river .drift', 'animation-name')).toBe('none');
  // It guides, and goes on.
  await page.goto('/breathe');
  await expect.poll(() => style(page, '.breath-near', 'animation-name')).toBe('breath');

  await page.goto('/minigames/breathing');
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sonido/ })).toHaveCount(0);

  await page.route('https://es.wikipedia.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Enciclopedia</title>' }),
  );
  await expect(page.getByRole('complementary', { name: 'Salir rápido' })).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/wikipedia/);
});

test.describe('with data to save', () => {
  test.use({ serviceWorkers: 'allow' });

  test('only help is fetched ahead, and opens without a network', async ({ personPage: page }) => {
    await open(page);
    await page.getByText('Gastar menos datos').click();
    await expect(page.locator('html')).toHaveAttribute('data-look', 'saver');
    await keptForOffline(page);
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    await expect.poll(worker, { timeout: 30_000 }).toMatch(/sw-light\.js$/);
    // What another worker had fetched ahead is let go of.
    const ahead = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('precache'));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().filter(({ url }) => /lessons-|\/minigames\//.test(url)).length;
      });
    await expect.poll(ahead).toBe(0);
    await page.context().setOffline(true);
    await page.goto('/crisis-moment');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Llegar a una persona').first()).toBeVisible();
  });
});
