import type { Page } from '@playwright/test';
import { fillAccount, hideCookieBanner } from './fixtures/account-forms.ts';
import { expect, type Person, test } from './fixtures/person.ts';
import { addKey } from './fixtures/factors/virtual-key.ts';

/** What the settings page does: makes a passkey for whoever is signed in. */
async function register(page: Page, { apikey, password }: Person) {
  await page.evaluate(
    async ({ key, current }) => {
      const text = (bytes: ArrayBuffer) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const { access_token: token } = JSON.parse(localStorage.getItem('remanso.auth') ?? '{}');
      const send = async (path: string, body: object, method = 'POST') => {
        const answer = await fetch(`/auth/v1/${path}`, {
          method,
          headers: {
            apikey: key,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      await send('user', { current_password: current }, 'PUT');
      const { challenge_id, options } = await send('passkeys/registration/options', {});
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      const response = made.response as AuthenticatorAttestationResponse;
      await send('passkeys/registration/verify', {
        challenge_id,
        credential: {
          id: made.id,
          rawId: text(made.rawId),
          type: made.type,
          clientExtensionResults: {},
          response: {
            clientDataJSON: text(response.clientDataJSON),
            attestationObject: text(response.attestationObject),
            transports: response.getTransports(),
          },
        },
      });
    },
    { key: apikey, current: password },
  );
}

test('a passkey opens the door without a word typed', async ({ personPage: page, person }) => {
  await addKey(page, 'internal', true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await register(page, person);
  await page.evaluate(() => localStorage.removeItem('remanso.auth'));

  await page.goto('/signin?from=%2Fprofile');
  // The offer is made at the first sign of a person; this key takes it at once.
  await expect(async () => {
    await page.mouse.move(100, 100);
    await expect(page).toHaveURL('/profile', { timeout: 500 });
  }).toPass();
});

test('a key that nobody knows here leaves everything as it was typed', async ({ page, person }) => {
  await hideCookieBanner(page);
  await addKey(page);
  await page.goto('/signin');
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await fillAccount(page, person.email, 'a medias');
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page.getByRole('alert')).toContainText(/llave/);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('a medias');
});

test('a browser without passkeys is not offered any', async ({ page }) => {
  await hideCookieBanner(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/signin');
  await expect(page.getByRole('link', { name: 'Recibir un código por correo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toHaveCount(0);
});
