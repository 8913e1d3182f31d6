import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createTestFolder, startTestServer, type TestFolder } from '../testing-folder.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { lockDataFolder } from './instance-lock.ts';
import { isRunning, postgresProcesses } from './processes.ts';

// Each test makes clusters and flushes them to a disk that others may be using.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: TestFolder;
let cluster: Cluster | undefined;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
  await folder.remove();
});

async function startAfter(said: string[] = []): Promise<Client> {
  const lock = await lockDataFolder(folder.path);
  cluster = await startCluster(lock, { log: createLog('info', (line) => said.push(line)) });
  const client = new Client({ connectionString: cluster.url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe('a start after a kill', () => {
  it('ends the orphaned postmaster first, and nothing is lost', async () => {
    const server = await startTestServer(folder.path);
    await query(server.url, 'create table kept as select 7 as answer');
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    expect(await isRunning(server.postmaster)).toBe(true);
    const said: string[] = [];
    const client = await startAfter(said);
    expect(await isRunning(server.postmaster)).toBe(false);
    expect(said.join()).toContain('ended a database that a killed server had left');
    expect((await client.query('select answer from kept')).rows).toEqual([{ answer: 7 }]);
    await client.end();
  });

  it('ends a backend that is busy and outlived its postmaster', async () => {
    const server = await startTestServer(folder.path);
    const busy = new Client({ connectionString: server.url });
    busy.on('error', () => {});
    await busy.connect();
    const { rows } = await busy.query('select pg_backend_pid() as pid');
    // Pure work without a wait: this backend does not notice that the postmaster has gone.
    busy.query('select count(*) from generate_series(1, 20000000000)').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.child.kill('SIGKILL');
    process.kill(server.postmaster, 'SIGKILL');
    await once(server.child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const pgdata = path.join(folder.path, 'postgres');
    expect(await postgresProcesses(pgdata)).toContain(rows[0].pid);
    const client = await startAfter();
    expect(await isRunning(rows[0].pid)).toBe(false);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await busy.end().catch(() => {});
  });

  it('is not stopped by a process id that was given to another program', async () => {
    const server = await startTestServer(folder.path);
    server.child.kill('SIGKILL');
    process.kill(server.postmaster, 'SIGKILL');
    await expect.poll(() => postgresProcesses(path.join(folder.path, 'postgres'))).toEqual([]);
    const file = path.join(folder.path, 'postgres/postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'));
    const client = await startAfter();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('begins again where initdb was killed half-way, even if it still runs', async () => {
    const pgdata = path.join(folder.path, 'postgres');
    const server = startTestServer(folder.path).catch(() => undefined);
    await expect
      .poll(() => readFile(`${pgdata}.init/PG_VERSION`, 'utf8').catch(() => ''), { interval: 5 })
      .toBe('18\n');
    const holder = Number(await readFile(path.join(folder.path, 'instance.pid'), 'utf8'));
    process.kill(holder, 'SIGKILL');
    await appendFile(`${pgdata}.init/PG_VERSION`, '');
    const client = await startAfter();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await postgresProcesses(`${pgdata}.init`)).toEqual([]);
    await client.end();
    void server;
  });

  it('sets a new password when the file with it was lost', async () => {
    const server = await startTestServer(folder.path);
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    const { rm } = await import('node:fs/promises');
    await rm(path.join(folder.path, 'database-password'));
    const client = await startAfter();
    expect(cluster?.url).not.toBe(server.url);
    await client.end();
  });
});
