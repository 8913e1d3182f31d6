import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether another account could run the project's Node: not where it lies in a home of mode 0700. */
export function isOpenToOthers(): boolean {
  for (let at = path.dirname(process.execPath); ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** A folder for one test's data. */
export interface TestFolder {
  path: string;
  /** Ends a PostgreSQL that still runs on it and deletes it. */
  remove(): Promise<void>;
}

/**
 * Stops the PostgreSQL of the folder `$1` and deletes the folder, when the input ends. A number
 * in `postmaster.pid` that belongs to another program (some tests plant one) is left alone.
 */
const GUARD = `cat >/dev/null
data="$1/postgres"
pid=$(head -n 1 "$data/postmaster.pid" 2>/dev/null)
if [ -n "$pid" ] && { [ ! -d /proc/self ] || [ "$(readlink "/proc/$pid/cwd")" = "$data" ]; }; then
  kill -INT "$pid" 2>/dev/null
  i=0
  while [ -e "$data/postmaster.pid" ] && [ $i -lt 50 ]; do sleep 0.1; i=$((i+1)); done
  kill -KILL "$pid" 2>/dev/null
fi
rm -rf "$1"`;

/**
 * A new folder below /tmp (the path of a socket must be short) with a watching shell. The shell's
 * input is a pipe from us: it sees the end of it when we end, however that happens, so a killed
 * test run leaves neither a process nor a file.
 */
export async function createTestFolder(): Promise<TestFolder> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'remanso-test-')));
  const guard = spawn('/bin/sh', ['-c', GUARD, 'remanso-guard', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const done = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  guard.unref();
  const { stdin } = guard;
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return {
    path: folder,
    remove: async () => {
      guard.ref();
      stdin.end();
      await done;
    },
  };
}

/** A server process of its own, to be killed: it holds the lock and runs the database. */
export interface TestServer {
  child: ChildProcess;
  /** The owner's connection string. */
  url: string;
  postmaster: number;
}

const SERVER = `
  import { createLog } from '${new URL('../log.ts', import.meta.url).href}';
  import { startCluster } from '${new URL('./embedded/cluster.ts', import.meta.url).href}';
  import { lockDataFolder } from '${new URL('./embedded/instance-lock.ts', import.meta.url).href}';
  const lock = await lockDataFolder(process.argv[1]);
  const cluster = await startCluster(lock, { log: createLog('error'), ...JSON.parse(process.argv[2]) });
  console.log(JSON.stringify({ url: cluster.url, postmaster: cluster.pid() }));`;

/** Starts a database under another process, as `npm start` does, and waits until it is ready. */
export async function startTestServer(
  dataDir: string,
  options: object = {},
  account?: number,
): Promise<TestServer> {
  const child = spawn(
    process.execPath,
    ['--input-type=module-typescript', '-e', SERVER, dataDir, JSON.stringify(options)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(account === undefined ? {} : { uid: account, gid: account }),
    },
  );
  const [line] = await once(child.stdout, 'data');
  const ready: { url: string; postmaster: number } = JSON.parse(String(line));
  return { child, ...ready };
}
