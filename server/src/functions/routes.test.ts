import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function post(path: string, headers: Record<string, string>) {
  const routes = functionRoutes({
    config: loadConfig({}),
    log: createLog('error', () => {}),
    pools: db.pools,
    keys,
    now: () => new Date(),
    sendMail: () => Promise.resolve(),
  });
  const answer = await routes.request(path, { method: 'POST', headers, body: '{}' });
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
});
