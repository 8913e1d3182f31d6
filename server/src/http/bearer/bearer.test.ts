import { Hono } from 'hono';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createKeys, createSigningKey, type SigningKey } from '#server/keys.ts';
import { bearer } from './bearer.ts';
import { LIVENESS_TTL_MS, liveSessions } from './live-sessions.ts';

const keys = createKeys();
const older = createSigningKey();
keys.jwks.keys.push(older);
const signing = keys.jwks.keys[0];

let db: TestDatabase;
let app: Hono<HttpEnv>;
const deps = () => ({ keys, pools: db.pools, config: loadConfig({}), now: () => new Date() });

beforeAll(async () => {
  db = await createTestDatabase();
  app = new Hono<HttpEnv>().use(bearer(deps())).get('/', (c) => c.json(c.var.scope));
});
afterAll(() => db.drop());

async function sign(user: TestUser, change: JWTPayload = {}, key: SigningKey = signing) {
  return new SignJWT({
    role: 'authenticated',
    aud: 'authenticated',
    sub: user.id,
    session_id: user.sessionId,
    exp: Math.floor(Date.now() / 1000) + 60,
    ...change,
  })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK({ ...key }, 'ES256'));
}

async function ask(apikey?: string, authorization?: string) {
  const headers = {
    ...(apikey === undefined ? {} : { apikey }),
    ...(authorization === undefined ? {} : { authorization }),
  };
  const answer = await app.request('/', { headers });
  return { status: answer.status, body: await answer.json() };
}

describe('bearer', () => {
  it('refuses a request without a key of this installation', async () => {
    expect(await ask()).toMatchObject({ status: 401 });
    expect(await ask('sb_publishable_other')).toMatchObject({
      status: 401,
      body: { message: 'Invalid API key' },
    });
  });

  it('takes the keys for their roles', async () => {
    expect((await ask(keys.publishableKey)).body.role).toBe('anon');
    expect((await ask(keys.publishableKey, `Bearer ${keys.publishableKey}`)).body.role).toBe(
      'anon',
    );
    expect((await ask(keys.secretKey, `Bearer ${keys.secretKey}`)).body.role).toBe('service_role');
  });

  it('takes the secret key from a header only', async () => {
    const inQuery = async (key: string) => {
      const answer = await app.request(`/?apikey=${key}`);
      return { status: answer.status, body: await answer.json() };
    };
    expect((await inQuery(keys.publishableKey)).body.role).toBe('anon');
    expect(await inQuery(keys.secretKey)).toMatchObject({ status: 401 });
    expect((await ask(keys.secretKey)).body.role).toBe('service_role');
  });

  it('takes a live token, also one signed by an older key of the set', async () => {
    const user = await db.createUser();
    for (const key of [signing, older]) {
      const answer = await ask(keys.publishableKey, `Bearer ${await sign(user, {}, key)}`);
      expect(answer.body).toMatchObject({ role: 'authenticated', claims: { sub: user.id } });
    }
  });

  it('never takes a bad token for a visitor', async () => {
    const user = await db.createUser();
    const good = await sign(user);
    const bad = [
      'Basic abc',
      'Bearer',
      'Bearer not.a.token',
      'Bearer sb_secret_wrong',
      `Bearer ${good}.more`,
      `Bearer ${good.slice(0, -4)}AAAA`,
      `Bearer ${await sign(user, {}, createSigningKey())}`,
      `Bearer ${await sign(user, {}, { ...createSigningKey(), kid: signing.kid })}`,
      `Bearer ${await sign(user, { role: 'service_role' })}`,
      `Bearer ${await sign(user, { aud: 'other' })}`,
      `Bearer ${await sign(user, { exp: Math.floor(Date.now() / 1000) - 1 })}`,
      `Bearer ${await sign(user, { session_id: user.id })}`,
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`,
    ];
    const answers: string[] = [];
    for (const authorization of bad) {
      const { status } = await ask(keys.publishableKey, authorization);
      answers.push(`${status} ${authorization}`);
    }
    expect(answers).toEqual(bad.map((authorization) => `401 ${authorization}`));
  });

  it('refuses a token at once when its session ends in this process', async () => {
    const user = await db.createUser();
    const authorization = `Bearer ${await sign(user)}`;
    expect((await ask(keys.publishableKey, authorization)).status).toBe(200);
    liveSessions(deps()).end([user.sessionId]);
    expect((await ask(keys.publishableKey, authorization)).status).toBe(401);
  });

  it('refuses it soon when the session ends in another process', async () => {
    const user = await db.createUser();
    const authorization = `Bearer ${await sign(user)}`;
    expect((await ask(keys.publishableKey, authorization)).status).toBe(200);
    await db.pools.owner.query('delete from auth.sessions where id = $1', [user.sessionId]);
    await new Promise((done) => setTimeout(done, LIVENESS_TTL_MS + 50));
    expect((await ask(keys.publishableKey, authorization)).status).toBe(401);
  });

  it('ends a session that was not refreshed within the timeout, and a banned person', async () => {
    const [idle, banned] = [await db.createUser(), await db.createUser()];
    await db.pools.owner.query(
      `update auth.sessions set created_at = now() - interval '181 minutes' where id = $1`,
      [idle.sessionId],
    );
    await db.pools.owner.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [banned.id],
    );
    for (const user of [idle, banned]) {
      const answer = await ask(keys.publishableKey, `Bearer ${await sign(user)}`);
      expect(answer.status).toBe(401);
    }
  });
});
