import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, follow, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());

const NEXT = 'otra orilla del rio';

describe('a password by nonce', () => {
  it('stands in for the current one, once', async () => {
    const { client, email } = await confirmed(auth);
    const without = await client.updateUser({ password: NEXT });
    expect(without.error).toMatchObject({ code: 'current_password_required', status: 400 });

    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = await auth.code(email, 1);
    const wrong = await client.updateUser({
      password: NEXT,
      nonce: nonce === '1' ? '2' : '000000',
    });
    expect(wrong.error).toMatchObject({ code: 'reauthentication_not_valid', status: 422 });
    const changed = await client.updateUser({ password: NEXT, nonce });
    expect(changed.error).toBeNull();
    expect(changed.data.user).toHaveProperty('reauthentication_sent_at');
    const again = await client.updateUser({ password: 'una tercera', nonce });
    expect(again.error?.code).toBe('reauthentication_not_valid');
    const signIn = (password: string) => auth.client().signInWithPassword({ email, password });
    expect((await signIn(NEXT)).error).toBeNull();
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
  });

  it('is burnt by five wrong ones', async () => {
    const { client, email } = await confirmed(auth);
    await client.reauthenticate();
    const nonce = await auth.code(email, 1);
    for (let tries = 0; tries < 5; tries += 1) {
      await client.updateUser({ password: NEXT, nonce: 'never' });
    }
    const { error } = await client.updateUser({ password: NEXT, nonce });
    expect(error?.code).toBe('reauthentication_not_valid');
  });

  it('is asked of nobody who is not signed in', async () => {
    const answer = await fetch(`${auth.url}/reauthenticate`, { headers: { apikey: auth.apikey } });
    expect(answer.status).toBe(401);
  });
});

describe('a first password', () => {
  it('may be set within an hour of coming by mail, later with a nonce', async () => {
    const email = newAddress();
    const client = auth.client();
    await client.signInWithOtp({ email });
    await client.verifyOtp({ email, token: await auth.code(email), type: 'email' });
    await auth.db.pools.owner.query(
      `update auth.sessions set created_at = now() - interval '61 minutes', refreshed_at = now(),
         amr = jsonb_set(amr, '{0,timestamp}',
           to_jsonb(extract(epoch from now() - interval '61 minutes')::bigint))`,
    );
    const late = await client.updateUser({ password: NEXT });
    expect(late.error).toMatchObject({ code: 'reauthentication_needed', status: 400 });
    await client.reauthenticate();
    const nonce = await auth.code(email, 1);
    expect((await client.updateUser({ password: NEXT, nonce })).error).toBeNull();
  });

  it('is chosen with a recovery mail by who only came through another service', async () => {
    const { email, session } = await confirmed(auth);
    const { owner } = auth.db.pools;
    const id = [session.user.id];
    await owner.query('update auth.users set encrypted_password = null where id = $1', id);
    await owner.query(
      `update auth.identities set provider = 'keycloak', provider_id = $1 where user_id = $1`,
      id,
    );
    await auth.client().resetPasswordForEmail(email);
    const home = await follow(await auth.link(email, 1));
    const client = auth.client();
    await client.setSession({
      access_token: new URLSearchParams(home.hash.slice(1)).get('access_token') ?? '',
      refresh_token: new URLSearchParams(home.hash.slice(1)).get('refresh_token') ?? '',
    });
    expect((await client.updateUser({ password: NEXT })).error).toBeNull();
  });

  it('right after signing in needs nothing else', async () => {
    const email = newAddress();
    const client = auth.client();
    await client.signInWithOtp({ email });
    await client.verifyOtp({ email, token: await auth.code(email), type: 'email' });
    expect((await client.updateUser({ password: NEXT })).error).toBeNull();
  });
});
