import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, PASSWORD, reauthenticated } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';
import { createKey, type Key, type KeyOptions, useKey } from './software-authenticator.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());
afterEach(() => {
  auth.clock.ahead = 0;
});

async function person() {
  const client = auth.client();
  const email = newAddress();
  await client.signUp({ email, password: PASSWORD });
  await auth.db.pools.owner.query(
    'update auth.users set email_confirmed_at = now() where email = $1',
    [email],
  );
  const { data } = await client.signInWithPassword({ email, password: PASSWORD });
  await reauthenticated(client);
  return { client, email, user: data.user!, token: data.session!.access_token };
}
type Client = Awaited<ReturnType<typeof person>>['client'];

async function registered(client: Client, options: KeyOptions = {}) {
  const started = await client.passkey.startRegistration();
  expect(started.error).toBeNull();
  const { challenge_id: challengeId, options: asked } = started.data!;
  const { key, credential } = createKey(asked, options);
  const added = await client.passkey.verifyRegistration({
    challengeId,
    credential: credential as never,
  });
  return { key, credential, challengeId, asked, added };
}

async function signIn(key: Key, options: KeyOptions = {}) {
  const client = auth.client();
  const started = await client.passkey.startAuthentication();
  expect(started.error).toBeNull();
  const { challenge_id: challengeId, options: asked } = started.data!;
  const credential = useKey(key, asked, options);
  const answer = await client.passkey.verifyAuthentication({
    challengeId,
    credential: credential,
  });
  return { client, asked, challengeId, credential, answer };
}

describe('a passkey', () => {
  it('is registered and signs in without a name or a password', async () => {
    const { client, user, email } = await person();
    const { added, asked } = await registered(client);
    expect(added.error).toBeNull();
    expect(added.data).toMatchObject({ id: expect.any(String), created_at: expect.any(String) });
    expect(asked).toMatchObject({
      rp: { id: 'localhost', name: 'Remanso' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });

    const { answer, asked: request, client: next } = await signIn((await registered(client)).key);
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect((request as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([]);
    expect(answer.error).toBeNull();
    expect(answer.data?.user?.id).toBe(user.id);
    const claims = (await next.getClaims()).data?.claims;
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] });
    const listed = await client.passkey.list();
    expect(listed.data).toHaveLength(2);
    expect(listed.data?.[1]?.last_used_at).toBeTruthy();
  });

  it('is renamed and removed by its owner only', async () => {
    const { client } = await person();
    const { key, added } = await registered(client);
    const passkeyId = added.data!.id;
    const renamed = await client.passkey.update({ passkeyId, friendlyName: 'Mi teléfono' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'Mi teléfono' });
    const { client: stranger } = await person();
    expect((await stranger.passkey.update({ passkeyId, friendlyName: 'x' })).error).toMatchObject({
      status: 404,
    });
    expect((await stranger.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 });
    for (const friendlyName of ['', 'x'.repeat(121)]) {
      const refused = await client.passkey.update({ passkeyId, friendlyName });
      expect(refused.error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    expect((await signIn(key)).answer.error).toMatchObject({
      status: 400,
      code: 'webauthn_verification_failed',
    });
  });

  it('refuses other sites, keys that did not ask who is there, copies and strangers', async () => {
    const { client } = await person();
    for (const options of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { verified: false },
    ]) {
      expect((await registered(client, options)).added.error).toMatchObject({
        code: 'webauthn_verification_failed',
      });
    }
    const { key } = await registered(client);
    const copy = { ...key };
    for (const options of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { verified: false },
    ]) {
      expect((await signIn(key, options)).answer.error).toBeTruthy();
    }
    expect((await signIn(key)).answer.error).toBeNull();
    expect((await signIn(copy)).answer.error).toBeTruthy();
    const { user: other } = await person();
    const userHandle = Buffer.from(other.id).toString('base64url');
    expect((await signIn({ ...key, userHandle })).answer.error).toBeTruthy();
  });

  it('answers a challenge once, in time, and of its own kind', async () => {
    const { client, token } = await person();
    const { key, credential, challengeId, added } = await registered(client);
    expect(added.error).toBeNull();
    const again = await client.passkey.verifyRegistration({
      challengeId,
      credential: credential as never,
    });
    expect(again.error).toMatchObject({ status: 400, code: 'webauthn_challenge_not_found' });

    const used = await signIn(key);
    const replayed = await auth.post('/passkeys/authentication/verify', {
      challenge_id: used.challengeId,
      credential: used.credential,
    });
    expect(replayed).toMatchObject({
      status: 400,
      body: { error_code: 'webauthn_challenge_not_found' },
    });

    const { data } = await auth.client().passkey.startAuthentication();
    const answer = {
      challenge_id: data!.challenge_id,
      credential: useKey(key, data!.options),
    };
    const atOnce = await Promise.all(
      Array.from({ length: 4 }, () => auth.post('/passkeys/authentication/verify', answer)),
    );
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);

    const { data: late } = await auth.client().passkey.startAuthentication();
    auth.clock.ahead = 5 * 60_000;
    const expired = await auth.post('/passkeys/authentication/verify', {
      challenge_id: late!.challenge_id,
      credential: useKey(key, late!.options),
    });
    expect(expired.body.error_code).toBe('webauthn_challenge_expired');
    auth.clock.ahead = 0;
    const { data: wrongKind } = await auth.client().passkey.startAuthentication();
    const crossed = await auth.post(
      '/passkeys/registration/verify',
      { challenge_id: wrongKind!.challenge_id, credential },
      { authorization: `Bearer ${token}` },
    );
    expect(crossed.body.error_code).toBe('webauthn_challenge_not_found');
  });

  it('does not open an account that is banned or was never confirmed', async () => {
    const { client, user } = await person();
    const { key } = await registered(client);
    const { owner } = auth.db.pools;
    await owner.query('update auth.users set email_confirmed_at = null where id = $1', [user.id]);
    expect((await signIn(key)).answer.error).toMatchObject({ code: 'email_not_confirmed' });
    await owner.query(
      `update auth.users set email_confirmed_at = now(), banned_until = now() + interval '1 day'
        where id = $1`,
      [user.id],
    );
    expect((await signIn(key)).answer.error).toMatchObject({ status: 403, code: 'user_banned' });
  });

  it('is limited to ten a person, and refuses what is no answer', async () => {
    const { client, token } = await person();
    const headers = { authorization: `Bearer ${token}` };
    for (const body of [
      {},
      { challenge_id: 'x', credential: {} },
      { challenge_id: crypto.randomUUID() },
      { challenge_id: 7, credential: {} },
    ]) {
      const path = '/passkeys/registration/verify';
      expect((await auth.post(path, body, headers)).body.error_code).toBe('validation_failed');
      const open = await auth.post('/passkeys/authentication/verify', body);
      expect(open.body.error_code).toBe('validation_failed');
    }
    for (let n = 0; n < 10; n += 1) {
      auth.clock.ahead += 10_000;
      expect((await registered(client)).added.error).toBeNull();
    }
    expect((await client.passkey.startRegistration()).error).toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    });
    expect((await auth.post('/passkeys/registration/options', {})).status).toBe(401);
  });
});

describe('an administrator', () => {
  it('lists and removes passkeys and factors of who lost a device', async () => {
    const { client, user } = await person();
    const { key, added } = await registered(client);
    const { data: enrolled } = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Móvil',
    });
    const admin = auth.admin();
    const listed = await admin.passkey.listPasskeys({ userId: user.id });
    expect(listed.data).toMatchObject([{ id: added.data!.id }]);
    const passkeyId = added.data!.id;
    expect((await admin.passkey.deletePasskey({ userId: user.id, passkeyId })).error).toBeNull();
    expect((await signIn(key)).answer.error).toBeTruthy();
    const factors = await admin.mfa.listFactors({ userId: user.id });
    expect(JSON.stringify(factors)).not.toContain('secret');
    const removed = await admin.mfa.deleteFactor({ id: enrolled!.id, userId: user.id });
    expect(removed.error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    expect(await auth.post(`/admin/users/${user.id}/passkeys`, {})).toMatchObject({ status: 401 });
  });
});
