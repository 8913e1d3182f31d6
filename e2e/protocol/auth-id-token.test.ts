import { createHash, randomUUID } from 'node:crypto';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fragment, type ProviderTarget, SITE, targetWithProvider } from './auth-oauth-trips.ts';
import { confirmed, newAddress, reauthenticated } from './auth-person.ts';
import { ownAuthTarget } from './auth-target.ts';

let target: ProviderTarget;
let { auth, provider, person, comeBack, userOf } = {} as ProviderTarget;
beforeAll(async () => {
  target = await targetWithProvider({}, (one) => ({
    keycloak: { ...one, clientId: `${one.clientId},phone-app` },
  }));
  ({ auth, provider, person, comeBack, userOf } = target);
});
afterAll(() => target.close());

const someone = () => ({ sub: randomUUID(), email: newAddress(), email_verified: true });
const signIn = (token: string, more: { nonce?: string; access_token?: string } = {}) =>
  auth.client().signInWithIdToken({ provider: 'keycloak', token, ...more });

describe('a provider’s token', () => {
  it('signs in, for any app of ours', async () => {
    const claims = someone();
    const { data, error } = await signIn(await provider.idToken(claims));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: claims.email,
      app_metadata: { provider: 'keycloak' },
      identities: [{ id: claims.sub }],
    });
    const phone = await signIn(await provider.idToken({ ...claims, aud: ['phone-app', 'x'] }));
    expect(phone.data.user?.id).toBe(data.user?.id);
  });

  it('is the same person as by redirect', async () => {
    const { hint, email } = person();
    const byRedirect = await userOf(await comeBack(hint));
    const token = await provider.idToken({ sub: hint, email, email_verified: true });
    expect((await signIn(token)).data.user?.id).toBe(byRedirect?.id);
  });

  it('holds only with the nonce that it was asked for with', async () => {
    const nonce = randomUUID();
    const hashed = createHash('sha256').update(nonce).digest('hex');
    const token = await provider.idToken({ ...someone(), nonce: hashed });
    expect((await signIn(token, { nonce })).error).toBeNull();
    expect((await signIn(token, { nonce: 'other' })).error?.message).toBe('Nonces mismatch');
    expect((await signIn(token)).error?.message).toContain('either both exist or not');
    const without = await provider.idToken(someone());
    expect((await signIn(without, { nonce })).error?.message).toContain('either both exist');
  });

  it('holds only with the access token that it names', async () => {
    const at = 'the access token';
    const hash = createHash('sha256').update(at).digest().subarray(0, 16).toString('base64url');
    const token = await provider.idToken({ ...someone(), at_hash: hash });
    expect((await signIn(token, { access_token: at })).error).toBeNull();
    expect((await signIn(token, { access_token: 'x' })).error?.message).toBe('Bad ID token');
  });

  it('is refused when anything about it is wrong', async () => {
    const claims = someone();
    const stranger = await generateKeyPair('RS256');
    const secret = new TextEncoder().encode(provider.clientSecret);
    const good = await provider.idToken(claims);
    const [head, , signature] = good.split('.');
    const other = Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url');
    const tokens: Record<string, string> = {
      audience: await provider.idToken({ ...claims, aud: 'another-app' }),
      issuer: await provider.idToken({ ...claims, iss: 'https://accounts.google.com' }),
      expired: await provider.idToken({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 }),
      hmac: await provider.idToken(claims, { key: secret, alg: 'HS256' }),
      key: await provider.idToken(claims, { key: stranger.privateKey }),
      unsigned: new UnsecuredJWT({ ...claims, iss: provider.issuer, aud: provider.clientId })
        .setIssuedAt()
        .setExpirationTime('5m')
        .encode(),
      changed: `${head}.${other}.${signature}`,
      subject: await provider.idToken({ email: claims.email, email_verified: true }),
      text: 'not a token',
    };
    for (const [what, token] of Object.entries(tokens)) {
      const { error, data } = await signIn(token);
      expect([what, error?.status, data.session]).toEqual([what, 400, null]);
    }
  });

  it('answers in both languages of the protocol', async () => {
    const bad = await auth.post('/token?grant_type=id_token', {
      provider: 'keycloak',
      id_token: 'x',
    });
    expect(bad).toMatchObject({
      status: 400,
      body: {
        error: 'invalid request',
        error_description: 'Bad ID token',
        error_code: 'validation_failed',
      },
    });
    const token = await provider.idToken(someone());
    const of = (body: object) => auth.post('/token?grant_type=id_token', body);
    expect((await of({})).body.error_description).toBe('id_token required');
    expect((await of({ id_token: token })).body.error_description).toContain('provider or');
    expect((await of({ id_token: token, provider: 'google' })).body.error_code).toBe(
      'provider_disabled',
    );
    expect((await of({ id_token: token, provider: 'x' })).body.error_code).toBe(
      'validation_failed',
    );
    const byIssuer = { id_token: token, issuer: provider.issuer, client_id: provider.clientId };
    expect((await of(byIssuer)).status).toBe(200);
  });

  it('never opens another account by an unverified address', async () => {
    const own = await confirmed(auth);
    const token = await provider.idToken({ ...someone(), email: own.email, email_verified: false });
    expect((await signIn(token)).error).toMatchObject({
      status: 422,
      code: 'provider_email_needs_verification',
    });
  });

  it('adds a way in for who is signed in', async () => {
    const { client, session } = await confirmed(auth);
    await reauthenticated(client);
    const claims = someone();
    const credentials = { provider: 'keycloak', token: await provider.idToken(claims) };
    const { data, error } = await client.linkIdentity(credentials);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
    expect(data.user?.identities).toHaveLength(2);
    expect((await signIn(credentials.token)).data.user?.id).toBe(session.user.id);
    await reauthenticated(client);
    expect((await client.linkIdentity(credentials)).error?.code).toBe('identity_already_exists');
    const visitor = await auth.post('/token?grant_type=id_token', {
      ...credentials,
      id_token: credentials.token,
      link_identity: true,
    });
    expect(visitor.status).toBe(401);
  });
});

describe('limits', () => {
  it('count bad tokens and ways that were begun, by network', async () => {
    const { issuer, clientId, clientSecret } = provider;
    const tight = await ownAuthTarget({
      SITE_URL: SITE,
      LIMIT_AUTH_PER_IP_PER_HOUR: '2',
      LIMIT_GENERIC_PER_HOUR: '2',
      OIDC_PROVIDERS: JSON.stringify({ keycloak: { issuer, clientId, clientSecret } }),
    });
    const bad = () =>
      tight.post('/token?grant_type=id_token', { provider: 'keycloak', id_token: 'x' });
    expect([(await bad()).status, (await bad()).status, (await bad()).status]).toEqual([
      400, 400, 429,
    ]);
    const begin = async () => {
      const url = `${tight.url}/authorize?provider=keycloak`;
      const answer = await fetch(url, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    };
    expect((await begin()).origin).toBe(issuer);
    await begin();
    const refused = await begin();
    expect(refused.origin).toBe(SITE);
    expect(fragment(refused).get('error_code')).toBe('over_request_rate_limit');
    await tight.close();
  });
});
