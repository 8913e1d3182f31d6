import type { Page } from '@playwright/test';
import { waitForScript } from './fixtures/hydrated.ts';
import { expect, test } from './fixtures/person.ts';

const privateThings = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('remanso.auth'),
    localStorage.getItem('remanso.session-backup'),
    ...Object.keys(localStorage).filter((key) => key.startsWith('remanso.secure.')),
    ...Object.keys(sessionStorage).filter((key) => key.startsWith('remanso.')),
  ]);

test('leaving in one tab clears every tab at once', async ({ personPage: page }) => {
  const other = await page.context().newPage();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.setItem('remanso.typed-email', 'ana@e.mx');
    localStorage.setItem('remanso.secure.test', '{}');
  });
  await other.goto('/settings');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other.getByText('Sesión cerrada correctamente!')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect.poll(async () => (await privateThings(page)).filter(Boolean)).toEqual([]);
  expect((await privateThings(other)).filter(Boolean)).toEqual([]);
});

test('without a server the person is out all the same, and is told', async ({
  personPage: page,
}) => {
  await page.goto('/profile');
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Error al cerrar sesión')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  expect((await privateThings(page)).filter(Boolean)).toEqual([]);
});

test('going back after leaving shows nothing of the person', async ({
  personPage: page,
  person,
}) => {
  await page.goto('/profile');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.goto('/legal');
  await page.evaluate(() => {
    localStorage.removeItem('remanso.session-backup');
    localStorage.removeItem('remanso.auth');
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('two tabs that renew the same session both keep it', async ({ personPage: page }) => {
  const other = await page.context().newPage();
  // The token is about to end in both. Set from beside the app, which would renew it meanwhile.
  await page.goto('/healthz');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('remanso.auth') ?? '{}');
    session.expires_at = Math.floor(Date.now() / 1000) + 20;
    localStorage.setItem('remanso.auth', JSON.stringify(session));
  });
  // A tab waits ten seconds for another one's renewal, then renews by itself: what a busy machine
  // may need. The patience has a test of its own (auth.test.ts).
  await page.context().addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const renewals: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  await Promise.all([page.goto('/profile'), other.goto('/mood')]);
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('remanso.auth') ?? '{}').expires_at),
    )
    .toBeGreaterThan(Date.now() / 1000 + 60);
  expect(renewals).toHaveLength(1);
  expect(page.url()).toMatch(/\/profile$/);
  expect(other.url()).toMatch(/\/mood$/);
});

test('a clock that is hours off signs in and stays in', async ({ browser, person }) => {
  for (const hours of [5, -5]) {
    const context = await browser.newContext();
    waitForScript(context);
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.clock.resume();
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
    });
    await page.goto('/signin?from=%2Fprofile');
    await page.getByLabel('Correo electrónico').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
    await page.goto('/mood');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).toMatch(/\/mood$/);
    expect(renewals).toHaveLength(0);
    await context.close();
  }
});

test('a browser that keeps nothing can be used for as long as the page', async ({
  browser,
  person,
}) => {
  const context = await browser.newContext();
  waitForScript(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: closed });
    }
  });
  await page.goto('/signin?from=%2Fprofile');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
  await context.close();
});
