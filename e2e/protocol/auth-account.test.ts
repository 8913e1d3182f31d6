import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, follow, newAddress, PASSWORD } from './auth-person.ts';
import { type AuthTarget, authTarget } from './auth-target.ts';

let auth: AuthTarget;
beforeAll(async () => {
  auth = await authTarget();
});
afterAll(() => auth.close());

describe('sign-up and confirmation', () => {
  it('opens the account only once the address is confirmed', async () => {
    const email = newAddress();
    const client = auth.client();
    const { data, error } = await client.signUp({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      options: { data: { time_zone: 'Europe/Madrid' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email, email_verified: false, time_zone: 'Europe/Madrid' },
    });
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', id: data.user?.id, user_id: data.user?.id, email },
    ]);
    expect(data.user?.email_confirmed_at).toBeUndefined();

    const early = await client.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

    const link = await auth.link(email);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    const arrival = await follow(link);
    const tokens = new URLSearchParams(arrival.hash.slice(1));
    expect([...tokens.keys()].toSorted()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
    ]);
    const session = await client.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect(session.data.user?.email_confirmed_at).toBeDefined();
    expect(session.data.user?.user_metadata.email_verified).toBe(true);

    const again = await follow(link);
    expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired');
  });

  it('confirms with the token of the mail, sent by the app itself', async () => {
    const email = newAddress();
    await auth.client().signUp({ email, password: PASSWORD });
    const link = await auth.link(email);
    const other = auth.client();
    const { data, error } = await other.verifyOtp({
      type: 'email',
      token_hash: link.searchParams.get('token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeDefined();
    const wrong = await other.verifyOtp({ type: 'email', token_hash: 'nothing' });
    expect(wrong.error).toMatchObject({ code: 'otp_expired', status: 403 });
  });

  it('leads only to this site, and by PKCE with a code', async () => {
    const email = newAddress();
    const client = auth.client({ flowType: 'pkce' });
    await client.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: 'https://evil.example/steal' },
    });
    const arrival = await follow(await auth.link(email));
    expect(arrival.hostname).not.toBe('evil.example');
    expect(arrival.hash).toBe('');
    const code = arrival.searchParams.get('code') ?? '';
    const stranger = await auth.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(50),
    });
    expect(stranger.body.error_code).toBe('bad_code_verifier');
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const twice = await auth.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(50),
    });
    expect(twice.body.error_code).toBe('flow_state_not_found');
  });

  it('sends the confirmation again, and only the newest link works', async () => {
    const email = newAddress();
    const client = auth.client();
    await client.signUp({ email, password: PASSWORD });
    const first = await auth.link(email);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const second = await auth.link(email, 1);
    expect((await follow(first)).hash).toContain('otp_expired');
    expect((await follow(second)).hash).toContain('access_token');
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    expect(await auth.mails(email)).toBe(2);
  });

  it('does not tell that an address has an account, but for the empty identities', async () => {
    const { email } = await confirmed(auth);
    const taken = await auth.client().signUp({ email, password: 'another password' });
    const free = await auth.client().signUp({ email: newAddress(), password: PASSWORD });
    expect(taken.error).toBeNull();
    expect(taken.data.user?.identities).toEqual([]);
    expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(free.data.user ?? {}));
    const signIn = await auth.client().signInWithPassword({ email, password: 'another password' });
    expect(signIn.error?.code).toBe('invalid_credentials');
  });

  it('refuses what is no address or no password', async () => {
    const client = auth.client();
    for (const email of [
      'ana',
      'ana@',
      'a@b',
      'a b@c.de',
      'a,b@c.de',
      `${'a'.repeat(250)}@b.com`,
    ]) {
      expect((await client.signUp({ email, password: PASSWORD })).error?.code).toBe(
        'validation_failed',
      );
    }
    const weak = await client.signUp({ email: newAddress(), password: '12345' });
    expect(weak.error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] });
  });
});

describe('signing in', () => {
  it('gives an ES256 token with the claims of the protocol', async () => {
    const { email } = await confirmed(auth);
    const { data, error } = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    const token = data.session!.access_token;
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(decodeJwt(token)).toEqual({
      iss: expect.stringMatching(/\/auth\/v1$/),
      sub: data.user!.id,
      aud: 'authenticated',
      exp: data.session!.expires_at,
      iat: expect.any(Number),
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: expect.objectContaining({ email }),
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
  });

  it('lets the client verify the token with the published keys', async () => {
    const { client } = await confirmed(auth);
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    const published = await (await fetch(`${auth.url}/.well-known/jwks.json`)).text();
    expect(published).not.toContain('"d"');
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const { email } = await confirmed(auth);
    const wrong = await auth.client().signInWithPassword({ email, password: 'wrong' });
    const unknown = await auth
      .client()
      .signInWithPassword({ email: newAddress(), password: 'wrong' });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
    expect(unknown.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
  });

  it('answers settings and health', async () => {
    const settings = await fetch(`${auth.url}/settings`, { headers: { apikey: auth.apikey } });
    expect(await settings.json()).toMatchObject({
      external: { email: true, google: false },
      mailer_autoconfirm: false,
      disable_signup: false,
    });
    expect((await fetch(`${auth.url}/health`)).status).toBe(200);
  });
});
