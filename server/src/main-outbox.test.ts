import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './db/testing.ts';
import { createTestFolder, type TestFolder } from './db/testing-folder.ts';
import { launchMain, type TestMain } from './db/testing/launch-main.ts';

let folder: TestFolder;
let db: TestDatabase;
let server: TestMain;
beforeEach(async () => {
  folder = await createTestFolder();
  db = await createTestDatabase();
});
afterEach(async () => {
  server.child.kill('SIGINT');
  await server.ended;
  await db.drop();
  await folder.remove();
});

/** Signs somebody up and waits for the mail. Returns the server's address. */
async function signUp(env: Record<string, string>): Promise<string> {
  server = launchMain({ DATA_DIR: folder.path, DATABASE_URL: db.url, ...env });
  const address = await server.address();
  const { publishableKey } = JSON.parse(
    await readFile(path.join(folder.path, 'keys.json'), 'utf8'),
  );
  const answer = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.test', password: 'una clave larga' }),
  });
  expect(answer.status).toBe(200);
  const mails = async () =>
    (await readdir(path.join(folder.path, 'outbox')).catch(() => [])).length;
  await expect.poll(mails, { timeout: 20_000 }).toBe(1);
  return address;
}

it('shows mails in the terminal and at /outbox on this machine', async () => {
  const address = await signUp({});
  await expect.poll(() => server.said()).toContain('Mail for ana@example.test');
  expect((await fetch(`${address}/outbox`)).status).toBe(200);
  const forwarded = { 'x-forwarded-for': '127.0.0.1' };
  expect((await fetch(`${address}/outbox`, { headers: forwarded })).status).toBe(404);
}, 90_000);

it.each([{ SITE_URL: 'https://remanso.example' }, { TRUST_PROXY: 'true' }])(
  'neither prints nor serves mails for a site that others reach: %j',
  async (env) => {
    const address = await signUp(env);
    for (const at of ['/outbox', '/outbox/', '/outbox/x', '/outbox/x/html']) {
      expect((await fetch(address + at)).status).toBe(404);
    }
    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.said()).not.toMatch(/ana@|verify|\/outbox \(/);
    expect(server.said()).toContain(`kept in ${folder.path}/outbox`);
  },
  90_000,
);
