import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { asSpawn, chooseRunAs } from '../embedded/run-as.ts';

/** The owner's password in clusters that tests and benchmarks make. */
const PASSWORD = 'a secret & more';

function installed(): string | undefined {
  const folders = [18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(folder));
}

/** Debian's PostgreSQL, whichever version there is; installs it where root may. */
export function debianBinaries(): string | undefined {
  if (installed() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'ignore' });
    } catch {
      // Not reachable: the tests are skipped below.
    }
  }
  return installed();
}

/** A port that is probably free. */
export function somePort(): number {
  return 20_000 + Math.floor(Math.random() * 10_000);
}

/** Waits until the database answers. @throws after ten seconds */
export async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('the database did not start');
}

/**
 * Starts the system's PostgreSQL on loopback in the folder, whose guard ends it.
 * @returns the owner's connection string
 */
export async function startSystemPostgres(
  programs: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const runAs = await chooseRunAs();
  const pgdata = path.join(folder, 'postgres');
  await mkdir(pgdata, { mode: 0o700 });
  if (runAs.kind === 'uid') execFileSync('chown', [`${runAs.uid}:${runAs.gid}`, folder, pgdata]);
  await writeFile(path.join(folder, 'password'), PASSWORD, { mode: 0o644 });
  const init = asSpawn(runAs, path.join(programs, 'initdb'), [
    `--pgdata=${pgdata}`,
    '--username=owner',
    '--auth=scram-sha-256',
    '--no-sync',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    `--pwfile=${path.join(folder, 'password')}`,
  ]);
  execFileSync(init.file, init.args, { ...init.options, stdio: 'ignore' });
  const port = somePort();
  const options = Object.entries({
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', pgdata, '-p', String(port), '-k', pgdata, ...options];
  const serve = asSpawn(runAs, path.join(programs, 'postgres'), args);
  spawn(serve.file, serve.args, { ...serve.options, stdio: 'ignore', detached: true }).unref();
  const password = encodeURIComponent(PASSWORD);
  const url = `postgresql://owner:${password}@127.0.0.1:${port}/postgres`;
  await answering(url);
  return url;
}
