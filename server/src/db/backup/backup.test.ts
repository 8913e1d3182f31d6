import { truncate, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { startCluster } from '../embedded/cluster.ts';
import { lockDataFolder } from '../embedded/instance-lock.ts';
import { createTestFolder, startTestServer, type TestFolder } from '../testing-folder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

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
  await backUp(server.url, source.path, file);
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
  await backUp(server.url, source.path, file);
  await expect(backUp(server.url, source.path, file)).rejects.toThrow('exists already');
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
