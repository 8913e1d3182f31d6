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

async function signedIn(email = '') {
  const client = auth.client();
  const address = email || newAddress();
  if (email === '') {
    await client.signUp({ email: address, password: PASSWORD });
    await auth.db.pools.owner.query(
      'update auth.users set email_confirmed_at = now() where email = $1',
      [address],
    );
  }
  const { data, error } = await client.signInWithPassword({ email: address, password: PASSWORD });
  expect(error).toBeNull();
  await reauthenticated(client);
  return { client, email: address, token: data.session!.access_token };
}

const post = (path: string, token: string, body: unknown = {}) =>
  auth.post(path, body, { authorization: `Bearer ${token}` });

/** Challenge and answer as the client sends them. */
async function challenge(token: string, factorId: string) {
  const { status, body } = await post(`/factors/${factorId}/challenge`, token, {
    factorId,
    webauthn: { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] },
  });
  expect(status).toBe(200);
  return { id: body.id, ...body.webauthn, options: body.webauthn.credential_options.publicKey };
}

function answer(
  token: string,
  factorId: string,
  challengeId: string,
  type: string,
  response: object,
) {
  return post(`/factors/${factorId}/verify`, token, {
    challenge_id: challengeId,
    webauthn: { rpId: 'localhost', type, credential_response: response },
  });
}

async function enrolled(token: string, friendlyName = 'Llave', options: KeyOptions = {}) {
  const { body } = await post('/factors', token, {
    factor_type: 'webauthn',
    friendly_name: friendlyName,
  });
  expect(body).toMatchObject({ type: 'webauthn', friendly_name: friendlyName });
  const asked = await challenge(token, body.id);
  const { key, credential } = createKey(asked.options, options);
  const verified = await answer(token, body.id, asked.id, 'create', credential);
  return { factorId: body.id, key, credential, asked, verified };
}

/** Uses the key at a new sign-in. */
async function proved(email: string, factorId: string, key: Key, options: KeyOptions = {}) {
  const { token } = await signedIn(email);
  const asked = await challenge(token, factorId);
  expect(asked).toMatchObject({ type: 'request' });
  const given = await answer(
    token,
    factorId,
    asked.id,
    'request',
    useKey(key, asked.options, options),
  );
  return { token, asked, given };
}

describe('a security key', () => {
  it('is enrolled, raises the session, and again at the next sign-in', async () => {
    const { client, email, token } = await signedIn();
    const made = await enrolled(token);
    expect(made.asked).toMatchObject({ type: 'create', options: { rp: { id: 'localhost' } } });
    expect(Buffer.from(made.asked.options.user.id, 'base64url').toString()).toBe(
      (await client.getUser(made.verified.body.access_token)).data.user?.id,
    );
    expect(made.verified.status).toBe(200);
    expect(made.verified.body.user.factors).toMatchObject([
      { factor_type: 'webauthn', status: 'verified', friendly_name: 'Llave' },
    ]);
    const { data } = await client.getClaims(made.verified.body.access_token);
    expect(data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, {}] });

    const { asked, given } = await proved(email, made.factorId, made.key);
    expect(asked.options.allowCredentials).toMatchObject([{ id: made.credential.id }]);
    expect(given.status).toBe(200);
    expect(JSON.stringify(given.body.user)).not.toContain('publicKey');
  });

  it('refuses an answer for another site, another challenge, another key', async () => {
    const { email, token } = await signedIn();
    const elsewhere = await enrolled(token, 'a', { origin: 'https://evil.example' });
    expect(elsewhere.verified).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed' },
    });
    expect((await enrolled(token, 'b', { rpId: 'evil.example' })).verified.status).toBe(422);
    const { factorId, key } = await enrolled(token, 'c');
    const phished = await proved(email, factorId, key, {
      origin: 'https://localhost.evil.example',
    });
    expect(phished.given.status).toBe(422);
    const stranger = createKey({ challenge: 'x', user: { id: 'x' }, rp: { id: 'localhost' } }).key;
    expect((await proved(email, factorId, { ...stranger, id: key.id })).given.status).toBe(422);
    const { token: another } = await signedIn(email);
    const asked = await challenge(another, factorId);
    const used = useKey(key, { ...asked.options, challenge: 'AAAA' });
    expect((await answer(another, factorId, asked.id, 'request', used)).status).toBe(422);
  });

  it('takes an answer once, and no copy of the key whose counter is behind', async () => {
    const { email, token } = await signedIn();
    const { factorId, key } = await enrolled(token);
    const copy = { ...key };
    const { token: next } = await signedIn(email);
    const asked = await challenge(next, factorId);
    const response = useKey(key, asked.options);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => answer(next, factorId, asked.id, 'request', response)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await proved(email, factorId, key)).given.status).toBe(200);
    expect((await proved(email, factorId, copy)).given.status).toBe(422);
  });

  it('cannot be replaced by a new key on the way in', async () => {
    const { email, token } = await signedIn();
    const { factorId } = await enrolled(token);
    const { token: next } = await signedIn(email);
    const asked = await challenge(next, factorId);
    const { credential } = createKey({
      challenge: asked.options.challenge,
      user: { id: 'x' },
      rp: { id: 'localhost' },
    });
    const refused = await answer(next, factorId, asked.id, 'create', credential);
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  it('refuses what is no answer', async () => {
    const { token } = await signedIn();
    const { body } = await post('/factors', token, { factor_type: 'webauthn' });
    const asked = await challenge(token, body.id);
    const path = `/factors/${body.id}/verify`;
    for (const webauthn of [
      undefined,
      { type: 'other' },
      { type: 'create' },
      { type: 'create', credential_response: {} },
      { type: 'create', credential_response: 'x' },
      { type: 'create', credential_response: { id: 7 } },
      { type: 'request', credential_response: {} },
    ]) {
      const refused = await post(path, token, { challenge_id: asked.id, webauthn });
      expect(refused).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    const garbled = await answer(token, body.id, asked.id, 'create', {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'AA' },
    });
    expect(garbled.status).toBe(422);
  });
});
