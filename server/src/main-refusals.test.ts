import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchMain, type TestMain } from './db/testing/launch-main.ts';
import { createTestDatabase, type TestDatabase } from './db/testing.ts';
import { createTestFolder, type TestFolder } from './db/testing-folder.ts';
import { SPAWNED_ENV } from '#server/db/testing/spawned-env.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
let folder: TestFolder;
let servers: TestMain[] = [];
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  servers = [];
  await folder.remove();
});

function launch(env: Record<string, string>): TestMain {
  const server = launchMain({ DATA_DIR: folder.path, LOG_LEVEL: 'error', ...env });
  servers.push(server);
  return server;
}

/** What a start that cannot go on says. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = launch(env);
  expect(await server.ended).toBe(1);
  return server.said();
}

async function stop(server: TestMain): Promise<void> {
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
}

describe('a database that cannot be used', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  it('is one sentence for a wrong password, account or name, without the password', async () => {
    const other = (change: (url: URL) => void) => {
      const url = new URL(db.url);
      change(url);
      return refusal({ DATABASE_URL: url.href });
    };
    const wrong = await other((url) => (url.password = 'wrongsecret'));
    expect(wrong).toMatch(/^The database at DATABASE_URL \(.+\) .+: it refuses the password\.\n$/);
    expect(wrong).not.toContain('wrongsecret');
    expect(await other((url) => (url.pathname = '/missing'))).toMatch(
      /^The database .+\/missing\) .+: there is no such database, create it first\.\n$/,
    );
  }, 60_000);

  it.each([
    ['postgres://a:b@nowhere.invalid/x', 'its host is not known'],
    ['postgres://a:b@127.0.0.1:1/x', 'nothing listens there'],
    ['postgres://a:b@localhost:1/x', 'nothing listens there'],
  ])('is one sentence for %s', async (url, reason) => {
    expect(await refusal({ DATABASE_URL: url })).toBe(
      `The database at DATABASE_URL (${url.slice(15)}) cannot be used: ${reason}.\n`,
    );
  });

  it('is one sentence where TLS is asked for and not to be had', async () => {
    const server = createServer((socket) => {
      socket.once('data', () => socket.end('N'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const said = await refusal({
      DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/x?sslmode=verify-full`,
    });
    expect(said).toMatch(/^The database at .+ cannot be used: TLS does not come about \(.+\)\.\n$/);
    server.close();
  });

  it('starts beside accounts only with their keys', async () => {
    const env = { DATABASE_URL: db.url };
    const first = launch(env);
    await first.address();
    await stop(first);
    await db.createUser();
    const keys = path.join(folder.path, 'keys.json');
    await rename(keys, `${keys}.kept`);
    const said = await refusal(env);
    expect(said).toMatch(
      /^\S+keys\.json is missing, but the database was used with it.+new-keys\.\n$/,
    );
    await rename(`${keys}.kept`, keys);
    const again = launch(env);
    await again.address();
    await stop(again);
  }, 90_000);
});

it('says what to do when the password of the embedded database was changed in its file', async () => {
  const first = launch({});
  await first.address();
  await stop(first);
  const file = path.join(folder.path, 'database-password');
  await writeFile(file, 'x'.repeat(43));
  expect(await refusal({})).toBe(
    `The password in ${file} is not the database's; delete that file and start again, which sets a new one.\n`,
  );
  await rm(file);
  const again = launch({});
  await again.address();
  await stop(again);
}, 90_000);

it('says which sender is none', async () => {
  expect(await refusal({ MAIL_FROM: 'Remanso' })).toMatch(/^MAIL_FROM=Remanso must be .+\.\n$/);
});

const UNSHARE = 'unshare';

/** Runs `main.ts` where the data folder is on a disk of its own, 64 kB large. */
function onSmallDisk(disk: string, prepare: string) {
  const script = `mount -t tmpfs -o size=64k,mode=700 tmpfs "$1" && mkdir "$1/data" && ${prepare} && exec "$2" "$3"`;
  const args = ['--user', '--map-root-user', '--mount', 'sh', '-c', script];
  return spawnSync(UNSHARE, [...args, 'sh', disk, process.execPath, MAIN], {
    env: { ...SPAWNED_ENV, PORT: '0', DATA_DIR: path.join(disk, 'data') },
    encoding: 'utf8',
  });
}
const mounts = spawnSync(UNSHARE, ['--user', '--map-root-user', '--mount', 'true']).status === 0;

it.runIf(mounts).each([
  [
    'full',
    '{ cat /dev/zero > "$1/fill" 2>/dev/null || true; }',
    'is on a full disk; free some space and start again',
  ],
  ['read-only', 'mount -o remount,ro "$1"', 'is on a read-only disk'],
])('blames a %s disk and no other Remanso', async (_kind, prepare, reason) => {
  const disk = path.join(folder.path, 'disk');
  await mkdir(disk);
  const { status, stderr } = onSmallDisk(disk, prepare);
  expect(stderr).toBe(`The data folder ${disk}/data ${reason}.\n`);
  expect(status).toBe(1);
});
