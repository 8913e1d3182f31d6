import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { createKeys } from '#server/keys.ts';
import { signAccessToken } from './access-token.ts';

const user = {
  id: '00000000-0000-0000-0000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ana@example.test',
  phone: null,
  raw_app_meta_data: {},
  raw_user_meta_data: {},
  is_anonymous: false,
};

describe('an access token', () => {
  it('verifies, also when a number of its signature happens to be short', () => {
    const keys = createKeys();
    const { kty, crv, x, y } = keys.jwks.keys[0];
    const key = createPublicKey({ format: 'jwk', key: { kty, crv, x, y } });
    let short = 0;
    // One in 128 signatures has a short number: enough of them to meet some.
    for (let second = 0; second < 2000; second += 1) {
      const now = () => new Date(second * 1000);
      const parts = { keys, config: loadConfig({}), now };
      const { token } = signAccessToken(parts, user, { id: 'session', aal: 'aal1', amr: [] });
      const [head, body, signature = ''] = token.split('.');
      const bytes = Buffer.from(signature, 'base64url');
      const both = { key, dsaEncoding: 'ieee-p1363' } as const;
      expect(verify('sha256', Buffer.from(`${head}.${body}`), both, bytes)).toBe(true);
      if (bytes[0] === 0 || bytes[32] === 0) short += 1;
    }
    expect(short).toBeGreaterThan(0);
  });
});
