import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuard } from '#domain/safety/guard.ts';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { functionRoutes } from './routes.ts';

const keys = createKeys();
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function send(path: string, headers: Record<string, string>, body: BodyInit) {
  const routes = functionRoutes({
    config: loadConfig({}),
    log: createLog('error', () => {}),
    pools: db.pools,
    keys,
    guard: createGuard(),
    now: () => new Date(),
    sendMail: () => Promise.resolve(),
  });
  return routes.request(path, { method: 'POST', headers, body });
}

async function post(path: string, headers: Record<string, string>, body: BodyInit = '{}') {
  const answer = await send(path, headers, body);
  return { status: answer.status, body: await answer.json() };
}

describe('functions/v1', () => {
  it('asks for a key of this installation', async () => {
    expect(await post('/consent', {})).toMatchObject({ status: 401 });
  });

  it('answers a visitor and an unknown function with its own codes', async () => {
    const apikey = keys.publishableKey;
    expect(await post('/consent', { apikey })).toMatchObject({
      status: 401,
      body: { code: 'consent_not_signed_in', message: expect.any(String) },
    });
    expect(await post('/nothing', { apikey })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it.each([
    ['reads the rest of a body that is too large', 2, null],
    ['ends the connection under one that is too long to read out', 9, 'close'],
  ])('%s, and says so with its own code', async (_, megabytes, connection) => {
    const body = 'x'.repeat(megabytes * 1024 * 1024);
    const headers = { apikey: keys.publishableKey, 'content-length': String(body.length) };
    const answer = await send('/consent', headers, body);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('connection')).toBe(connection);
    expect(await answer.json()).toEqual({ code: 'too_large', message: expect.any(String) });
  });
});
