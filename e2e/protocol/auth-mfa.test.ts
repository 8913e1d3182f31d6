import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { factorStories, STEP } from './auth-factor-stories.ts';
import { reauthenticated } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());
afterEach(() => {
  auth.clock.ahead = 0;
});

const { claimsOf, codeOf, enrolled, person, send, signedIn, withFactor } = factorStories(
  () => auth,
);

describe('an authenticator app', () => {
  it('is enrolled, verified, asked for at the next sign-in, and removed', async () => {
    const email = await person();
    const { client, session } = await signedIn(email);
    await reauthenticated(client);
    const enrol = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Móvil',
      issuer: 'Remanso',
    });
    expect(enrol.data).toMatchObject({ type: 'totp', friendly_name: 'Móvil' });
    const { id, totp } = enrol.data!;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.uri).toContain(`otpauth://totp/Remanso:${encodeURIComponent(email)}`);

    const listed = await client.mfa.listFactors();
    expect(listed.data?.totp).toEqual([]);
    expect(listed.data?.all).toMatchObject([{ id, status: 'unverified', factor_type: 'totp' }]);

    const challenge = await client.mfa.challenge({ factorId: id });
    expect(challenge.data).toMatchObject({ type: 'totp', id: expect.any(String) });
    expect(challenge.data!.expires_at * 1000).toBeGreaterThan(Date.now());
    const wrong = await client.mfa.verify({
      factorId: id,
      challengeId: challenge.data!.id,
      code: '000000',
    });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const right = await client.mfa.verify({
      factorId: id,
      challengeId: challenge.data!.id,
      code: codeOf(totp.secret),
    });
    expect(right.error).toBeNull();
    expect(right.data?.user.factors).toMatchObject([{ id, status: 'verified' }]);
    const claims = await claimsOf(client);
    const before = await claimsOf(client, session.access_token);
    expect(claims.aal).toBe('aal2');
    expect(claims.session_id).toBe(before.session_id);
    expect(claims.amr).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await claimsOf(client)).aal).toBe('aal2');

    const second = await signedIn(email);
    expect((await claimsOf(second.client)).aal).toBe('aal1');
    const level = await second.client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    auth.clock.ahead += STEP;
    const upgraded = await second.client.mfa.challengeAndVerify({
      factorId: id,
      code: codeOf(totp.secret),
    });
    expect(upgraded.error).toBeNull();

    expect((await client.mfa.unenroll({ factorId: id })).data).toEqual({ id });
    for (const each of [client, second.client]) {
      await each.refreshSession();
      const { aal, amr } = await claimsOf(each);
      expect({ aal, amr }).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    }
    expect((await client.getUser()).data.user?.factors).toBeUndefined();
  });

  it('is sealed at rest', async () => {
    const { factor } = await withFactor();
    const { rows } = await auth.db.pools.owner.query<{ secret: string }>(
      'select secret from auth.mfa_factors where id = $1',
      [factor.id],
    );
    expect(rows[0]?.secret).toMatch(/^v1\./);
    expect(rows[0]?.secret).not.toContain(factor.secret);
  });

  it('takes no code twice, on whatever challenge', async () => {
    const { client, factor } = await withFactor();
    const code = codeOf(factor.secret);
    const factorId = factor.id;
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const replayed = await client.mfa.challengeAndVerify({ factorId, code });
    expect(replayed.error).toMatchObject({ code: 'mfa_verification_failed' });
  });

  it('takes one of many answers at once', async () => {
    const { client, factor } = await withFactor();
    const token = (await client.getSession()).data.session!.access_token;
    const { data } = await client.mfa.challenge({ factorId: factor.id });
    const body = { challenge_id: data!.id, code: codeOf(factor.secret) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('POST', `/factors/${factor.id}/verify`, token, body)),
    );
    const said = answers.map((answer) => String(answer.body.error_code ?? answer.status));
    expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '200',
      ...Array.from({ length: 5 }, () => 'mfa_ip_address_mismatch'),
    ]);
  });

  it('takes an answer to a challenge once, in time, from the one who asked', async () => {
    const { client, factor } = await withFactor();
    const factorId = factor.id;
    const { data } = await client.mfa.challenge({ factorId });
    auth.clock.ahead += 5 * 60_000;
    const late = await client.mfa.verify({
      factorId,
      challengeId: data!.id,
      code: codeOf(factor.secret),
    });
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
    await auth.db.pools.owner.query(
      `update auth.mfa_challenges set ip_address = '203.0.113.9', created_at = now() + interval '1 hour'
        where factor_id = $1`,
      [factorId],
    );
    const elsewhere = await client.mfa.verify({
      factorId,
      challengeId: data!.id,
      code: codeOf(factor.secret),
    });
    expect(elsewhere.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
    const unknown = await client.mfa.verify({
      factorId,
      challengeId: crypto.randomUUID(),
      code: codeOf(factor.secret),
    });
    expect(unknown.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
    // Nobody reaches another person's factor.
    const { client: stranger } = await signedIn(await person());
    expect((await stranger.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await stranger.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404 });
  });

  it('ends the sessions that never showed it, and gives this one new tokens', async () => {
    const email = await person();
    const first = await signedIn(email);
    const other = await signedIn(email);
    const factor = await enrolled(first.client);
    await first.client.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    const ended = await send('GET', '/user', other.session.access_token);
    expect(ended).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
    const old = await auth.post('/token?grant_type=refresh_token', {
      refresh_token: first.session.refresh_token,
    });
    expect(old.status).toBe(400);
    expect((await first.client.refreshSession()).error).toBeNull();
  });
});
