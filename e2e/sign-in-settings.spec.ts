import { expect, test } from './fixtures/hydrated.ts';
import { fillAccount, hideCookieBanner } from './fixtures/account-forms.ts';
import { type OtherServer, startOtherServer } from './fixtures/other-server.ts';
import { addKey } from './fixtures/factors/virtual-key.ts';
import { startProvider, type TestProvider } from './protocol/auth-oidc-provider.ts';

/** What only other settings of the server show: a real provider, a captcha, the other reading of a limit. */
test.describe.configure({ mode: 'serial' });

let provider: TestProvider;
let server: OtherServer;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startOtherServer(async (url) => {
    provider = await startProvider(`${url}/auth/v1/callback`);
    const { issuer, clientId, clientSecret } = provider;
    return {
      OIDC_PROVIDERS: JSON.stringify({
        nube: { issuer, clientId, clientSecret, label: 'Nube Salud' },
      }),
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      LIMIT_SIGN_IN_WINDOW_MINUTES: '5',
    };
  });
});

test.afterAll(async () => {
  await server?.close();
  await provider?.close();
});

test.beforeEach(async ({ page }) => {
  await hideCookieBanner(page);
});

test('an account of another service opens the door, through a real provider', async ({ page }) => {
  provider.people.set('ana', { email: 'ana@nube.example', email_verified: true, name: 'Ana' });
  // Who she is at the other service is not what is tested.
  await page.route('**/auth/v1/authorize?*', (route) =>
    route.continue({ url: `${route.request().url()}&login_hint=ana` }),
  );
  await page.goto(`${server.url}/profile`);
  await page.getByRole('button', { name: 'Continuar con Nube Salud' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/profile`);
});

test('saying no there leads back here with a way on', async ({ page }) => {
  await page.route('**/auth/v1/authorize?*', (route) =>
    route.continue({ url: `${route.request().url()}&login_hint=deny` }),
  );
  await page.goto(`${server.url}/signin?from=%2Fmood`);
  await page.getByRole('button', { name: 'Continuar con Nube Salud' }).click();
  await expect(page.getByText('No se completó la entrada con ese servicio.')).toBeVisible();
  await page.getByRole('link', { name: 'Elegir otra forma de entrar' }).click();
  await expect(page).toHaveURL(`${server.url}/signin?from=%2Fmood`);
});

test('the page lets the captcha in, and says when it cannot be loaded', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await page.goto(`${server.url}/signup`);
  await expect(page.getByText('No se pudo cargar la comprobación')).toBeVisible();
  await page.unroute('https://challenges.cloudflare.com/**');
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render(place) { place.innerHTML = '<p>Comprobación</p>'; return '1'; },
        remove() {},
      };`,
    }),
  );
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(page.getByText('Comprobación', { exact: true })).toBeVisible();
  expect(blocked).toEqual([]);

  // Nobody is asked before the captcha is solved.
  await fillAccount(page, 'leo@example.test', 'piedra río luna');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByText('Falta comprobar que eres una persona.')).toBeVisible();
});

test('the reading of five minutes has its own sentence', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let shown = 0;
      window.turnstile = {
        render(place) {
          shown += 1;
          place.innerHTML = '<input type="hidden" name="cf-turnstile-response" value="t' + shown + '">';
          return '1';
        },
        remove() {},
      };`,
    }),
  );
  await page.route('**/auth/v1/token?grant_type=password', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_credentials', error_code: 'invalid_credentials', msg: 'no' },
    }),
  );
  await page.goto(`${server.url}/signin`);
  for (let guess = 1; guess <= 6; guess += 1) {
    // Each attempt has an answer of its own, which comes after the refusal of the one before.
    await expect(page.locator('[name=cf-turnstile-response]')).toHaveValue(`t${guess}`);
    await fillAccount(page, 'ana@nube.example', `intento ${guess}`);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }
  await expect(
    page.getByText('Demasiados intentos de inicio de sesión. Espera 5 minutos.'),
  ).toBeVisible();
});

test('a passkey is asked for with the answer of the captcha, and never unasked', async ({
  page,
}) => {
  await addKey(page, 'internal', true);
  const tokens: (string | undefined)[] = [];
  await page.route('**/auth/v1/passkeys/authentication/options', (route) => {
    tokens.push(route.request().postDataJSON().gotrue_meta_security?.captcha_token);
    return route.fulfill({
      status: 400,
      json: { code: 'captcha_failed', error_code: 'captcha_failed', msg: 'no' },
    });
  });
  await page.addInitScript(() => {
    let solved = 0;
    Object.assign(window, {
      turnstile: {
        render(place: HTMLElement) {
          solved += 1;
          place.innerHTML = `<button type="button" onclick="this.nextElementSibling.value = 'token-${solved}'">Soy una persona</button><input type="hidden" name="cf-turnstile-response">`;
          return String(solved);
        },
        remove: () => undefined,
      },
    });
  });
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  // Its inline handler stands for a finger on the widget; the page's policy would not let it run.
  await page.route('**/signin', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response: answer, headers });
  });
  await page.goto(`${server.url}/signin`);
  const use = page.getByRole('button', { name: 'Usar una llave de acceso' });
  const solve = page.getByRole('button', { name: 'Soy una persona' });
  await expect(solve).toBeVisible();
  await use.click();
  await expect(page.getByText('Falta comprobar que eres una persona.')).toBeVisible();
  expect(tokens).toEqual([]);
  for (const token of ['token-1', 'token-2']) {
    await solve.click();
    await use.click();
    await expect.poll(() => tokens.at(-1)).toBe(token);
    await expect(page.locator('[name=cf-turnstile-response]')).toHaveValue('');
  }
});
