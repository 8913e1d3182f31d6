import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/person.ts';

/** The server as if it knew another service; the real one needs that service's own keys. */
async function withProvider(page: Page): Promise<void> {
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...config, providers: [{ id: 'github', label: 'GitHub' }] },
    });
  });
}

/** What the service's own page leads back to. */
async function leadsBackTo(page: Page, address: (origin: string) => string): Promise<void> {
  await page.route('**/auth/v1/user/identities/authorize**', async (route) => {
    const { origin } = new URL(route.request().url());
    await route.fulfill({ json: { url: address(origin) } });
  });
}

const linked = (page: Page) => page.getByRole('region', { name: 'Cuentas vinculadas' });

test('another account is linked, or not, and the page says which', async ({ personPage: page }) => {
  await withProvider(page);
  await leadsBackTo(
    page,
    (origin) => `${origin}/settings/security?back#error_code=bad_oauth_state`,
  );
  await page.goto('/settings/security');
  await expect(linked(page).getByText('Es tu única forma de entrar')).toBeVisible();
  await linked(page).getByRole('button', { name: 'Vincular GitHub' }).click();
  await expect(linked(page).getByText(/No se pudo vincular la cuenta/)).toBeVisible();
  await expect(page).toHaveURL('/settings/security');
  await expectAccessible(page);

  const session: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('remanso.auth') ?? '{}'),
  );
  await page.route('**/auth/v1/token?grant_type=pkce', (route) => route.fulfill({ json: session }));
  await page.unroute('**/auth/v1/user/identities/authorize**');
  await leadsBackTo(page, (origin) => `${origin}/settings/security?code=the-code`);
  await linked(page).getByRole('button', { name: 'Vincular GitHub' }).click();
  await expect(page.getByText('Cuenta vinculada. Ya puedes entrar con ella.')).toBeVisible();
  await expect(page).toHaveURL('/settings/security');
});

test('a linked account is taken away after a question', async ({ personPage: page }) => {
  await withProvider(page);
  let gone = false;
  await page.route('**/auth/v1/user', async (route) => {
    const user = await (await route.fetch()).json();
    const github = {
      ...user.identities[0],
      identity_id: '0198aaaa-0000-7000-8000-000000000000',
      id: '77',
      provider: 'github',
      identity_data: { email: 'ana@github.example' },
    };
    await route.fulfill({
      json: gone ? user : { ...user, identities: [...user.identities, github] },
    });
  });
  await page.route('**/auth/v1/user/identities/*', async (route) => {
    gone = true;
    await route.fulfill({ json: {} });
  });
  await page.goto('/settings/security');
  await expect(linked(page).getByText('ana@github.example')).toBeVisible();
  await linked(page).getByRole('button', { name: 'Quitar GitHub' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Quitar GitHub?' });
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('La cuenta ya no está vinculada.')).toBeVisible();
  await expect(linked(page).getByRole('button', { name: 'Vincular GitHub' })).toBeVisible();
});
