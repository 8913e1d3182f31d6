import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { hideCookieBanner } from './fixtures/account-forms.ts';
import { expect, test } from './fixtures/hydrated.ts';
import { type OtherServer, startOtherServer } from './fixtures/other-server.ts';
import { type AnswerOptions, createIdp, newKey, type TestIdp } from './protocol/auth-saml-idp.ts';

/** An organization's own page, which signs what it says with a library that is not the server's. */
test.describe.configure({ mode: 'serial' });

let server: OtherServer;
let idp: TestIdp;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startOtherServer((url) => {
    idp = createIdp(url);
    return { SAML_ENABLED: 'true' };
  });
  const keys = await readFile(join(server.dataDir, 'keys.json'), 'utf8');
  const { secretKey } = JSON.parse(keys) as { secretKey: string };
  const connected = await fetch(`${server.url}/auth/v1/admin/sso/providers`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      type: 'saml',
      metadata_xml: idp.metadata,
      domains: ['centro.example'],
    }),
  });
  expect(connected.ok).toBe(true);
});

test.afterAll(() => server?.close());

test.beforeEach(({ page }) => hideCookieBanner(page));

/** The organization's page in the browser: checks who asks, then posts its answer back. */
async function organization(page: Page, says: AnswerOptions) {
  await page.route('https://idp.example/**', async (route) => {
    const metadata = await fetch(`${server.url}/auth/v1/sso/saml/metadata`);
    const { id, relayState } = await idp.readRequest(route.request().url(), await metadata.text());
    const response = idp.response({ requestId: id, ...says });
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="es"><title>Centro</title><h1>Centro de salud</h1>
        <form method="post" action="${idp.acs}">
          <input type="hidden" name="SAMLResponse" value="${response}">
          <input type="hidden" name="RelayState" value="${relayState}">
          <button>Soy yo</button>
        </form></html>`,
    });
  });
}

async function toTheOrganization(page: Page, from: string) {
  await page.goto(`${server.url}${from}`);
  await page.getByRole('link', { name: 'Entrar con tu organización' }).click();
  await page.getByLabel('Correo electrónico').fill('ana@Centro.example');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Centro de salud' })).toBeVisible();
}

const answer = (page: Page) => page.getByRole('button', { name: 'Soy yo' }).click();

const userId = (page: Page) =>
  page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('remanso.auth') ?? 'null');
    return (session as { user: { id: string } } | null)?.user.id;
  });

test('an organization opens the door, and knows the same person again', async ({
  page,
  browser,
}) => {
  test.slow();
  const ana = { nameId: 'ana@centro.example' };
  await organization(page, ana);
  await toTheOrganization(page, '/profile');
  await answer(page);
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/profile`);
  const first = await userId(page);
  expect(first).toBeTruthy();

  const elsewhere = await browser.newPage();
  await hideCookieBanner(elsewhere);
  await organization(elsewhere, ana);
  await toTheOrganization(elsewhere, '/mood');
  await answer(elsewhere);
  await expect(elsewhere.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
  expect(elsewhere.url()).toBe(`${server.url}/mood`);
  expect(await userId(elsewhere)).toBe(first);
  await elsewhere.close();
});

test('an answer that the organization did not sign opens nothing', async ({ page }) => {
  await organization(page, { nameId: 'ana@centro.example', key: newKey() });
  await toTheOrganization(page, '/profile');
  await answer(page);
  await expect(page.getByRole('heading', { name: 'No se pudo entrar' })).toBeVisible();
  expect(page.url()).not.toContain('error');
  expect(await userId(page)).toBeUndefined();
  await expectAccessible(page);
});

test('an answer of another browser opens nothing here', async ({ page, browser }) => {
  // Somebody sets off and has the answer posted by another one's browser.
  await organization(page, { nameId: 'eva@centro.example' });
  await toTheOrganization(page, '/profile');
  const form = await page.locator('form').evaluate((element: HTMLFormElement) => element.outerHTML);

  const other = await browser.newPage();
  await hideCookieBanner(other);
  await other.route('https://luring.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: form }),
  );
  await other.goto('https://luring.example/');
  await answer(other);
  await expect(other.getByRole('heading', { name: 'No se pudo entrar' })).toBeVisible();
  expect(await userId(other)).toBeUndefined();
  await other.close();
});
