import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import {
  createTestFolder,
  isOpenToOthers,
  startTestServer,
  type TestFolder,
} from '../testing-folder.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { lockDataFolder } from './instance-lock.ts';
import { postgresProcesses } from './processes.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY: RunAs = { kind: 'uid', uid: 65_534, gid: 65_534 };

// Each test makes clusters and flushes them to a disk that others may be using.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: TestFolder;
let sharedPlace: string;
beforeEach(async () => {
  folder = await createTestFolder();
  await chmod(folder.path, 0o755);
  sharedPlace = path.join(folder.path, 'shared');
});
afterEach(() => folder.remove());

/** Starts as somebody, adds one row, tells how many there are and who owns the files. */
async function addRow(dataDir: string, runAs?: RunAs) {
  const lock = await lockDataFolder(dataDir);
  const log = createLog('error');
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster(lock, { log, sharedPlace, ...(runAs ? { runAs } : {}) });
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    await client.query('create table if not exists seen (at timestamptz default now())');
    await client.query('insert into seen default values');
    const { rows } = await client.query<{ seen: number; folder: string }>(
      `select count(*)::int as seen, current_setting('data_directory') as folder from seen`,
    );
    await client.end();
    const { seen = 0, folder: pgdata = '' } = rows[0] ?? {};
    return { seen, pgdata, owner: (await stat(pgdata)).uid };
  } finally {
    await cluster?.stop();
    lock.release();
    expect(await postgresProcesses(path.join(dataDir, 'postgres'))).toEqual([]);
  }
}

describe('who runs PostgreSQL', () => {
  it('is we ourselves where we are an ordinary user', async () => {
    expect((await chooseRunAs()).kind === 'direct').toBe(!isRoot);
  });
});

describe.runIf(isRoot)('as root', () => {
  it.runIf(isOpenToOthers())('also serves an account that has a number and no name', async () => {
    await chown(folder.path, 54_321, 54_321);
    const server = await startTestServer(path.join(folder.path, 'data'), {}, 54_321);
    server.child.kill('SIGINT');
    expect((await stat(path.join(folder.path, 'data/postgres'))).uid).toBe(54_321);
    process.kill(server.postmaster, 'SIGINT');
    await expect
      .poll(() => postgresProcesses(path.join(folder.path, 'data/postgres')), { timeout: 10_000 })
      .toEqual([]);
  });

  it('keeps the data beside everything else, also in a home of mode 0700', async () => {
    const home = path.join(folder.path, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = path.join(home, 'remanso/data');
    expect(await addRow(dataDir)).toMatchObject({
      seen: 1,
      pgdata: path.join(dataDir, 'postgres'),
    });
    expect((await stat(home)).mode & 0o777).toBe(0o700);
  });

  it('without user namespaces runs it as nobody, in place where that account may enter', async () => {
    const dataDir = path.join(folder.path, 'data');
    const { pgdata, owner } = await addRow(dataDir, NOBODY);
    expect(pgdata).toBe(path.join(dataDir, 'postgres'));
    expect(owner).toBe(65_534);
    // … and others still see nothing of the mails and keys beside it.
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710);
    expect((await addRow(dataDir, NOBODY)).seen).toBe(2);
  });

  it('and in a place of its own where that account may not', async () => {
    const home = path.join(folder.path, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = path.join(home, 'data');
    const { pgdata } = await addRow(dataDir, NOBODY);
    expect(pgdata.startsWith(sharedPlace)).toBe(true);
    expect((await readFile(path.join(dataDir, 'postgres.location'), 'utf8')).trim()).toBe(pgdata);
    expect((await addRow(dataDir, NOBODY)).seen).toBe(2);
    // The same data when namespaces are allowed some day.
    expect(await addRow(dataDir)).toMatchObject({ seen: 3, pgdata, owner: 0 });
  });

  it('follows a change from namespaces to nobody, or says why it cannot', async () => {
    const open = path.join(folder.path, 'open');
    await addRow(open);
    expect(await addRow(open, NOBODY)).toMatchObject({ seen: 2, owner: 65_534 });
    const home = path.join(folder.path, 'home');
    await mkdir(home, { mode: 0o700 });
    const closed = path.join(home, 'data');
    await addRow(closed);
    await expect(addRow(closed, NOBODY)).rejects.toThrow(/cannot enter .*; move the folder/);
    expect((await addRow(closed)).seen).toBe(2);
  });
});
