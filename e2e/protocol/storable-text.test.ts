import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEGAL_FRAMEWORK_VERSION } from '#domain/limits.ts';
import { createGuard } from '#domain/safety/guard.ts';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';

const keys = createKeys();
let db: TestDatabase;
let token: string;
let app: ReturnType<typeof createApp>;
const failures: unknown[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  const ana = await db.createUser();
  token = await new SignJWT({ role: 'authenticated', session_id: ana.sessionId })
    .setSubject(ana.id)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .setProtectedHeader({ alg: 'ES256', kid: keys.jwks.keys[0].kid })
    .sign(await importJWK({ ...keys.jwks.keys[0] }, 'ES256'));
  app = createApp({
    config: loadConfig({}),
    log: createLog('error', (line) => failures.push(line)),
    pools: db.pools,
    keys,
    guard: createGuard(),
    now: () => new Date(),
    sendMail: () => Promise.resolve(),
  });
});
afterAll(() => db.drop());

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A consent that is right but for this name. */
const consent = (name: string) =>
  `{"fullName":"${name}","digitalSignature":"data:image/png;base64,iVBORw0KGgo=","ageVerified":true,
    "medicalDisclaimer":true,"privacyPolicy":true,"termsConditions":true,"dataResearch":false,
    "cookieConsent":false,"deviceId":"a-device","consentVersion":"${LEGAL_FRAMEWORK_VERSION}"}`;

/** Who asks: functions speak to people only. */
const bearerFor = (path: string) => (path.startsWith('/functions') ? token : keys.secretKey);

async function send(method: string, path: string, body?: string, type = JSON_TYPE) {
  const answer = await app.request(path, {
    method,
    headers: {
      apikey: keys.secretKey,
      authorization: `Bearer ${bearerFor(path)}`,
      'content-type': type,
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a NUL character', () => {
  it.each([
    ['/auth/v1/verify?token=%00&type=signup', { error_code: 'validation_failed' }],
    ['/auth/v1/admin/users/%00', { error_code: 'validation_failed' }],
    ['/rest/v1/mood_entries?note=eq.%00', { code: 'PGRST100' }],
    ['/rest/v1/mood%00', { code: 'PGRST100' }],
    ['/functions/v1/chat/%00', { code: 'bad_request' }],
    ['/%00', { code: 'bad_request' }],
  ])('in the address %s is a 400', async (path, body) => {
    expect(await send('GET', path)).toMatchObject({ status: 400, body });
  });

  it.each([
    ['/auth/v1/signup', '{"email":"a\\u0000@b.co","password":"long enough"}'],
    ['/auth/v1/signup', '{"email":"a@b.co","password":"x","data":{"a\\u0000":1}}'],
    ['/rest/v1/mood_entries', '{"emotion":"calma","intensity":1,"note":"a\\u0000b"}'],
    ['/rest/v1/mood_entries', '{"note\\u0000":"a"}'],
    ['/rest/v1/rpc/search_messages', '{"p_query":"a\\u0000"}'],
    ['/functions/v1/chat', '{"message":"no puedo más\\u0000"}'],
    ['/functions/v1/consent', consent('Ana\\u0000')],
  ])('in the body of %s is a 400', async (path, body) => {
    expect(await send('POST', path, body)).toMatchObject({ status: 400 });
  });

  it.each(['/auth/v1/callback', '/auth/v1/sso/saml/acs'])('in the form of %s', async (path) => {
    const form = 'state=a%00&code=%00&SAMLResponse=%00&RelayState=%00';
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': FORM_TYPE },
      body: form,
    });
    expect(answer.status).toBeLessThan(500);
  });
});

it('the secret key in an address opens nothing', async () => {
  for (const path of ['/auth/v1/admin/users', '/rest/v1/mood_entries', '/auth/v1/settings']) {
    const answer = await app.request(`${path}?apikey=${keys.secretKey}`);
    expect([path, answer.status]).toEqual([path, 401]);
  }
  const open = await app.request(`/auth/v1/settings?apikey=${keys.publishableKey}`);
  expect(open.status).toBe(200);
});

describe('half a surrogate pair', () => {
  it.each([
    ['/auth/v1/signup', '{"email":"a@b.co","password":"long enough","data":{"n":"\\ud83d"}}'],
    ['/rest/v1/mood_entries', '{"note":"\\ud83d"}'],
    ['/rest/v1/rpc/search_messages', '{"p_query":"\\ude00"}'],
  ])('in the body of %s is a 400', async (path, body) => {
    expect(await send('POST', path, body)).toMatchObject({ status: 400 });
  });

  it('in a message or a name is replaced', async () => {
    expect((await send('POST', '/functions/v1/consent', consent('Ana \\ud83d'))).status).toBe(200);
    const { rows } = await db.pools.owner.query(
      'select full_name from public.legal_consent_records',
    );
    expect(rows).toContainEqual({ full_name: 'Ana \ufffd' });
  });

  it('in an address never fails', async () => {
    for (const path of ['/rest/v1/%ed%a0%bd', '/rest/v1/mood_entries?note=eq.%ed%a0%bd']) {
      expect((await send('GET', path)).status).toBeLessThan(500);
    }
  });
});

it('none of that was a failure of the server', () => expect(failures).toEqual([]));
