import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from './fixtures/accessible.ts';
import { type OtherServer, startOtherServer } from './fixtures/other-server.ts';
import { confirmItIsMe } from './fixtures/account-forms.ts';
import { addPerson, browserOf, expect, test } from './fixtures/person.ts';
import { startProvider, type TestProvider } from './protocol/auth-oidc-provider.ts';

/** Linking through a real provider: what only a browser that set off can finish. */
let provider: TestProvider;
let server: OtherServer;
let keys: { publishableKey: string; secretKey: string };

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startOtherServer(async (url) => {
    provider = await startProvider(`${url}/auth/v1/callback`);
    const { issuer, clientId, clientSecret } = provider;
    const nube = { issuer, clientId, clientSecret, label: 'Nube Salud' };
    return { OIDC_PROVIDERS: JSON.stringify({ nube }) };
  });
  keys = JSON.parse(await readFile(join(server.dataDir, 'keys.json'), 'utf8'));
});

test.afterAll(async () => {
  await server?.close();
  await provider?.close();
});

test('an account of another service is linked by who set off, and by nobody who was lured', async ({
  browser,
}) => {
  // Two browsers, four pages and a provider: long on a machine that does other things too.
  test.slow();
  provider.people.set('ana', { email: 'ana@nube.example', email_verified: true });
  provider.people.set('lured', { email: 'lured@nube.example', email_verified: true });
  const { session, password } = await addPerson(server.url, keys);
  const context = await browserOf(browser, server.url, session);
  const page = await context.newPage();
  const linked = page.getByRole('region', { name: 'Cuentas vinculadas' });

  // Who she is at the other service is not what is tested; the address is all that a lure needs.
  let hint = 'lured';
  let lure = '';
  await page.route(`${provider.issuer}/auth?*`, (route) => {
    lure = `${route.request().url()}&login_hint=${hint}`;
    return hint === 'lured' ? route.abort() : route.continue({ url: lure });
  });
  await page.goto(`${server.url}/settings/security`);
  await linked.getByRole('button', { name: 'Vincular Nube Salud' }).click();
  await confirmItIsMe(page, password);
  await expect.poll(() => lure).not.toBe('');

  const stranger = await addPerson(server.url, keys);
  const otherContext = await browserOf(browser, server.url, stranger.session);
  const other = await otherContext.newPage();
  await other.goto(lure);
  const others = other.getByRole('region', { name: 'Cuentas vinculadas' });
  await expect(others.getByText(/No se pudo vincular la cuenta/)).toBeVisible();
  await expect(others.getByRole('button', { name: 'Vincular Nube Salud' })).toBeVisible();

  hint = 'ana';
  await page.goto(`${server.url}/settings/security`);
  await expect(linked.getByText('lured@nube.example')).toHaveCount(0);
  await linked.getByRole('button', { name: 'Vincular Nube Salud' }).click();
  await expect(page.getByText('Cuenta vinculada. Ya puedes entrar con ella.')).toBeVisible();
  await expect(linked.getByText('ana@nube.example')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/settings/security`);
  await expectAccessible(page);
  await context.close();
  await otherContext.close();
});
