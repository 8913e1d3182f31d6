import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from './fixtures/accessible.ts';
import { hideCookieBanner, withConfig } from './fixtures/account-forms.ts';
import { linkIn, waitForMail } from './fixtures/outbox.ts';
import { expect, test } from './fixtures/person.ts';

const SERVICES = {
  providers: [
    { id: 'google', label: 'Google' },
    { id: 'nube', label: 'Nube Salud' },
  ],
  sso: true,
};

test.beforeEach(async ({ page }) => {
  await hideCookieBanner(page);
});

test('only what the server offers is offered', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continuar con/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Entrar con tu organización' })).toHaveCount(0);

  await withConfig(page, SERVICES);
  for (const address of ['/signin', '/signup']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar con Nube Salud' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar con tu organización' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('another service leads back to where one was going', async ({ page, person, request }) => {
  await withConfig(page, SERVICES);
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: person.apikey },
    data: { email: person.email, password: person.password },
  });
  const session = await signedIn.json();
  let asked: URL | undefined;
  await page.route('**/auth/v1/authorize?*', (route) => {
    asked = new URL(route.request().url());
    const back = asked.searchParams.get('redirect_to') ?? '';
    return route.fulfill({ status: 302, headers: { location: `${back}&code=the-code` } });
  });
  let redeemed: unknown;
  await page.route('**/auth/v1/token?grant_type=pkce', (route) => {
    redeemed = route.request().postDataJSON();
    return route.fulfill({ json: session });
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Continuar con Nube Salud' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
  expect(asked?.searchParams.get('provider')).toBe('nube');
  // Only the browser that set off knows what the code is redeemed with.
  expect(asked?.searchParams.get('code_challenge_method')).toBe('s256');
  expect(redeemed).toMatchObject({ auth_code: 'the-code', code_verifier: expect.any(String) });
});

test('a link with the session of a stranger brings nobody in unasked', async ({
  personPage: page,
  person,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext();
  const stranger = `${randomUUID()}@example.test`;
  const headers = { apikey: person.apikey };
  await api.post(`${baseURL}/auth/v1/otp`, { headers, data: { email: stranger } });
  const link = new URL(linkIn(await waitForMail(stranger)));
  const verified = await api.get(link.href, { maxRedirects: 0 });
  const { hash } = new URL(verified.headers()['location'] ?? '');
  const userId = () =>
    page.evaluate(() => {
      const session: unknown = JSON.parse(localStorage.getItem('remanso.auth') ?? 'null');
      return (session as { user: { id: string } } | null)?.user.id;
    });

  await page.goto(`/auth?from=%2Fprofile${hash}`);
  await expect(page.getByRole('heading', { name: '¿Es tu cuenta?' })).toBeVisible();
  await expect(page.getByText(`Este enlace abre la cuenta de ${stranger}.`)).toBeVisible();
  await expect(page.getByText(`Aquí está abierta la cuenta de ${person.email}.`)).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(await userId()).toBe(person.userId);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quedarme en la mía' }).click();
  await expect(page).toHaveURL('/');
  expect(await userId()).toBe(person.userId);

  // Without the mark of a mail it is not even asked about: other services lead back with a code.
  await page.goto(`/auth${hash.replace(/&type=\w+/, '')}`);
  await expect(page.getByRole('heading', { name: 'No se pudo entrar' })).toBeVisible();
  await page.goto(`/settings/security${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await userId()).toBe(person.userId);
  await api.dispose();
});

test('turning round at the other service is no error of anybody', async ({ page }) => {
  await page.goto(
    '/auth?from=%2Fprofile&error=access_denied&error_description=x#error=access_denied',
  );
  await expect(page.getByRole('heading', { name: 'No se pudo entrar' })).toBeVisible();
  await expect(page.getByText('No se completó la entrada con ese servicio.')).toBeVisible();
  expect(page.url()).not.toContain('error');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Elegir otra forma de entrar' }).click();
  await expect(page).toHaveURL('/signin?from=%2Fprofile');
});

test('an organization that nobody knows is said beside the field', async ({ page }) => {
  await withConfig(page, SERVICES);
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Entrar con tu organización' }).click();
  await expectAccessible(page);
  await page.route('**/auth/v1/sso', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'sso_provider_not_found', error_code: 'sso_provider_not_found', msg: 'no' },
    }),
  );
  await page.getByLabel('Correo electrónico').fill('ana@escuela.example');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('No encontramos una organización con ese correo.')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
});

test('an invitation ends with a password of one’s own', async ({ page, request }) => {
  const keys = await readFile(join(process.env['E2E_DATA_DIR'] ?? '', 'keys.json'), 'utf8');
  const { secretKey } = JSON.parse(keys) as { secretKey: string };
  const email = `${randomUUID()}@example.test`;
  const invited = await request.post('/auth/v1/invite', {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    data: { email },
  });
  expect(invited.ok()).toBe(true);
  // The link names no page of its own, so it leads to the home page with all that it brings.
  await page.goto(linkIn(await waitForMail(email)));
  await page.getByRole('button', { name: 'Sí, entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByLabel('Contraseña nueva').fill('otra piedra y otro río');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña nueva está guardada.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the first of the two messages of a new address says that one is missing', async ({
  page,
}) => {
  await page.goto('/verify-email#message=Confirmation+link+accepted.');
  await expect(page.getByRole('heading', { name: 'Falta un paso' })).toBeVisible();
  await expectAccessible(page);
});

test('a captcha is loaded only where one is configured, and each attempt has its own', async ({
  page,
  person,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) outside.push(request.url());
  });
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
  expect(outside).toEqual([]);

  await withConfig(page, { captcha: { provider: 'turnstile', siteKey: 'k' } });
  // What the service's own script does, in short.
  await page.addInitScript(() => {
    let solved = 0;
    Object.assign(window, {
      turnstile: {
        render(place: HTMLElement) {
          solved += 1;
          place.innerHTML = `<p>Comprobación</p><input type="hidden" name="cf-turnstile-response" value="token-${solved}">`;
          return String(solved);
        },
        remove: () => undefined,
      },
    });
  });
  // The page's own policy lets the script in only with the setting of the server, which is off here.
  await page.route('**/signin*', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response: answer, headers });
  });
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const tokens: string[] = [];
  await page.route('**/auth/v1/token?grant_type=password', (route) => {
    tokens.push(route.request().postDataJSON().gotrue_meta_security.captcha_token);
    return route.fulfill({
      status: 400,
      json: { code: 'captcha_failed', error_code: 'captcha_failed', msg: 'no' },
    });
  });
  await page.goto('/signin');
  await expect(page.getByText('Comprobación')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falta comprobar que eres una persona.')).toBeVisible();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(person.password);
  await expect(page.locator('[name=cf-turnstile-response]')).toHaveValue('token-2');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect.poll(() => tokens).toEqual(['token-1', 'token-2']);
});
