import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createTestFolder, startTestServer, type TestFolder } from '../testing-folder.ts';
import { startCluster } from './cluster.ts';
import { lockDataFolder } from './instance-lock.ts';

// Each test makes clusters and flushes them to a disk that others may be using.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: TestFolder;
let pgdata: string;
beforeEach(async () => {
  folder = await createTestFolder();
  pgdata = path.join(folder.path, 'postgres');
});
afterEach(() => folder.remove());

/** A complete cluster that nothing runs on. */
async function stoppedCluster(): Promise<void> {
  const lock = await lockDataFolder(folder.path);
  const cluster = await startCluster(lock, { log: createLog('error'), throwaway: true });
  await cluster.stop();
  lock.release();
}

async function sentence(dataDir = folder.path): Promise<string> {
  const lock = await lockDataFolder(dataDir);
  try {
    const cluster = await startCluster(lock, { log: createLog('error', () => {}) });
    await cluster.stop();
    return 'started';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  } finally {
    lock.release();
  }
}

/** One number over every file of the cluster. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(pgdata, { recursive: true, withFileTypes: true });
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    // PostgreSQL notes how it was called, whether the start succeeds or not.
    if (!file.isFile() || file.name === 'postmaster.opts') continue;
    hash.update(file.name).update(await readFile(path.join(file.parentPath, file.name)));
  }
  return hash.digest('hex');
}

describe('data that must not be opened', () => {
  it('of another major version', async () => {
    await mkdir(path.join(pgdata, 'global'), { recursive: true });
    await writeFile(path.join(pgdata, 'PG_VERSION'), '17\n');
    expect(await sentence()).toMatch(
      /^StartError: The data in .* was made by PostgreSQL 17, this Remanso brings PostgreSQL 18; .*backup and restore\.$/,
    );
    expect(await readdir(pgdata)).toEqual(['PG_VERSION', 'global']);
  });

  it('that is no cluster at all', async () => {
    await mkdir(pgdata);
    await writeFile(path.join(pgdata, 'photo.jpg'), 'mine');
    expect(await sentence()).toMatch(/is damaged \(PG_VERSION is missing or unreadable\)/);
    expect(await readFile(path.join(pgdata, 'photo.jpg'), 'utf8')).toBe('mine');
  });

  it.each(['global/pg_control', 'pg_wal', 'base', 'pg_xact'])('without its %s', async (part) => {
    await stoppedCluster();
    await rm(path.join(pgdata, part), { recursive: true });
    const before = await fingerprint();
    expect(await sentence()).toContain(`is damaged (${part} is missing); nothing was changed`);
    expect(await fingerprint()).toBe(before);
  });

  it('whose control file was cut short', async () => {
    await stoppedCluster();
    await truncate(path.join(pgdata, 'global/pg_control'), 100);
    const before = await fingerprint();
    expect(await sentence()).toMatch(
      /^StartError: The data in .* is damaged \(.+\); nothing was changed/,
    );
    expect(await fingerprint()).toBe(before);
  });

  it('whose control file holds rubbish', async () => {
    await stoppedCluster();
    await writeFile(path.join(pgdata, 'global/pg_control'), Buffer.alloc(8192, 7));
    const before = await fingerprint();
    expect(await sentence()).toMatch(
      /^StartError: The data in .* is damaged \(.+\); nothing was changed/,
    );
    expect(await fingerprint()).toBe(before);
  });
});

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(mayMount)('a full disk', () => {
  let disk: string;
  beforeEach(async () => {
    disk = path.join(folder.path, 'disk');
    await mkdir(disk);
  });
  afterEach(() => execFileSync('umount', ['--lazy', disk]));

  function mount(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  }

  it('is named before the first start writes anything', async () => {
    mount(20);
    expect(await sentence(disk)).toMatch(
      /^StartError: The disk of .* is full \(\d+ MB free, 160 MB needed\); free some space and start again\.$/,
    );
    expect(await readdir(disk)).not.toContain('postgres');
  });

  it('is named at a later start, and the data opens when there is room again', async () => {
    mount(220);
    const server = await startTestServer(disk, { throwaway: true });
    server.child.kill('SIGKILL');
    process.kill(server.postmaster, 'SIGKILL');
    await once(server.child, 'exit');
    execFileSync('sh', [
      '-c',
      'cat /dev/zero > "$1" 2>/dev/null || true',
      'sh',
      path.join(disk, 'filler'),
    ]);
    expect(await sentence(disk)).toMatch(
      /^StartError: The d.*full.*free some space and start again/,
    );
    await rm(path.join(disk, 'filler'));
    expect(await sentence(disk)).toBe('started');
  });
});
