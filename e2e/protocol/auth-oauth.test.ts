import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, type ProviderTarget, SITE, targetWithProvider } from './auth-oauth-trips.ts';
import { confirmed, follow, PASSWORD } from './auth-person.ts';

let target: ProviderTarget;
let { auth, provider, person, goOn, departure, comeBack, userOf } = {} as ProviderTarget;
beforeAll(async () => {
  target = await targetWithProvider({}, (one) => ({
    keycloak: { ...one, label: 'Mi centro' },
    posts: { ...one, responseMode: 'form_post' },
    silent: { ...one, issuer: 'http://127.0.0.1:9' },
  }));
  ({ auth, provider, person, goOn, departure, comeBack, userOf } = target);
});
afterAll(() => target.close());

describe('signing in through a provider', () => {
  it('asks with state, nonce and PKCE, and never for what the link says', async () => {
    const { searchParams: asked, origin } = await departure(auth.client(), 'x', { scopes: 'api' });
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'remanso',
      response_type: 'code',
      redirect_uri: `${SITE}/auth/v1/callback`,
      scope: 'openid email profile api',
      login_hint: 'x',
      code_challenge_method: 'S256',
    });
    expect(asked.get('state')!.length).toBeGreaterThan(40);
    expect(asked.get('nonce')).not.toBe(asked.get('state'));
  });

  it('makes an account the first time and finds it the next (PKCE)', async () => {
    const { hint, email } = person({ picture: 'https://p.example/ana.png' });
    const client = auth.client({ flowType: 'pkce' });
    const to = await departure(client, hint, { redirectTo: `${SITE}/settings?tab=1` });
    const arrival = await goOn(await provider.visit(to));
    expect(arrival.pathname + arrival.hash).toBe('/settings');
    expect(arrival.searchParams.get('tab')).toBe('1');
    const code = arrival.searchParams.get('code') ?? '';

    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.provider_token).toBeTruthy();
    expect(data.session?.provider_refresh_token).toBeTruthy();
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
      user_metadata: {
        email,
        email_verified: true,
        full_name: 'Ana Ríos',
        avatar_url: 'https://p.example/ana.png',
        iss: provider.issuer,
        sub: hint,
      },
      identities: [{ provider: 'keycloak', id: hint, email }],
    });
    expect(data.user?.email_confirmed_at).toBeDefined();
    const { rows } = await auth.db.pools.owner.query(
      `select provider_tokens::text as t from auth.flow_state`,
    );
    expect(JSON.stringify(rows)).not.toContain(data.session?.provider_token);
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull();

    const again = await comeBack(hint);
    expect([...fragment(again).keys()].toSorted()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'token_type',
    ]);
    expect((await userOf(again))?.id).toBe(data.user?.id);
  });

  it('takes the answer of a provider that posts it', async () => {
    const { hint, email } = person();
    const to = await departure(auth.client(), hint, { provider: 'posts' });
    expect(to.searchParams.get('response_mode')).toBe('form_post');
    const visit = await provider.visit(to);
    expect(visit.form?.get('code')).toBeTruthy();
    expect((await userOf(await goOn(visit)))?.email).toBe(email);
  });

  it('brings a refusal home, and ends the way there', async () => {
    const to = await departure(auth.client(), 'deny', { redirectTo: `${SITE}/signin` });
    const visit = await provider.visit(to);
    const home = await goOn(visit);
    expect(home.pathname).toBe('/signin');
    for (const said of [home.searchParams, fragment(home)]) {
      expect(Object.fromEntries(said)).toEqual({
        error: 'access_denied',
        error_description: 'The person said no',
      });
    }
    const again = await goOn(visit);
    expect(again.searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('leads only to this site', async () => {
    const { hint } = person();
    const arrival = await comeBack(hint, { redirectTo: 'https://evil.example/x' });
    expect(arrival.origin).toBe(SITE);
  });

  it('refuses what was not begun here, begun for another provider or long ago', async () => {
    const bad = async (query: string) => {
      const answer = await fetch(`${auth.url}/callback?${query}`, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').searchParams;
    };
    expect((await bad('code=x')).get('error_code')).toBe('bad_oauth_callback');
    expect((await bad('code=x&state=%00')).get('error_code')).toBe('bad_oauth_state');
    const injected = await bad('code=x&state=y&error=%3Cscript%3E');
    expect(injected.get('error')).toBe('invalid_request');

    const { hint } = person();
    const first = await provider.visit(await departure(auth.client(), hint));
    const second = await provider.visit(await departure(auth.client(), hint));
    // A code of one way with the state of another: PKCE and nonce do not fit.
    second.url.searchParams.set('code', first.url.searchParams.get('code') ?? '');
    expect((await goOn(second)).searchParams.get('error')).toBe('server_error');

    const late = await provider.visit(await departure(auth.client(), hint));
    auth.clock.ahead = 11 * 60_000;
    expect((await goOn(late)).searchParams.get('error_code')).toBe('bad_oauth_state');
    auth.clock.ahead = 0;
  });

  it('tells the app of an unknown provider, and the person of a silent one', async () => {
    const unknown = await fetch(`${auth.url}/authorize?provider=gitlab`, { redirect: 'manual' });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
    const silent = await fetch(
      `${auth.url}/authorize?provider=silent&redirect_to=${encodeURIComponent(`${SITE}/signin`)}`,
      { redirect: 'manual' },
    );
    const home = new URL(silent.headers.get('location') ?? '');
    expect(home.pathname).toBe('/signin');
    expect(home.searchParams.get('error')).toBe('server_error');
  });

  it('shows in the settings what is on', async () => {
    const answer = await fetch(`${auth.url}/settings`, { headers: { apikey: auth.apikey } });
    const { external } = await answer.json();
    expect(external).toMatchObject({ keycloak: true, posts: true, google: false, email: true });
  });
});

describe('whose account it is', () => {
  it('is the one with the same address, when both sides have verified it', async () => {
    const own = await confirmed(auth);
    const { hint } = person({ email: own.email.toUpperCase() });
    const user = await userOf(await comeBack(hint));
    expect(user?.id).toBe(own.session.user.id);
    expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'keycloak'] });
    const { data } = await auth
      .client()
      .signInWithPassword({ email: own.email, password: PASSWORD });
    expect(data.user?.identities).toHaveLength(2);
  });

  it('is never another one for an address that nobody vouches for', async () => {
    const own = await confirmed(auth);
    const taken = person({ email: own.email, email_verified: false });
    const free = person({ email_verified: false });
    const [first, second] = [await comeBack(taken.hint), await comeBack(free.hint)];
    expect(first.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    // What it says does not tell which of the two has an account.
    expect(first.href).toBe(second.href);
    const { data } = await own.client.getUser();
    expect(data.user?.identities).toHaveLength(1);
    expect(await auth.mails(own.email)).toBe(1);

    const link = await auth.link(free.email);
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(302);
    expect((await userOf(await comeBack(free.hint)))?.email).toBe(free.email);
  });

  it('does not keep a door of who signed up with somebody else’s address', async () => {
    const { hint, email } = person();
    const stranger = auth.client();
    await stranger.signUp({ email, password: PASSWORD, options: { data: { planted: 'x' } } });
    const link = await auth.link(email);
    await auth.db.pools.owner.query(
      `with a as (select id from auth.users where email = $1), s as (insert into auth.sessions (user_id) select id from a)
       insert into auth.webauthn_credentials (user_id, credential_id, public_key) select id, $1, 'x' from a`,
      [email],
    );
    const user = await userOf(await comeBack(hint));
    const left = await auth.db.pools.owner.query(
      `select (select count(*)::int from auth.webauthn_credentials where user_id = $1) as keys, count(*)::int as sessions from auth.sessions where user_id = $1`,
      [user?.id],
    );
    expect(left.rows).toEqual([{ keys: 0, sessions: 1 }]);
    expect(user?.email).toBe(email);
    expect(user?.user_metadata).not.toHaveProperty('planted');
    expect(user?.identities?.map((each) => each.provider)).toEqual(['keycloak']);
    const { error } = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(error?.code).toBe('invalid_credentials');
    const used = new URL((await fetch(link, { redirect: 'manual' })).headers.get('location')!);
    expect(fragment(used).get('error_code')).toBe('otp_expired');
  });

  it('does not keep an identity of who came first with an address that was not theirs', async () => {
    const { hint, email } = person({ email_verified: false });
    await comeBack(hint);
    // The owner signs up with a password and confirms by mail.
    await auth.client().signUp({ email, password: PASSWORD });
    const owner = await userOf(await follow(await auth.link(email, 1)));
    expect(owner?.identities?.map((each) => each.provider)).toEqual(['email']);
    const arrival = await comeBack(hint);
    expect(arrival.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('is refused to who is banned', async () => {
    const { hint } = person();
    const user = await userOf(await comeBack(hint));
    await auth.db.pools.owner.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [user?.id],
    );
    const home = await comeBack(hint);
    expect(home.searchParams.get('error')).toBe('access_denied');
    expect(home.searchParams.get('error_code')).toBe('user_banned');
  });

  it('is one account, however many arrive at once', async () => {
    const { hint, email } = person();
    const visits = await Promise.all(
      [0, 1, 2, 3].map(async () => provider.visit(await departure(auth.client(), hint))),
    );
    const arrivals = await Promise.all(visits.map(goOn));
    expect(arrivals.every((each) => fragment(each).has('access_token'))).toBe(true);
    const { rows } = await auth.db.pools.owner.query('select from auth.users where email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is one account too when two providers bring the same person at once', async () => {
    const { hint, email } = person();
    const other = person({ email });
    const visits = await Promise.all([
      provider.visit(await departure(auth.client(), hint)),
      provider.visit(await departure(auth.client(), other.hint, { provider: 'posts' })),
    ]);
    const users = await Promise.all((await Promise.all(visits.map(goOn))).map(userOf));
    expect(users[0]?.id).toBeDefined();
    expect(users[1]?.id).toBe(users[0]?.id);
  });

  it('carries no more about the person than a token can', async () => {
    const long = '🦦'.repeat(300);
    const { hint } = person({
      name: long,
      given_name: long,
      family_name: long,
      preferred_username: long,
      picture: `https://p.example/${'x'.repeat(470)}`,
    });
    const user = await userOf(await comeBack(hint));
    const bytes = Buffer.byteLength(JSON.stringify(user?.user_metadata));
    expect(bytes).toBeGreaterThan(2000);
    expect(bytes).toBeLessThan(4200);
  });

  it('is on record', async () => {
    const { hint } = person();
    const user = await userOf(await comeBack(hint));
    const { rows } = await auth.db.pools.owner.query<{ event_type: string }>(
      'select event_type from public.security_events where user_id = $1 order by event_type',
      [user?.id],
    );
    expect(rows.map((row) => row.event_type)).toEqual(['provider_sign_in', 'sign_in', 'sign_up']);
  });
});
