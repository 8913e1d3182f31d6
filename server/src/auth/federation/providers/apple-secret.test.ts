import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { appleName } from './apple-name.ts';
import { appleSecret } from './apple-secret.ts';

describe('Apple', () => {
  it('gets a secret that its key verifies, for five minutes', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) };
    const now = new Date();
    const verified = await jwtVerify(appleSecret(key, 'app', now), publicKey, {
      issuer: 'TEAM',
      subject: 'app',
      audience: 'https://appleid.apple.com',
    });
    expect(verified.protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
    const { iat = 0, exp } = verified.payload;
    expect(exp).toBe(iat + 300);
  });

  it('tells a name beside the first code, or nothing of use', () => {
    expect(appleName('{"name":{"firstName":"Ana","lastName":"Ríos"},"email":"x@y.z"}')).toEqual({
      given_name: 'Ana',
      family_name: 'Ríos',
    });
    expect(appleName('{')).toEqual({});
    expect(appleName('{"name":7}')).toEqual({});
    expect(appleName(null)).toEqual({});
  });
});
