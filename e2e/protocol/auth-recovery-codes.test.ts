import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { factorStories } from './auth-factor-stories.ts';
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

const { claimsOf, send, signedIn, withFactor } = factorStories(() => auth);

describe('recovery codes', () => {
  it('open the account once each, and never stand alone', async () => {
    const { email, client, factor } = await withFactor();
    expect((await client.mfa.recoveryCodes.getStatus()).error).toMatchObject({ status: 404 });
    const made = await client.mfa.recoveryCodes.generate();
    expect(made.data).toMatchObject({
      type: 'recovery_code',
      friendly_name: 'Recovery codes',
      total: 10,
    });
    const { codes } = made.data!;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{16}$/);
    expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: 'mfa_verified_factor_exists',
    });
    expect((await client.mfa.listFactors()).data?.recovery_code).toHaveLength(1);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_sole_factor',
    });

    const { client: lost } = await signedIn(email);
    const [first = ''] = codes;
    const typed = ` ${first.toUpperCase().replaceAll(/(.{4})/g, '$1-')} `;
    const opened = await lost.mfa.recoveryCodes.verify({ code: typed });
    expect(opened.error).toBeNull();
    const claims = await claimsOf(lost);
    expect(claims).toMatchObject({ aal: 'aal2' });
    expect(claims.amr).toMatchObject([{ method: 'mfa/recovery_code' }, { method: 'password' }]);
    expect((await lost.mfa.recoveryCodes.verify({ code: first })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    expect((await lost.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    });

    await reauthenticated(lost);
    const renewed = await lost.mfa.recoveryCodes.regenerate();
    expect(renewed.data?.codes).toHaveLength(10);
    expect((await lost.mfa.recoveryCodes.verify({ code: codes[1]! })).error).toBeTruthy();
    expect((await client.mfa.recoveryCodes.unenroll()).error).toBeNull();
    await lost.refreshSession();
    expect((await claimsOf(lost)).aal).toBe('aal1');
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  it('are hashed, locked after five wrong ones, and need the higher level to be made', async () => {
    const { email, client } = await withFactor();
    const { client: low } = await signedIn(email);
    expect((await low.mfa.recoveryCodes.generate()).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    const { data } = await client.mfa.recoveryCodes.generate({ friendlyName: 'Papel' });
    const { rows } = await auth.db.pools.owner.query<{ text: string }>(
      `select string_agg(encode(code_hash, 'escape'), ' ') as text from auth.mfa_recovery_codes`,
    );
    expect(rows[0]?.text).not.toContain(data!.codes[0]);
    for (let n = 0; n < 5; n += 1) {
      const wrong = await low.mfa.recoveryCodes.verify({ code: 'nope' });
      expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed' });
    }
    const locked = await low.mfa.recoveryCodes.verify({ code: data!.codes[0]! });
    expect(locked.error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
    auth.clock.ahead += 16 * 60_000;
    expect((await low.mfa.recoveryCodes.verify({ code: data!.codes[0]! })).error).toBeNull();
  });

  it('are used once of many at once', async () => {
    const { email, client } = await withFactor();
    const { data } = await client.mfa.recoveryCodes.generate();
    const { session } = await signedIn(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        send('POST', '/factors/recovery-codes/verify', session.access_token, {
          code: data!.codes[0],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
