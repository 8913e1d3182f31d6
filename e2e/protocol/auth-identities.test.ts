import type { UserIdentity } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, SITE, trips } from './auth-oauth-trips.ts';
import { startProvider, type TestProvider } from './auth-oidc-provider.ts';
import { confirmed, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

type Client = ReturnType<OwnTarget['client']>;

let auth: OwnTarget;
let provider: TestProvider;
const { person, goOn, comeBack, userOf } = trips(
  () => auth,
  () => provider,
);
beforeAll(async () => {
  provider = await startProvider(`${SITE}/auth/v1/callback`);
  const { issuer, clientId, clientSecret } = provider;
  auth = await ownAuthTarget({
    SITE_URL: SITE,
    LIMIT_GENERIC_PER_HOUR: '1000',
    ANONYMOUS_SIGN_INS: 'on',
    OIDC_PROVIDERS: JSON.stringify({ keycloak: { issuer, clientId, clientSecret } }),
  });
});
afterAll(async () => {
  await auth.close();
  await provider.close();
});

async function linkUrl(client: Client, hint: string) {
  const { data, error } = await client.linkIdentity({
    provider: 'keycloak',
    options: { queryParams: { login_hint: hint }, redirectTo: `${SITE}/settings` },
  });
  expect(error).toBeNull();
  return data.url!;
}

async function link(client: Client, hint: string): Promise<URL> {
  return goOn(await provider.visit(await linkUrl(client, hint)));
}

async function identities(client: Client): Promise<UserIdentity[]> {
  const { data } = await client.getUserIdentities();
  return data?.identities ?? [];
}

const names = async (client: Client) => (await identities(client)).map((each) => each.provider);

describe('linking', () => {
  it('adds a way in, also with another address', async () => {
    const { client, email, session } = await confirmed(auth);
    const { hint, email: other } = person();
    const home = await link(client, hint);
    expect(home.pathname).toBe('/settings');
    expect((await userOf(home))?.id).toBe(session.user.id);
    expect(await names(client)).toEqual(['email', 'keycloak']);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'email', providers: ['email', 'keycloak'] },
      user_metadata: { email },
    });
    expect((await identities(client))[1]?.identity_data?.email).toBe(other);
    expect((await userOf(await comeBack(hint)))?.id).toBe(session.user.id);
  });

  it('refuses what is linked already, to this person or to another', async () => {
    const { client } = await confirmed(auth);
    const { hint } = person();
    await link(client, hint);
    const again = await link(client, hint);
    expect(Object.fromEntries(again.searchParams)).toEqual({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    const stranger = await confirmed(auth);
    const taken = await link(stranger.client, hint);
    expect(taken.searchParams.get('error_description')).toContain('to another user');
    expect(await names(stranger.client)).toEqual(['email']);
  });

  it('ends with the session that began it', async () => {
    const { client } = await confirmed(auth);
    const { hint } = person();
    const visit = await provider.visit(await linkUrl(client, hint));
    await client.signOut();
    const home = await goOn(visit);
    expect(fragment(home).get('error_code')).toBe('bad_oauth_state');
  });

  it('makes an anonymous person one with an account, if the address is verified and free', async () => {
    const client = auth.client();
    const { data } = await client.signInAnonymously();
    const neighbour = await confirmed(auth);
    const unverified = await link(client, person({ email_verified: false }).hint);
    expect(unverified.searchParams.get('error_code')).toBe('email_not_confirmed');
    const taken = await link(client, person({ email: neighbour.email }).hint);
    expect(taken.searchParams.get('error_code')).toBe('email_exists');
    const { hint, email } = person();
    const home = await link(client, hint);
    expect(await userOf(home)).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'keycloak' },
    });
  });

  it('asks for the second factor of who has one', async () => {
    const { client, session } = await confirmed(auth);
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
    const { session } = await confirmed(auth);
    const answer = await fetch(`${auth.url}/user/identities/authorize?provider=keycloak`, {
      headers: { apikey: auth.apikey, authorization: `Bearer ${session.access_token}` },
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(provider.issuer);
  });
});

describe('unlinking', () => {
  it('takes a way in away, and says so to who comes by it', async () => {
    const { client, session } = await confirmed(auth);
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
    const { client } = await confirmed(auth);
    const [identity] = await identities(client);
    expect((await client.unlinkIdentity(identity!)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
  });

  it('keeps one of two that go at the same time', async () => {
    const { client } = await confirmed(auth);
    await link(client, person().hint);
    const both = await identities(client);
    const results = await Promise.all(both.map((each) => client.unlinkIdentity(each)));
    expect(results.filter((each) => each.error === null)).toHaveLength(1);
    expect(await names(client)).toHaveLength(1);
  });

  it('ends the password with the email identity, and takes the other verified address', async () => {
    const { client, email } = await confirmed(auth);
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
      const { client } = await confirmed(auth);
      await link(client, person(claims).hint);
      const [own] = await identities(client);
      expect((await client.unlinkIdentity(own!)).error).toMatchObject({
        status: 422,
        code: 'email_conflict_identity_not_deletable',
      });
    }
  });

  it('knows only own identities', async () => {
    const { client, session } = await confirmed(auth);
    await link(client, person().hint);
    const stranger = await confirmed(auth);
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
