import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postgresProcesses, send } from './db/embedded/processes.ts';
import { launchMain, type TestMain } from './db/testing/launch-main.ts';
import { createTestFolder, startTestServer, type TestFolder } from './db/testing-folder.ts';

let folder: TestFolder;
let server: TestMain | undefined;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await folder.remove();
});

/** Who asks, with an account that needs no mail. */
async function visitor(address: string) {
  const keys = JSON.parse(await readFile(path.join(folder.path, 'keys.json'), 'utf8'));
  const ask = (at: string, init: RequestInit = {}, token?: string) =>
    fetch(address + at, {
      ...init,
      headers: {
        apikey: keys.publishableKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
  const post = (at: string, body: object, token?: string) =>
    ask(at, { method: 'POST', body: JSON.stringify(body) }, token);
  const account = { email: 'ana@example.test', password: 'una clave larga' };
  const signedUp = await (await post('/auth/v1/signup', account)).json();
  const token: string = signedUp.access_token;
  return { ask, post, account, token, refreshToken: signedUp.refresh_token };
}

const GOTRUE = { code: 503, error_code: 'unexpected_failure' };
const POSTGREST = { code: 'PGRST001', details: null, hint: null };
/** What each request of the first test is told. */
const OUTAGE = {
  ready: { status: 'unavailable' },
  password: GOTRUE,
  refresh: GOTRUE,
  user: GOTRUE,
  visitorRows: POSTGREST,
  rows: POSTGREST,
  row: POSTGREST,
  signature: { code: 'unavailable' },
};

const json = async (answer: Response) => ({
  status: answer.status,
  wait: Number(answer.headers.get('retry-after')) > 0,
  body: await answer.json(),
});

it('answers 503 on every API while the database is frozen, and goes on afterwards', async () => {
  const database = await startTestServer(folder.path, { throwaway: true });
  server = launchMain({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    SIGN_UP_AUTOCONFIRM: 'true',
    DATABASE_CONNECT_TIMEOUT_MS: '500',
    DATABASE_ANSWER_TIMEOUT_MS: '800',
  });
  const { ask, post, account, token, refreshToken } = await visitor(await server.address());
  const asks = {
    ready: () => ask('/readyz'),
    password: () => post('/auth/v1/token?grant_type=password', account),
    refresh: () => post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken }),
    user: () => ask('/auth/v1/user', {}, token),
    visitorRows: () => ask('/rest/v1/legal_consent_records?select=id'),
    rows: () => ask('/rest/v1/mood_entries?select=id', {}, token),
    row: () => post('/rest/v1/mood_entries', { emotion: 'calma', intensity: 3 }, token),
    signature: () => ask('/functions/v1/consent/signature', {}, token),
  };
  expect((await asks.ready()).status).toBe(200);
  expect((await asks.rows()).status).toBe(200);

  const frozen = await postgresProcesses(path.join(folder.path, 'postgres'));
  for (const pid of frozen) send(pid, 'SIGSTOP');
  try {
    await sleep(3200); // what is remembered of the session (LIVENESS_TTL_MS) is forgotten
    const names = Object.keys(asks) as (keyof typeof asks)[];
    // More at once than there are connections: some wait for one, some for an answer.
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => names)
        .flat()
        .map(async (name) => [name, await json(await asks[name]())] as const),
    );
    for (const [name, answer] of answers) {
      expect([name, answer]).toMatchObject([name, { status: 503, wait: true, body: OUTAGE[name] }]);
    }
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/config.json')).status).toBe(200);
  } finally {
    for (const pid of frozen) send(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await asks.ready()).status, { timeout: 20_000 }).toBe(200);
  expect((await asks.rows()).status).toBe(200);
  expect((await asks.password()).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  database.child.kill('SIGTERM');
}, 120_000);

it('ends with exit code 1 when PostgreSQL keeps ending, so that a supervisor starts it anew', async () => {
  server = launchMain({ DATA_DIR: folder.path });
  await server.address();
  const file = path.join(folder.path, 'postgres/postmaster.pid');
  const killing = setInterval(() => {
    void readFile(file, 'utf8').then(
      (text) => send(Number.parseInt(text, 10), 'SIGKILL'),
      () => {},
    );
  }, 100);
  try {
    expect(await server.ended).toBe(1);
  } finally {
    clearInterval(killing);
  }
}, 120_000);
