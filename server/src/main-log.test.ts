import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchMain, type TestMain } from './db/testing/launch-main.ts';
import { createTestFolder, type TestFolder } from './db/testing-folder.ts';

let folder: TestFolder;
let server: TestMain | undefined;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await folder.remove();
});

const WORD = 'palabraprivada';

/** Everything that the server and its PostgreSQL have written down for the operator. */
async function logs(): Promise<string> {
  const names = (await readdir(folder.path)).filter((name) => name.includes('log'));
  expect(names).toContain('postgres.log');
  const texts = names.map((name) => readFile(path.join(folder.path, name), 'utf8'));
  return [server?.said() ?? '', ...(await Promise.all(texts))].join('\n');
}

it('writes nothing of what people send into any log, whichever way it fails', async () => {
  server = launchMain({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'debug',
    SIGN_UP_AUTOCONFIRM: 'true',
    LIMIT_AUTH_PER_IP_PER_HOUR: '1000',
    SITE_URL: 'https://remanso.example',
  });
  const address = await server.address();
  const keys = JSON.parse(await readFile(path.join(folder.path, 'keys.json'), 'utf8'));
  const send = async (method: string, at: string, body?: unknown, token?: string) => {
    const answer = await fetch(address + at, {
      method,
      redirect: 'manual',
      headers: {
        apikey: token === undefined ? keys.publishableKey : keys.secretKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text() };
  };
  const account = { email: `${WORD}@example.test`, password: `${WORD} larga` };
  const signedUp = JSON.parse((await send('POST', '/auth/v1/signup', account)).body);
  const { access_token: token, user } = signedUp;
  // The service role: no policy stands between these words and the constraints.
  const rest = (method: string, at: string, body?: unknown) =>
    send(method, `/rest/v1/${at}`, body, keys.secretKey);
  const entry = { id: randomUUID(), user_id: user.id, emotion: 'calma', intensity: 3, note: WORD };
  expect((await rest('POST', 'mood_entries', entry)).status).toBe(201);

  const refused = [
    await rest('POST', 'mood_entries', entry), // unique
    await rest('POST', 'mood_entries', { ...entry, id: randomUUID(), emotion: WORD }), // check
    await rest('POST', 'mood_entries', { ...entry, id: randomUUID(), note: WORD.repeat(500) }),
    await rest('POST', 'mood_entries', { ...entry, id: randomUUID(), user_id: randomUUID() }),
    await rest('POST', 'mood_entries', { ...entry, id: WORD }),
    await rest('POST', 'mood_entries', { ...entry, intensity: null }),
    await rest('POST', 'mood_entries', { ...entry, [WORD]: 1 }),
    await rest('POST', 'mood_entries', `{"note": "${WORD}`),
    await rest('PATCH', `mood_entries?id=eq.${entry.id}`, { occurred_at: WORD }),
    await rest('GET', `mood_entries?id=eq.${WORD}`),
    await rest('GET', `mood_entries?intensity=gt.${WORD}`),
    await rest('GET', `mood_entries?note=fts(${WORD}).x`),
    await rest('GET', `mood_entries?note=match.(${WORD}`),
    await rest('GET', `mood_entries?select=${WORD}`),
    await rest('GET', `mood_entries?order=${WORD}`),
    await rest('GET', `mood_entries?or=(${WORD}`),
    await rest('POST', 'rpc/log_security_event', { [WORD]: WORD }),
    await rest('POST', 'rpc/record_legal_consent', { p_full_name: WORD }),
    await send('POST', '/auth/v1/token?grant_type=password', { ...account, password: WORD }),
    await send('POST', '/auth/v1/signup', { email: WORD, password: WORD }),
    await send('POST', '/auth/v1/verify', { type: 'email', token: WORD, email: account.email }),
    await send('GET', `/auth/v1/verify?type=signup&token=${WORD}`),
    await send('POST', '/functions/v1/chat', { message: WORD }, token),
    await send('POST', '/functions/v1/chat', `{"message": "${WORD}`, token),
    await send('POST', '/functions/v1/consent', { fullName: WORD }, token),
  ];
  expect(refused.filter(({ status }) => status < 300 || status >= 500)).toEqual([]);
  // Some of it really came back from PostgreSQL with the word in it: that is what it must not log.
  expect(refused.filter(({ body }) => body.includes(WORD)).length).toBeGreaterThan(5);
  server.child.kill('SIGTERM');
  await server.ended;
  expect(await logs()).not.toContain(WORD);
}, 120_000);
