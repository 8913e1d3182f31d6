import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

const HOUR = 3_600_000;

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget({ SESSION_LIFETIME_HOURS: '5' });
});
afterAll(() => auth.close());

const ask = (path: string, token: string) =>
  fetch(auth.url.replace('/auth/v1', path), {
    headers: { apikey: auth.apikey, authorization: `Bearer ${token}` },
  });

describe('a session', () => {
  it('ends after its lifetime, however often it was refreshed', async () => {
    const { client } = await confirmed(auth);
    for (const hours of [2, 4]) {
      auth.clock.ahead = hours * HOUR;
      expect((await client.refreshSession()).error).toBeNull();
    }
    const { data } = await client.getSession();
    const token = data.session?.access_token ?? '';
    auth.clock.ahead = 4.9 * HOUR;
    expect((await ask('/whoami', token)).status).toBe(200);
    auth.clock.ahead = 5 * HOUR + 5_000;
    const refreshed = await auth.client().refreshSession(data.session!);
    expect(refreshed.error).toMatchObject({ status: 400, code: 'session_expired' });
    expect((await ask('/whoami', token)).status).toBe(401);
    auth.clock.ahead = 0;
  });
});

describe('private answers', () => {
  it('are stored by no cache', async () => {
    const { session } = await confirmed(auth);
    for (const path of ['/auth/v1/user', '/auth/v1/passkeys', '/rest/v1/profiles', '/whoami']) {
      const answer = await ask(path, session.access_token);
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const refused = await auth.post('/token?grant_type=password', {});
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const keys = await fetch(`${auth.url}/.well-known/jwks.json`);
    expect(keys.headers.get('cache-control')).toContain('public');
  });
});
