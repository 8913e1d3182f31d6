import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestScope } from '#server/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { limitFunctionBody } from '#server/functions/errors.ts';
import { onApiError } from '#server/http/errors/api-error.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { ownSignature } from './own-signature.ts';
import { recordConsent } from './record-consent.ts';

const keys = createKeys();
const log = createLog('error', () => {});
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const form = {
  fullName: ' Ana Ñúñez ',
  digitalSignature: 'data:image/png;base64,iVBORw0KGgo=',
  ageVerified: true,
  medicalDisclaimer: true,
  privacyPolicy: true,
  termsConditions: true,
  dataResearch: true,
  cookieConsent: false,
  deviceId: '6f1c62a1-3b7a-4f53-9a51-1f2d8f6a0001',
  consentVersion: '4.2',
};

function appAs(scope: RequestScope) {
  return new Hono<HttpEnv>()
    .onError(onApiError(log))
    .use(
      createMiddleware<HttpEnv>(async (c, next) => {
        c.set('scope', scope);
        await next();
      }),
    )
    .use(limitFunctionBody)
    .post('/consent', recordConsent({ pools: db.pools, keys }))
    .get('/signature', ownSignature({ pools: db.pools, keys, log }));
}

async function send(scope: RequestScope, body: unknown) {
  const answer = await appAs(scope).request('/consent', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const asPerson = (sub: string, more: object = {}): RequestScope => ({
  role: 'authenticated',
  claims: { sub, ...more },
});

describe('POST /functions/v1/consent', () => {
  it('records the consent of the person who asks', async () => {
    const { id } = await db.createUser();
    const answer = await send(asPerson(id), { ...form, user_id: crypto.randomUUID() });
    const { rows } = await db.pools.owner.query(
      'select id, user_id, full_name, data_research from public.legal_consent_records where user_id = $1',
      [id],
    );
    expect(answer).toEqual({ status: 200, body: { consentId: rows[0].id } });
    expect(rows).toEqual([
      expect.objectContaining({ full_name: 'Ana Ñúñez', data_research: true }),
    ]);
  });

  it.each([
    [{ fullName: ' ' }, 400, 'consent_name_and_signature_required'],
    [{ digitalSignature: 'data:text/html,x' }, 400, 'consent_name_and_signature_required'],
    [{ termsConditions: false }, 400, 'consent_incomplete'],
    [{ consentVersion: '4.1' }, 409, 'consent_version_outdated'],
    [{ deviceId: undefined }, 400, 'bad_request'],
    [{ dataResearch: 'yes' }, 400, 'bad_request'],
  ])('refuses %j', async (change, status, code) => {
    const { id } = await db.createUser();
    expect(await send(asPerson(id), { ...form, ...change })).toMatchObject({
      status,
      body: { code, message: expect.any(String), details: Object.keys(change)[0] },
    });
  });

  it('refuses what is not JSON, and what is too large', async () => {
    const { id } = await db.createUser();
    expect(await send(asPerson(id), 'hola')).toMatchObject({ status: 400 });
    expect(await send(asPerson(id), `"${'a'.repeat(1_100_000)}"`)).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
  });

  it('refuses visitors, the service, and anonymous accounts', async () => {
    expect(await send({ role: 'anon', claims: {} }, form)).toMatchObject({
      status: 401,
      body: { code: 'consent_not_signed_in' },
    });
    expect(await send({ role: 'service_role', claims: {} }, form)).toMatchObject({ status: 401 });
    const guest = await db.createUser({ anonymous: true });
    expect(await send(asPerson(guest.id, { is_anonymous: true }), form)).toMatchObject({
      status: 403,
      body: { code: 'consent_anonymous_user' },
    });
  });
});

describe('GET /functions/v1/consent/signature', () => {
  const signatureFor = async (scope: RequestScope) => {
    const answer = await appAs(scope).request('/signature');
    return { status: answer.status, body: await answer.json() };
  };
  const kept = async (id: string) => {
    const { rows } = await db.pools.owner.query<{ digital_signature: string }>(
      'select digital_signature from public.legal_consent_records where user_id = $1',
      [id],
    );
    return rows.map((row) => row.digital_signature);
  };

  it('shows the image to the person who signed; the database does not hold it', async () => {
    const [me, other] = [await db.createUser(), await db.createUser()];
    await send(asPerson(me.id), form);
    expect(await kept(me.id)).toEqual([expect.stringMatching(/^v1\.[\w-]+$/)]);
    expect(await signatureFor(asPerson(me.id))).toEqual({
      status: 200,
      body: { digitalSignature: form.digitalSignature },
    });
    expect(await signatureFor(asPerson(other.id))).toEqual({
      status: 200,
      body: { digitalSignature: null },
    });
    expect(await signatureFor({ role: 'anon', claims: {} })).toMatchObject({ status: 401 });
    expect(await signatureFor({ role: 'service_role', claims: {} })).toMatchObject({ status: 401 });
  });

  it('has none where the key is another one, or the row another person’s', async () => {
    const [me, thief] = [await db.createUser(), await db.createUser()];
    await send(asPerson(me.id), form);
    const [sealed] = await kept(me.id);
    await db.giveConsent(thief.id);
    await db.pools.owner.query(
      'update public.legal_consent_records set digital_signature = $2 where user_id = $1',
      [thief.id, sealed],
    );
    expect((await signatureFor(asPerson(thief.id))).body).toEqual({ digitalSignature: null });
  });
});
