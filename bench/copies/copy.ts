import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadKeys } from '#server/keys.ts';
import { SPAWNED_ENV } from '#server/db/testing/spawned-env.ts';

const MAIN = path.join(import.meta.dirname, '../../server/src/main.ts');
/** Milliseconds in which a copy must be ready: three start at once, each loads the whole guard. */
const PATIENCE = 90_000;

/** One copy of the server, as `npm start` runs it, with a data folder of its own. */
export interface Copy {
  port: number;
  dataDir: string;
  /** What it said; the sentence, where it would not start. */
  said(): string;
  /** Megabytes of resident memory. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Milliseconds until it answered /readyz; undefined when it ended before or took too long. */
export type Started = Copy & { ready: Promise<number | undefined> };

/** Data folders of so many copies, with the keys.json of the first in each. */
export async function dataFolders(root: string, count: number): Promise<string[]> {
  const folders = Array.from({ length: count }, (_, index) => path.join(root, `copy-${index}`));
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  const [first = root, ...others] = folders;
  await loadKeys(first);
  const file = path.join(first, 'keys.json');
  await Promise.all(others.map((folder) => copyFile(file, path.join(folder, 'keys.json'))));
  return folders;
}

export function startCopy(dataDir: string, port: number, env: Record<string, string>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...SPAWNED_ENV,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      SIGN_UP_AUTOCONFIRM: 'true',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  return {
    port,
    dataDir,
    said: () => text,
    ready: readyAfter(child, port),
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const gaveUp = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(gaveUp);
    },
  };
}

async function readyAfter(child: ChildProcess, port: number): Promise<number | undefined> {
  const started = performance.now();
  while (performance.now() - started < PATIENCE && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (answer?.ok) return performance.now() - started;
    await sleep(50);
  }
  return undefined;
}
