import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { factorStories } from './auth-factor-stories.ts';
import { type ProviderTarget, targetWithProvider } from './auth-oauth-trips.ts';
import { confirmed, newAddress, PASSWORD, reauthenticated } from './auth-person.ts';
import { createKey } from './software-authenticator.ts';

let target: ProviderTarget;
let { auth, provider, person } = {} as ProviderTarget;
beforeAll(async () => {
  target = await targetWithProvider();
  ({ auth, provider, person } = target);
});
afterAll(() => target.close());
afterEach(() => {
  auth.clock.ahead = 0;
});

const {
  codeOf,
  enrolled,
  send,
  signedIn,
  person: somebody,
  withFactor,
} = factorStories(() => auth);

const NEEDED = { status: 400, body: { error_code: 'reauthentication_needed' } };
const MINUTE = 60_000;

/** What somebody with an access token alone would try, at a session that began this second. */
const TAKING: [string, (token: string) => Promise<unknown>][] = [
  ['an app', (token) => send('POST', '/factors', token, { factor_type: 'totp' })],
  ['a security key', (token) => send('POST', '/factors', token, { factor_type: 'webauthn' })],
  ['a passkey', (token) => send('POST', '/passkeys/registration/options', token, {})],
  ['the answer of a passkey', (token) => send('POST', '/passkeys/registration/verify', token, {})],
  [
    'an identity',
    (token) => {
      const query = `provider=keycloak&skip_http_redirect=true&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`;
      return send('GET', `/user/identities/authorize?${query}`, token);
    },
  ],
  [
    'an identity by its token',
    async (token) =>
      send('POST', '/token?grant_type=id_token', token, {
        provider: 'keycloak',
        id_token: await provider.idToken({ sub: newAddress() }),
        link_identity: true,
      }),
  ],
];

describe('a stolen access token', () => {
  it.each(TAKING)('adds nothing: %s', async (_what, take) => {
    const { session } = await signedIn(await somebody());
    expect(await take(session.access_token)).toMatchObject(NEEDED);
  });

  it('does not end what the owner has open', async () => {
    const email = await somebody();
    const owner = await signedIn(email);
    const stolen = (await signedIn(email)).session.access_token;
    for (const [, take] of TAKING) await take(stolen);
    expect((await owner.client.getUser()).error).toBeNull();
    expect((await owner.client.refreshSession()).error).toBeNull();
  });

  it('does not take the mail identity away, nor choose a password after that', async () => {
    const { client, session, email } = await confirmed(auth);
    await auth.db.pools.owner.query(
      `insert into auth.identities (provider_id, user_id, provider, identity_data)
       values ($1, $2, 'keycloak', jsonb_build_object('email', $3::text, 'email_verified', true))`,
      [newAddress(), session.user.id, person().email],
    );
    const { data } = await client.getUserIdentities();
    const own = data?.identities.find((each) => each.provider === 'email');
    expect((await client.unlinkIdentity(own!)).error?.code).toBe('reauthentication_needed');
    await reauthenticated(client);
    expect((await client.unlinkIdentity(own!)).error).toBeNull();
    // The session came by a mail this minute, and was confirmed with the password that is gone.
    const next = { password: 'otra orilla del rio' };
    expect((await client.updateUser(next)).error?.code).toBe('reauthentication_needed');
    const again = await client.updateUser({ current_password: PASSWORD });
    expect(again.error?.code).toBe('current_password_invalid');
    expect((await client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(
      'reauthentication_needed',
    );
    expect(email).not.toBe((await client.getUser()).data.user?.email);
  });

  it('deletes no account', async () => {
    const { client, session } = await signedIn(await somebody());
    const ask = async () => {
      const url = auth.url.replace('/auth/v1', '/rest/v1/rpc/request_account_deletion');
      const headers = { apikey: auth.apikey, authorization: `Bearer ${session.access_token}` };
      const answer = await fetch(url, { method: 'POST', headers });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await ask()).toMatchObject({
      status: 403,
      body: { message: 'reauthentication_needed' },
    });
    await reauthenticated(client);
    expect((await ask()).status).toBe(200);
  });

  it('makes no recovery codes, also not that of a session with the second factor', async () => {
    const { tokens } = await withFactor();
    auth.clock.ahead += 11 * MINUTE;
    const codes = await send('POST', '/factors/recovery-codes', tokens.access_token, {});
    expect(codes).toMatchObject(NEEDED);
  });

  it('removes nothing, also not that of a session with the second factor', async () => {
    const { client, factor } = await withFactor();
    expect((await client.mfa.recoveryCodes.generate()).error).toBeNull();
    const { data: asked } = await client.passkey.startRegistration();
    const { data: passkey } = await client.passkey.verifyRegistration({
      challengeId: asked!.challenge_id,
      credential: createKey(asked!.options, {}).credential as never,
    });
    const begun = await enrolled(client, 'Sin terminar');
    const ways = [`/passkeys/${passkey!.id}`, '/factors/recovery-codes', `/factors/${factor.id}`];
    const stolen = (await client.getSession()).data.session!.access_token;

    auth.clock.ahead += 11 * MINUTE;
    for (const way of ways) expect(await send('DELETE', way, stolen)).toMatchObject(NEEDED);
    expect((await client.passkey.list()).data).toHaveLength(1);
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ remaining: 10 });
    // What opens nothing yet may go: so an enrolment can be broken off.
    expect((await send('DELETE', `/factors/${begun.id}`, stolen)).status).toBe(200);
    await reauthenticated(client);
    for (const way of ways) expect((await send('DELETE', way, stolen)).status).toBeLessThan(300);
  });
});

describe('a session that its person confirms', () => {
  const enrol = (client: Awaited<ReturnType<typeof signedIn>>['client'], friendlyName: string) =>
    client.mfa.enroll({ factorType: 'totp', friendlyName });

  it('may add for ten minutes after the password, and no other session may', async () => {
    const email = await somebody();
    const { client } = await signedIn(email);
    const wrong = await client.updateUser({ current_password: 'no es esta' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
    expect((await enrol(client, 'uno')).error?.code).toBe('reauthentication_needed');
    await reauthenticated(client);
    expect((await enrol(client, 'uno')).error).toBeNull();
    const other = await signedIn(email);
    expect((await enrol(other.client, 'dos')).error?.code).toBe('reauthentication_needed');
    auth.clock.ahead = 11 * MINUTE;
    expect((await enrol(client, 'tres')).error?.code).toBe('reauthentication_needed');
  });

  it('finishes no factor when the ten minutes are over', async () => {
    const { client } = await signedIn(await somebody());
    await reauthenticated(client);
    auth.clock.ahead = 9 * MINUTE;
    const { data } = await enrol(client, 'app');
    auth.clock.ahead = 11 * MINUTE;
    const proof = { factorId: data!.id, code: codeOf(data!.totp.secret) };
    const late = await client.mfa.challengeAndVerify(proof);
    expect(late.error?.code).toBe('reauthentication_needed');
    await reauthenticated(client);
    expect((await client.mfa.challengeAndVerify(proof)).error).toBeNull();
  });

  it('does so with a code by mail, once, where there is no password', async () => {
    const email = newAddress();
    const client = auth.client();
    await client.signInWithOtp({ email });
    await client.verifyOtp({ email, token: await auth.code(email), type: 'email' });
    expect((await enrol(client, 'uno')).error?.code).toBe('reauthentication_needed');
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = await auth.code(email, 1);
    const wrong = await client.updateUser({ nonce: nonce === '000000' ? '111111' : '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await client.updateUser({ nonce })).error).toBeNull();
    expect((await enrol(client, 'uno')).error).toBeNull();
    expect((await client.updateUser({ nonce })).error?.code).toBe('reauthentication_not_valid');
  });
});
