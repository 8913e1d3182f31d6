import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { expect, type Person, test } from './fixtures/person.ts';
import { DESKTOP, DESKTOPS, PHONES } from './fixtures/screens.ts';

/** As a usual device says it; where these stories run, it may have two cores. */
async function onDevice(page: Page, cores: number, memory = 8) {
  await page.addInitScript(
    ([many, much]) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', {
        get: () => many,
        configurable: true,
      });
      Object.defineProperty(navigator, 'deviceMemory', { get: () => much, configurable: true });
    },
    [cores, memory] as const,
  );
}

const backdrop = (page: Page) => page.locator('.backdrop');
const parts = (page: Page) => backdrop(page).locator('[data-part]');
const picture = (page: Page, name: string) => page.getByRole('radio', { name });
/** On what is seen of it: the radio button itself is for the keyboard and for readers. */
const choose = (page: Page, name: string) =>
  page.locator('#fondo label').filter({ hasText: name }).click();
const going = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.backdrop'))
      .map(({ playState }) => playState),
  );

async function saved(page: Page, person: Person): Promise<unknown> {
  const answer = await page.request.get('/rest/v1/profiles?select=background', {
    headers: { apikey: person.apikey, authorization: `Bearer ${person.accessToken}` },
  });
  return (await answer.json())[0].background;
}

test('a background is put on at once, kept, undone, and there on the next visit before anything', async ({
  personPage: page,
  person,
}) => {
  await onDevice(page, 8);
  await page.setViewportSize(DESKTOP);
  await page.goto('/settings');
  await expect(picture(page, 'Agua quieta')).toBeChecked();
  // One that costs something is put on, and not kept.
  await choose(page, 'Faroles en el río');
  await expect(page.getByText('Cuesta 12 fichas', { exact: false })).toBeVisible();
  await expect(parts(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Volver al mío' }).click();
  await expect(parts(page)).toHaveCount(0);
  // With the keyboard: the arrow goes on to the next picture.
  await picture(page, 'Agua quieta').focus();
  await page.keyboard.press('ArrowDown');
  await expect(picture(page, 'Río al amanecer')).toBeChecked();
  await expect(page.getByText('Guardado: Río al amanecer.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(picture(page, 'Agua quieta')).toBeChecked();

  await choose(page, 'Luciérnagas');
  await choose(page, 'Suave');
  await expect
    .poll(() => saved(page, person))
    .toEqual({
      type: 'particles',
      data: { particles: 'fireflies', particleCount: 10, gradient: 'moss', overlay: 0.4 },
    });
  await expectAccessibleOnScreens(page, [...PHONES.slice(0, 1), ...DESKTOPS.slice(1)]);

  await page.goto('/mood');
  await expect(parts(page)).toHaveCount(10);
  await expect.poll(() => going(page)).toEqual(Array(10).fill('running'));
  // The head script has it before the page's own script runs.
  const first = await page.request.get('/mood');
  expect(await first.text()).toContain("setProperty('--backdrop'");
  expect(
    await page.evaluate(() => document.documentElement.style.getPropertyValue('--backdrop')),
  ).toContain('data:image/svg+xml');
  // Nothing stands behind home, help and what is one task.
  for (const address of ['/', '/crisis', '/breathe']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(backdrop(page)).toHaveCount(0);
  }
});

test('it stands still, or is a tone only, where it should', async ({ personPage: page }) => {
  await onDevice(page, 8);
  await page.goto('/settings');
  await choose(page, 'Luciérnagas');
  await expect(page.getByText('Guardado: Luciérnagas.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(parts(page)).toHaveCount(5);
  await expect.poll(() => going(page)).toEqual(Array(5).fill('running'));
  // Hidden, as behind another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await going(page)).toEqual(Array(5).fill('paused'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await going(page)).toEqual(Array(5).fill('running'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => going(page)).toEqual([]);
  await expect(parts(page)).toHaveCount(5);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => going(page)).toHaveLength(5);
  await page.getByRole('switch', { name: 'Pocos estímulos' }).click();
  await expect.poll(() => going(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(backdrop(page)).toBeHidden();
  await page.emulateMedia({ forcedColors: 'none' });
  // A weak device.
  await onDevice(page, 2);
  await page.reload();
  await expect(page.getByText('Aquí se ve solo el tono', { exact: false })).toBeVisible();
  await expect(picture(page, 'Luciérnagas')).toBeChecked();
  await expect(parts(page)).toHaveCount(0);
});

test('without the account it is tried three times more, then the usual one; without network it is kept here', async ({
  personPage: page,
  person,
}) => {
  await onDevice(page, 8);
  let asked = 0;
  await page.route('**/rest/v1/profiles?select=background', async (route) => {
    asked += 1;
    await route.fulfill({ status: 503, json: { code: 'PGRST000', message: 'away' } });
  });
  await page.goto('/settings');
  await expect(page.getByText('No pudimos ver qué fondo tenías', { exact: false })).toBeVisible();
  expect(asked).toBe(4);
  await expect(picture(page, 'Agua quieta')).toBeChecked();
  await expect(backdrop(page)).toHaveCSS('background-image', /^linear-gradient/);

  await page.unroute('**/rest/v1/profiles?select=background');
  await page.context().setOffline(true);
  await choose(page, 'Olas de papel');
  await expect(page.getByText('Llegará a tu cuenta', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Llegará a tu cuenta', { exact: false })).toBeHidden();
  await expect
    .poll(() => saved(page, person))
    .toEqual({ type: 'pattern', data: { pattern: 'waves', gridSize: 96 } });
});
