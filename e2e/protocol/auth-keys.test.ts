import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigningKey } from '#server/keys.ts';
import { confirmed, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());

async function publishedIds(): Promise<string[]> {
  const answer = await fetch(`${auth.url}/.well-known/jwks.json`);
  const { keys }: { keys: { kid: string }[] } = await answer.json();
  return keys.map(({ kid }) => kid);
}

describe('another key', () => {
  it('signs from now on; tokens of the old one are good until they expire', async () => {
    const { client, email, session } = await confirmed(auth);
    const old = decodeProtectedHeader(session.access_token).kid ?? '';
    const signing = createSigningKey();
    const { keys } = auth;
    const retired = { ...keys.jwks.keys[0], retiredAt: new Date().toISOString() };
    keys.jwks = { keys: [signing, retired] };

    expect((await client.getUser()).error).toBeNull();
    expect(await publishedIds()).toEqual([signing.kid, old]);
    const next = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(decodeProtectedHeader(next.data.session!.access_token).kid).toBe(signing.kid);
    expect((await client.getClaims()).error).toBeNull();

    auth.clock.ahead = 91 * 60_000;
    try {
      expect(await publishedIds()).toEqual([signing.kid]);
      const late = await fetch(`${auth.url}/user`, {
        headers: { apikey: auth.apikey, authorization: `Bearer ${session.access_token}` },
      });
      expect(late.status).toBe(403);
      const { data, error } = await client.refreshSession();
      expect(error).toBeNull();
      expect(decodeProtectedHeader(data.session!.access_token).kid).toBe(signing.kid);
    } finally {
      auth.clock.ahead = 0;
    }
  });
});
