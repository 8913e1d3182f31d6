import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { federationSettings } from './federation-settings.ts';

const keyOf = (curve: string) =>
  generateKeyPairSync('ec', { namedCurve: curve })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

describe('federationSettings', () => {
  it('offers nobody by default', () => {
    const settings = federationSettings({});
    expect(settings.providers.size).toBe(0);
    expect(settings).toMatchObject({
      manualLinking: true,
      saml: { enabled: false, idpInitiated: false },
    });
  });

  it('reads Google, Apple, GitHub and any other issuer', () => {
    const { providers } = federationSettings({
      OIDC_GOOGLE_CLIENT_ID: 'web, ios',
      OIDC_GOOGLE_CLIENT_SECRET: 's',
      OIDC_APPLE_CLIENT_ID: 'app',
      OIDC_APPLE_TEAM_ID: 'T',
      OIDC_APPLE_KEY_ID: 'K',
      OIDC_APPLE_PRIVATE_KEY: keyOf('P-256').replaceAll('\n', '\\n'),
      OAUTH_GITHUB_CLIENT_ID: 'g',
      OAUTH_GITHUB_CLIENT_SECRET: 's',
      OAUTH_GITHUB_URL: 'https://git.example/',
      OIDC_PROVIDERS: JSON.stringify({
        keycloak: { issuer: 'https://id.example/realms/x/', clientId: 'c', label: 'Mi centro' },
      }),
    });
    expect([...providers.keys()]).toEqual(['google', 'apple', 'github', 'keycloak']);
    expect(providers.get('google')).toMatchObject({ clientIds: ['web', 'ios'] });
    expect(providers.get('apple')).toMatchObject({
      responseMode: 'form_post',
      clientSecret: { privateKey: expect.stringMatching(/^-----BEGIN PRIVATE KEY-----\n/) },
    });
    expect(providers.get('github')).toMatchObject({ apiUrl: 'https://git.example/api/v3' });
    expect(providers.get('keycloak')).toMatchObject({
      issuer: 'https://id.example/realms/x',
      label: 'Mi centro',
      scopes: ['openid', 'email', 'profile'],
    });
  });

  const one = (name: string, fields: object) => ({
    OIDC_PROVIDERS: JSON.stringify({ [name]: fields }),
  });
  it.each([
    [{ OIDC_GOOGLE_CLIENT_ID: 'x' }, /OIDC_GOOGLE_CLIENT_ID also needs OIDC_GOOGLE_CLIENT_SECRET/],
    [{ OIDC_APPLE_CLIENT_ID: 'x' }, /needs either OIDC_APPLE_CLIENT_SECRET or/],
    [{ OIDC_APPLE_CLIENT_SECRET: 'x' }, /also need OIDC_APPLE_CLIENT_ID/],
    [{ OIDC_PROVIDERS: '{' }, /must be JSON/],
    [one('Mal', {}), /wrong at Mal/],
    [one('github', { issuer: 'https://x.example', clientId: 'c' }), /meaning of its own/],
    [one('x', { issuer: 'http://id.example', clientId: 'c' }), /x\.issuer: must be an https/],
    [one('x', { issuer: 'https://id.example' }), /x\.clientId/],
    [{ SAML_PRIVATE_KEY: keyOf('P-256') }, /SAML_PRIVATE_KEY must be a private RSA key/],
    [
      {
        OIDC_APPLE_CLIENT_ID: 'x',
        OIDC_APPLE_TEAM_ID: 'T',
        OIDC_APPLE_KEY_ID: 'K',
        OIDC_APPLE_PRIVATE_KEY: 'x',
      },
      /OIDC_APPLE_PRIVATE_KEY must be a private EC key/,
    ],
    [{ SAML_ENABLED: 'yes' }, /SAML_ENABLED=yes must be true or false/],
    [{ MANUAL_LINKING: 'no' }, /MANUAL_LINKING=no must be true or false/],
  ])('says in one sentence what is wrong: %j', (env, sentence) => {
    expect(() => federationSettings(env)).toThrow(ConfigError);
    expect(() => federationSettings(env)).toThrow(sentence);
  });
});
