import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/person.ts';

/** As a slow network has it: the page is there, none of its scripts. */
async function openWithoutScripts(page: Page, path: string) {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

const LOOKING = 'Verificando autenticación...';
const BEGINNING = 'Aquí puedes soltar lo que traes';

test('whoever has a session sees the frame of a page before any script or answer', async ({
  personPage: page,
}) => {
  for (const [path, title] of [
    ['/chat', BEGINNING],
    ['/mood', 'Tus días'],
    ['/minigames', 'Jugar'],
    ['/settings', 'Ajustes'],
    ['/settings', 'Cookies'],
    ['/profile', 'Tu perfil'],
  ] as const) {
    await openWithoutScripts(page, path);
    await expect(page.getByRole('heading', { name: title }), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hoy' }).first(), path).toBeVisible();
    await expect(page.getByText(LOOKING)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeHidden();
  }
});

test('a visitor sees nothing of it', async ({ page }) => {
  await openWithoutScripts(page, '/chat');
  await expect(page.getByText(LOOKING)).toBeVisible();
  await expect(page.getByRole('heading', { name: BEGINNING })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toHaveCount(0);
});

test('whoever left a talk open sees no beginning of another one', async ({ personPage: page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('remanso.chat.last.ana', '00000000-0000-4000-8000-000000000000');
  });
  await openWithoutScripts(page, '/chat');
  await expect(page.getByRole('heading', { name: 'Nilo' })).toBeVisible();
  await expect(page.getByText(BEGINNING)).toBeHidden();
});

test('a game’s page begins as its intro does, before any script', async ({ personPage: page }) => {
  await openWithoutScripts(page, '/minigames/breathing');
  await expect(page.getByRole('heading', { name: 'Respirar con el río' })).toBeVisible();
  await expect(
    page.getByText('Respirar despacio le dice al cuerpo que baje la guardia.'),
  ).toBeVisible();
});
