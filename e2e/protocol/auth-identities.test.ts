import type { UserIdentity } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, type ProviderTarget, SITE, targetWithProvider } from './auth-oauth-trips.ts';
import { confirmed, PASSWORD, reauthenticated } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

type Client = ReturnType<OwnTarget['client']>;

let target: ProviderTarget;
let { auth, provider, person, goOn, comeBack, userOf } = {} as ProviderTarget;
beforeAll(async () => {
  target = await targetWithProvider({ ANONYMOUS_SIGN_INS: 'on' });
  ({ auth, provider, person, goOn, comeBack, userOf } = target);
});
afterAll(() => target.close());

/** Somebody signed in, in a browser that keeps what PKCE needs. */
async function signedIn() {
  const { email, session } = await confirmed(auth);
  const client = auth.client({ flowType: 'pkce' });
  await client.setSession(session);
  await reauthenticated(client);
  return { client, email, session };
}

async function linkUrl(client: Client, hint: string) {
  const { data, error } = await client.linkIdentity({
    provider: 'keycloak',
    options: { queryParams: { login_hint: hint }, redirectTo: `${SITE}/settings` },
  });
  expect(error).toBeNull();
  return data.url!;
}

/** To the provider and back to the site, with a code that nobody has exchanged yet. */
async function travel(client: Client, hint: string): Promise<URL> {
  return goOn(await provider.visit(await linkUrl(client, hint)));
}

async function link(client: Client, hint: string) {
  const home = await travel(client, hint);
  const code = home.searchParams.get('code');
  if (code === null) return { home, code: home.searchParams.get('error_code') };
  const { data, error } = await client.exchangeCodeForSession(code);
  // The exchange begins another session.
  if (!error) await client.updateUser({ current_password: PASSWORD });
  return { home, code: error?.code, user: data.user };
}

async function identities(client: Client): Promise<UserIdentity[]> {
  const { data } = await client.getUserIdentities();
  return data?.identities ?? [];
}

const names = async (client: Client) => (await identities(client)).map((each) => each.provider);

describe('linking', () => {
  it('adds a way in, also with another address', async () => {
    const { client, email, session } = await signedIn();
    const { hint, email: other } = person();
    const { home, user } = await link(client, hint);
    expect(home.pathname).toBe('/settings');
    expect(user).toMatchObject({
      id: session.user.id,
      email,
      app_metadata: { provider: 'email', providers: ['email', 'keycloak'] },
      user_metadata: { email },
    });
    expect(await names(client)).toEqual(['email', 'keycloak']);
    expect((await identities(client))[1]?.identity_data?.email).toBe(other);
    expect((await userOf(await comeBack(hint)))?.id).toBe(session.user.id);
  });

  it('happens only in the browser that set off', async () => {
    const stranger = await signedIn();
    const { hint, email } = person();
    // Somebody is lured through the provider’s page with the stranger’s address.
    const home = await travel(stranger.client, hint);
    const code = home.searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    const lured = await auth.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'of-another-browser-that-never-set-off-on-this-way',
    });
    expect(lured.body.error_code).toBe('bad_code_verifier');
    expect(await names(stranger.client)).toEqual(['email']);
    const own = await userOf(await comeBack(hint));
    expect(own?.email).toBe(email);
    expect(own?.id).not.toBe(stranger.session.user.id);
    // Meanwhile it is somebody's.
    const late = await stranger.client.exchangeCodeForSession(code);
    expect(late.error?.code).toBe('identity_already_exists');
    expect(await names(stranger.client)).toEqual(['email']);
  });

  it('is refused before the trip without PKCE, where nothing tells the browsers apart', async () => {
    const { client } = await confirmed(auth);
    await reauthenticated(client);
    const { data, error } = await client.linkIdentity({ provider: 'keycloak' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(error?.message).toContain("flowType: 'pkce'");
    expect(data.url).toBeNull();
    expect(await names(client)).toEqual(['email']);
  });

  it('keeps what waits for its exchange readable to nobody', async () => {
    const { client } = await signedIn();
    const { hint, email } = person();
    await travel(client, hint);
    const { rows } = await auth.db.pools.owner.query<{ kept: Buffer }>(
      'select linking_identity as kept from auth.flow_state where linking_identity is not null',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { kept } of rows) expect(kept.includes(email)).toBe(false);
  });

  it('refuses what is linked already, to this person or to another', async () => {
    const { client } = await signedIn();
    const { hint } = person();
    await link(client, hint);
    const again = await travel(client, hint);
    expect(Object.fromEntries(again.searchParams)).toEqual({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    const stranger = await signedIn();
    const taken = await travel(stranger.client, hint);
    expect(taken.searchParams.get('error_description')).toContain('to another user');
    expect(await names(stranger.client)).toEqual(['email']);
  });

  it('ends with the session that began it, before the provider and after', async () => {
    const { client } = await signedIn();
    const visit = await provider.visit(await linkUrl(client, person().hint));
    await client.signOut();
    const home = await goOn(visit);
    expect(fragment(home).get('error_code')).toBe('bad_oauth_state');

    const { client: other, session } = await signedIn();
    const back = await travel(other, person().hint);
    await auth.admin().signOut(session.access_token);
    const { error } = await other.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error?.code).toBe('flow_state_not_found');
  });

  it('wants the second factor that was set up while somebody was away', async () => {
    const { client, session } = await signedIn();
    const back = await travel(client, person().hint);
    await auth.db.pools.owner.query(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [session.user.id],
    );
    const { error } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error?.code).toBe('insufficient_aal');
  });

  it('makes an anonymous person one with an account, if the address is verified and free', async () => {
    const client = auth.client({ flowType: 'pkce' });
    const { data } = await client.signInAnonymously();
    const neighbour = await confirmed(auth);
    const unverified = await link(client, person({ email_verified: false }).hint);
    expect(unverified.code).toBe('email_not_confirmed');
    const taken = await link(client, person({ email: neighbour.email }).hint);
    expect(taken.code).toBe('email_exists');
    const { hint, email } = person();
    expect((await link(client, hint)).user).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'keycloak' },
    });
  });

  it('asks for the second factor of who has one', async () => {
    const { client, session } = await signedIn();
    await auth.db.pools.owner.query(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [session.user.id],
    );
    const { error } = await client.linkIdentity({ provider: 'keycloak' });
    expect(error?.code).toBe('insufficient_aal');
  });

  it('asks for a session, and redirects where that is wanted', async () => {
    const visitor = await fetch(`${auth.url}/user/identities/authorize?provider=keycloak`, {
      headers: { apikey: auth.apikey },
    });
    expect(visitor.status).toBe(401);
    const { session } = await signedIn();
    const query = new URLSearchParams({
      provider: 'keycloak',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 's256',
    });
    const answer = await fetch(`${auth.url}/user/identities/authorize?${query}`, {
      headers: { apikey: auth.apikey, authorization: `Bearer ${session.access_token}` },
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(provider.issuer);
  });
});

describe('unlinking', () => {
  it('takes a way in away, and says so to who comes by it', async () => {
    const { client, session } = await signedIn();
    const { hint } = person();
    await link(client, hint);
    const [, identity] = await identities(client);
    expect((await client.unlinkIdentity(identity!)).error).toBeNull();
    expect(await names(client)).toEqual(['email']);
    expect((await userOf(await comeBack(hint)))?.id).not.toBe(session.user.id);
    const { rows } = await auth.db.pools.owner.query<{ event_type: string }>(
      `select event_type from public.security_events
        where user_id = $1 and event_type like 'identity%' order by created_at`,
      [session.user.id],
    );
    expect(rows.map((row) => row.event_type)).toEqual(['identity_linked', 'identity_unlinked']);
  });

  it('keeps the last one', async () => {
    const { client } = await signedIn();
    const [identity] = await identities(client);
    expect((await client.unlinkIdentity(identity!)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
  });

  it('keeps one of two that go at the same time', async () => {
    const { client } = await signedIn();
    await link(client, person().hint);
    const both = await identities(client);
    const results = await Promise.all(both.map((each) => client.unlinkIdentity(each)));
    expect(results.filter((each) => each.error === null)).toHaveLength(1);
    expect(await names(client)).toHaveLength(1);
  });

  it('ends the password with the email identity, and takes the other verified address', async () => {
    const { client, email } = await signedIn();
    const { hint, email: other } = person();
    await link(client, hint);
    const [own] = await identities(client);
    expect((await client.unlinkIdentity(own!)).error).toBeNull();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      email: other,
      app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
    });
    const signIn = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error?.code).toBe('invalid_credentials');
  });

  it('keeps the email identity when no verified, free address would be left', async () => {
    const neighbour = await confirmed(auth);
    for (const claims of [{ email_verified: false }, { email: neighbour.email }]) {
      const { client } = await signedIn();
      await link(client, person(claims).hint);
      const [own] = await identities(client);
      expect((await client.unlinkIdentity(own!)).error).toMatchObject({
        status: 422,
        code: 'email_conflict_identity_not_deletable',
      });
    }
  });

  it('knows only own identities', async () => {
    const { client, session } = await signedIn();
    await link(client, person().hint);
    const stranger = await confirmed(auth);
    await reauthenticated(client);
    const [foreign] = await identities(stranger.client);
    expect((await client.unlinkIdentity(foreign!)).error?.code).toBe('identity_not_found');
    const answer = await fetch(`${auth.url}/user/identities/nothing`, {
      method: 'DELETE',
      headers: { apikey: auth.apikey, authorization: `Bearer ${session.access_token}` },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
  });

  it('can be switched off', async () => {
    const closed = await ownAuthTarget({ MANUAL_LINKING: 'false' });
    const { client } = await confirmed(closed);
    const [identity] = await identities(client);
    expect((await client.unlinkIdentity(identity!)).error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    });
    await closed.close();
  });
});
