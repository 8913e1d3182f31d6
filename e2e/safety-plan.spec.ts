import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnScreens } from './fixtures/accessible.ts';
import { keptForOffline } from './fixtures/offline.ts';
import { expect, test } from './fixtures/person.ts';
import { PHONE } from './fixtures/screens.ts';

test.use({ serviceWorkers: 'allow' });

const signals = (page: Page) => page.getByLabel(/^1\. Cómo noto/);
const self = (page: Page) => page.getByLabel(/^2\. Lo que puedo hacer/);
/** A line of the plan as it is read, not as it would be printed. */
const line = (page: Page, text: string) => page.locator('ol li li').filter({ hasText: text });
const people = (page: Page) => page.getByLabel(/^4\. A quién/);

test('without an account it is written at every keystroke, read, and there again offline', async ({
  page,
}) => {
  await page.goto('/safety-plan');
  await signals(page).pressSequentially('Dejo de dormir');
  await page.getByRole('button', { name: 'Añadir «Caminar diez minutos»' }).click();
  await expect(self(page)).toHaveValue('Caminar diez minutos');
  await people(page).fill('Marta, 55 1234 5678');
  await expect(page.getByText('Guardado en este dispositivo.')).toBeVisible();
  await expect(page.getByText('Tu plan está en este dispositivo')).toBeVisible();
  // The service worker keeps the page from here on.
  await keptForOffline(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /Llamar al 55.1234.5678/ })).toHaveAttribute(
    'href',
    'tel:5512345678',
  );
  await page.goto('/crisis-moment#persona');
  await expect(page.getByRole('link', { name: /Llamar al 55.1234.5678/ })).toBeVisible();
  await page.goto('/safety-plan');
  await page.context().setOffline(true);
  await page.reload();
  await expect(line(page, 'Dejo de dormir')).toBeVisible();
  await expect(page.getByRole('link', { name: /Línea de México/ })).toHaveAttribute(
    'href',
    'tel:8009112000',
  );
});

test('is two touches from anywhere', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Ayuda ahora' }).click();
  await page.getByRole('link', { name: 'Mi plan de seguridad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi plan de seguridad' })).toBeVisible();
});

test('goes to the account and to the next device, and what two devices wrote is not lost', async ({
  personPage: page,
  browser,
}) => {
  await page.goto('/safety-plan');
  await self(page).fill('Caminar');
  await expect(page.getByText('Guardado aquí y en tu cuenta.')).toBeVisible();

  await keptForOffline(page);
  const state = await page.context().storageState();
  for (const { localStorage } of state.origins) {
    const at = localStorage.findIndex(({ name }) => name.startsWith('remanso.safety-plan'));
    if (at >= 0) localStorage.splice(at, 1);
  }
  const second = await browser.newContext({ storageState: state });
  const other = await second.newPage();
  await other.goto('/safety-plan');
  await expect(line(other, 'Caminar')).toBeVisible();

  // Both write without knowing of each other.
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('radio', { name: 'Escribir' }).check();
  await self(page).fill('Dibujar');
  await expect(page.getByText(/Irá a tu cuenta cuando vuelva/)).toBeVisible();
  await other.getByRole('radio', { name: 'Escribir' }).check();
  await self(other).fill('Cantar');
  await expect(other.getByText('Guardado aquí y en tu cuenta.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Otro de tus dispositivos había escrito esto:')).toBeVisible();
  await page.getByRole('button', { name: 'Juntar las dos' }).click();
  await expect(self(page)).toHaveValue('Cantar\nDibujar');
  await second.close();
});

test('a sign-out takes it off the device once the account has it', async ({ personPage: page }) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('safety-plan.')));
  await page.goto('/safety-plan');
  await self(page).fill('Caminar');
  await expect(page.getByText('Guardado aquí y en tu cuenta.')).toBeVisible();
  expect(await kept()).toHaveLength(1);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(kept).toEqual([]);
  await page.goto('/safety-plan');
  await expect(self(page)).toHaveValue('');
  // An empty form is no lost plan: the page says where it is, and leads there.
  await expect(page.getByText('En este dispositivo no hay ningún plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar y ver mi plan' })).toHaveAttribute(
    'href',
    '/signin?from=%2Fsafety-plan',
  );
});

test('one line of help stands below words that call for it, and nothing else changes', async ({
  page,
}) => {
  await page.goto('/safety-plan');
  await signals(page).pressSequentially('Pienso en hacerme daño');
  const help = page.locator('#parte-signals').getByRole('link', { name: /Aquí hay ayuda$/ });
  await expect(help).toBeVisible();
  await expect(signals(page)).toBeFocused();
  await expect(page.getByText('Guardado en este dispositivo.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Aquí hay ayuda$/ })).toHaveCount(1);
  await expectAccessible(page);
  await help.click();
  await expect(page).toHaveURL(/\/crisis-moment$/);
  await page.goto('/safety-plan');
  await expect(line(page, 'Pienso en hacerme daño')).toBeVisible();
});

test('one written before the account is offered, not taken', async ({ personPage: page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    const part = { text: 'El parque', at: '2026-01-05T10:00:00.000Z', earlier: null };
    localStorage.setItem(
      'remanso.safety-plan.visitor',
      JSON.stringify({ parts: { company: part }, reviewedAt: null, base: {} }),
    );
  });
  await page.goto('/safety-plan');
  await expect(page.getByLabel(/^3\./)).toHaveValue('');
  await page.getByRole('button', { name: 'Sí, es mío' }).click();
  await expect(line(page, 'El parque')).toBeVisible();
  await expect(page.getByText('Guardado aquí y en tu cuenta.')).toBeVisible();
  await expect(page.getByLabel(/Abrir mi plan en este dispositivo/)).toBeChecked();
});

test('after a month it asks whether it still serves', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('remanso.safety-plan.visitor')) return;
    const part = { text: 'Caminar', at: '2026-01-05T10:00:00.000Z', earlier: null };
    localStorage.setItem(
      'remanso.safety-plan.visitor',
      JSON.stringify({ parts: { self: part }, reviewedAt: null, base: {} }),
    );
  });
  await page.goto('/safety-plan');
  await expect(page.getByText(/días que no lo miras/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, sigue sirviendo' }).click();
  await expect(page.getByText(/días que no lo miras/)).toHaveCount(0);
});

test('can be emptied and brought back, copied, and printed alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/safety-plan');
  await signals(page).fill('Dejo de dormir');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Plan copiado. Pégalo donde quieras.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Dejo de dormir');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-print').getByText('Dejo de dormir')).toBeVisible();
  await expect(signals(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Vaciar el plan' }).click();
  await page.getByRole('button', { name: 'Vaciar', exact: true }).click();
  await expect(signals(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(signals(page)).toHaveValue('Dejo de dormir');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('it can be printed and filled in by hand', async ({ page }) => {
    await page.goto('/safety-plan');
    await expect(page.getByText(/rellénala a mano/)).toBeVisible();
    await expect(signals(page)).toBeVisible();
  });
});

test('has no axe findings on any screen', async ({ personPage: page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/safety-plan');
  await people(page).fill('Marta, 55 1234 5678');
  await expectAccessibleOnScreens(page);
  await page.getByRole('radio', { name: 'Leer' }).check();
  await expect(page.getByRole('link', { name: /Llamar al 55/ })).toBeVisible();
  await expectAccessibleOnScreens(page);
});
