import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { factorStories } from './auth-factor-stories.ts';
import { newAddress, PASSWORD, reauthenticated } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());
afterEach(() => {
  auth.clock.ahead = 0;
});

const { codeOf, enrolled, person, send, signedIn, withFactor } = factorStories(() => auth);

describe('a second factor', () => {
  it('needs the higher level for everything that could undo it', async () => {
    const { email, factor } = await withFactor();
    const { client } = await signedIn(email);
    const remove = await client.mfa.unenroll({ factorId: factor.id });
    expect(remove.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const add = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Otro' });
    expect(add.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const change = await client.updateUser({
      password: 'otro rio tranquilo',
      current_password: PASSWORD,
    });
    expect(change.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    const address = await client.updateUser({ email: newAddress() });
    expect(address.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    const passkey = await client.passkey.startRegistration();
    expect(passkey.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const data = await client.updateUser({ data: { name: 'Ana' } });
    expect(data.error).toBeNull();
  });

  it('is not proved by one that somebody with the password began before it', async () => {
    const email = await person();
    const { client, user } = await signedIn(email);
    const begun = await enrolled(client, 'Intruso');
    // Meanwhile the person adds a key of her own.
    await auth.db.pools.owner.query(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
       values ($1, 'Llave', 'webauthn', 'verified')`,
      [user.id],
    );
    const { client: low } = await signedIn(email);
    const { error } = await low.mfa.challengeAndVerify({
      factorId: begun.id,
      code: codeOf(begun.secret),
    });
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const { data: level } = await low.mfa.getAuthenticatorAssuranceLevel();
    expect(level?.currentLevel).toBe('aal1');
  });

  it('is needed before any other API answers to the password alone', async () => {
    const whoami = async (token: string) => {
      const url = auth.url.replace('/auth/v1', '/whoami');
      const headers = { apikey: auth.apikey, authorization: `Bearer ${token}` };
      const answer = await fetch(url, { headers });
      return { status: answer.status, body: await answer.json() };
    };
    const { email, client, factor, tokens } = await withFactor();
    expect((await whoami(tokens.access_token)).status).toBe(200);
    const { client: low, session } = await signedIn(email);
    expect(await whoami(session.access_token)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
    const code = codeOf(factor.secret);
    const { data } = await low.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect((await whoami(data!.access_token)).status).toBe(200);
    // Without any factor the password is enough again, at once.
    await client.mfa.unenroll({ factorId: factor.id });
    const { session: plain } = await signedIn(email);
    expect((await whoami(plain.access_token)).status).toBe(200);
    await low.refreshSession();
    expect((await whoami((await low.getSession()).data.session!.access_token)).status).toBe(200);
  });

  it('ends the tokens from before it was shown, here and at the other APIs', async () => {
    const { client, session } = await signedIn(await person());
    const factor = await enrolled(client);
    const proof = { factorId: factor.id, code: codeOf(factor.secret) };
    const { data } = await client.mfa.challengeAndVerify(proof);
    const headers = (token: string) => ({ apikey: auth.apikey, authorization: `Bearer ${token}` });
    const whoami = (token: string) =>
      fetch(auth.url.replace('/auth/v1', '/whoami'), { headers: headers(token) });
    const old = await whoami(session.access_token);
    expect(old.status).toBe(401);
    expect(await old.json()).toMatchObject({ code: 'PGRST303' });
    expect((await whoami(data!.access_token)).status).toBe(200);
    // What GoTrue's level of the session alone would let through.
    for (const [method, path, body] of [
      ['GET', '/user', undefined],
      ['PUT', '/user', { password: 'otro rio tranquilo', current_password: PASSWORD }],
      ['DELETE', `/factors/${factor.id}`, undefined],
      ['POST', '/logout?scope=others', {}],
    ] as const) {
      const refused = await send(method, path, session.access_token, body);
      expect(refused).toMatchObject({ status: 401, body: { error_code: 'insufficient_aal' } });
    }
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  it('counts wrong codes of a person over all challenges', async () => {
    const target = await ownAuthTarget({ LIMIT_SIGN_INS_PER_WINDOW: '5' });
    try {
      const client = target.client();
      const email = newAddress();
      await client.signUp({ email, password: PASSWORD });
      await target.db.pools.owner.query('update auth.users set email_confirmed_at = now()');
      const { data: signIn } = await client.signInWithPassword({ email, password: PASSWORD });
      await reauthenticated(client);
      const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'a' });
      const factorId = data!.id;
      const token = signIn.session!.access_token;
      const headers = { authorization: `Bearer ${token}` };
      const { data: challenge } = await client.mfa.challenge({ factorId });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, guess) =>
          target.post(
            `/factors/${factorId}/verify`,
            { challenge_id: challenge!.id, code: String(guess).padStart(6, '0') },
            headers,
          ),
        ),
      );
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
      const refused = answers.find(({ status }) => status === 429)!;
      expect(refused.body.error_code).toBe('over_request_rate_limit');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const right = await client.mfa.challengeAndVerify({
        factorId,
        code: generateSync({ secret: data!.totp.secret }),
      });
      expect(right.error).toMatchObject({ status: 429 });
      const { rows } = await target.db.pools.owner.query(
        `select count(*)::int as n from public.security_events where event_type = 'mfa_failed'`,
      );
      expect(rows[0]).toEqual({ n: 5 });
    } finally {
      await target.close();
    }
  });

  it('refuses names that are taken, too many, other types, and bad input', async () => {
    const { client, session } = await signedIn(await person());
    await enrolled(client, 'Uno');
    const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Uno' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    for (let n = 1; n < 10; n += 1) await enrolled(client, `n${n}`);
    const many = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'demasiado' });
    expect(many.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    // What was begun and left goes when something new begins.
    auth.clock.ahead = 6 * 60_000;
    await enrolled(client, 'Uno');
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
    auth.clock.ahead = 0;

    const token = session.access_token;
    const phone = await send('POST', '/factors', token, { factor_type: 'phone', phone: '+1' });
    expect(phone.body.error_code).toBe('mfa_phone_enroll_not_enabled');
    for (const body of [{}, { factor_type: 'voice' }, { factor_type: 7 }, { factor_type: '\0' }]) {
      const answer = await send('POST', '/factors', token, body);
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    expect((await send('POST', '/factors/x/verify', token, { code: '1' })).status).toBe(404);
    expect((await send('DELETE', '/factors/..', token)).status).toBeLessThan(500);
    expect((await send('POST', '/factors', 'nobody', {})).status).toBe(403);
  });

  it('leaves its trace', async () => {
    const { client, factor } = await withFactor();
    await client.mfa.unenroll({ factorId: factor.id });
    const { rows } = await auth.db.pools.owner.query<{ event_type: string }>(
      `select event_type from public.security_events
        where event_details ->> 'factor_id' = $1 order by created_at, id`,
      [factor.id],
    );
    expect(rows.map((row) => row.event_type)).toEqual([
      'factor_enrolled',
      'factor_verified',
      'factor_removed',
    ]);
  });
});
