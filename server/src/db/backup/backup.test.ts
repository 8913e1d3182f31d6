import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { startCluster } from '../embedded/cluster.ts';
import { lockDataFolder } from '../embedded/instance-lock.ts';
import { createTestFolder, startTestServer, type TestFolder } from '../testing-folder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { SPAWNED_ENV } from '#server/db/testing/spawned-env.ts';

const log = createLog('error', () => {});
let source: TestFolder;
let target: TestFolder;
beforeEach(async () => {
  source = await createTestFolder();
  target = await createTestFolder();
});
afterEach(async () => {
  await source.remove();
  await target.remove();
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function restoredRows(file: string): Promise<number[]> {
  const lock = await lockDataFolder(target.path);
  await restore(lock, file, log);
  const cluster = await startCluster(lock, { log });
  try {
    const client = await connect(cluster.url);
    const { rows } = await client.query<{ id: number }>('select id from kept order by id');
    await client.end();
    return rows.map(({ id }) => id);
  } finally {
    await cluster.stop();
    lock.release();
  }
}

it('restores what was written before a backup under load, and nothing by halves', async () => {
  const server = await startTestServer(source.path, {
    settings: { max_wal_size: '32MB', min_wal_size: '32MB' },
  });
  const client = await connect(server.url);
  await client.query(
    'create table kept (id int primary key, body text); create table filler (body text)',
  );
  const file = path.join(source.path, 'backup.tar.gz');
  let last = 0;
  const writing = new AbortController();
  const writer = (async () => {
    const other = await connect(server.url);
    while (!writing.signal.aborted) {
      last += 1;
      await other.query("insert into kept values ($1, repeat('x', 100))", [last]);
      // Enough log that pieces of it are taken out of use while the copy runs.
      await other.query(
        'insert into filler select repeat(md5(random()::text), 50) from generate_series(1, 2000)',
      );
    }
    await other.end();
  })();
  await expect.poll(() => last).toBeGreaterThan(5);
  const before = last - 1;
  await backUp(server.url, source.path, { data: file, keys: `${file}.keys` });
  writing.abort();
  await writer;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await client.end();
  server.child.kill('SIGTERM');

  const ids = await restoredRows(file);
  expect(ids.length).toBeGreaterThanOrEqual(before);
  expect(ids).toEqual(ids.map((_, index) => index + 1)); // no hole
}, 60_000);

it('refuses a backup that was cut, and a folder with data', async () => {
  const server = await startTestServer(source.path);
  const file = path.join(source.path, 'backup.tar.gz');
  await backUp(server.url, source.path, { data: file, keys: `${file}.keys` });
  await expect(
    backUp(server.url, source.path, { data: file, keys: `${file}.keys` }),
  ).rejects.toThrow('exists already');
  server.child.kill('SIGTERM');
  const lock = await lockDataFolder(target.path);
  await truncate(file, (await stat(file)).size - 1000);
  await expect(restore(lock, file, log)).rejects.toThrow(/is not a complete backup of Remanso/);
  const left = (await readdir(target.path)).filter((name) => !name.startsWith('instance.'));
  expect(left).toEqual([]);
  const own = await lockDataFolder(path.join(target.path, 'second'));
  const cluster = await startCluster(own, { log, throwaway: true });
  await cluster.stop();
  await expect(restore(own, file, log)).rejects.toThrow(/There is data in .* already/);
  own.release();
  lock.release();
}, 60_000);

/** As `npm run backup -- …` and `npm run restore -- …` run it. */
async function cli(name: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const program = path.join(import.meta.dirname, `../${name}-cli.ts`);
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...SPAWNED_ENV, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: Number(code), said, complained };
}

it('keeps the keys apart, says so, and restores with them or says what is missing', async () => {
  const server = await startTestServer(source.path);
  const keys = await loadKeys(source.path);
  await writeFile(path.join(source.path, 'saml-key.pem'), 'the key of SAML', { mode: 0o600 });
  const file = path.join(source.path, 'backup.tar.gz');
  const elsewhere = path.join(source.path, 'elsewhere.keys');
  const saved = await cli('backup', source.path, file, '--keys', elsewhere);
  expect(saved).toMatchObject({ code: 0, complained: '' });
  expect(saved.said).toContain(`${file} written`);
  expect(saved.said).toContain(`${elsewhere}: the keys`);
  server.child.kill('SIGTERM');

  const data = gunzipSync(await readFile(file));
  for (const secret of [keys.secretKey, keys.sealingKey, 'the key of SAML', 'keys.json']) {
    expect(data.includes(secret)).toBe(false);
  }
  expect((await stat(elsewhere)).mode & 0o777).toBe(0o600);

  const bare = path.join(target.path, 'bare');
  const without = await cli('restore', bare, file);
  expect(without).toMatchObject({ code: 0, complained: '' });
  expect(without.said).toMatch(/restored without its keys: .+keys\.json.+--keys FILE.+new-keys/);
  expect(await readdir(bare)).not.toContain('keys.json');

  const whole = path.join(target.path, 'whole');
  const wrong = await cli('restore', whole, file, '--keys', file);
  expect(wrong.code).toBe(1);
  const done = await cli('restore', whole, file, '--keys', elsewhere);
  expect(done).toMatchObject({ code: 0, complained: '' });
  expect(await loadKeys(whole)).toEqual(keys);
  expect(await readFile(path.join(whole, 'saml-key.pem'), 'utf8')).toBe('the key of SAML');

  const keyed = path.join(target.path, 'keyed');
  await loadKeys(keyed);
  const clash = await cli('restore', keyed, file, '--keys', elsewhere);
  expect(clash.complained).toMatch(/^There is data in .+ already \(keys\.json\)/);
}, 120_000);
