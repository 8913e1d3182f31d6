import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadKeys } from '#server/keys.ts';
import { SPAWNED_ENV } from '#server/db/testing/spawned-env.ts';

const MAIN = path.join(import.meta.dirname, '../../server/src/main.ts');

export interface FuzzedServer {
  port: number;
  publishableKey: string;
  secretKey: string;
  /** How many times the process ended before `stop`. */
  ends(): number;
  /** Megabytes of resident memory; 0 when the process is gone. */
  memory(): Promise<number>;
  /** Everything that the server and its database wrote to logs so far. */
  logs(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * The real process with a data folder of its own, as `npm start` runs it, with limits so high that
 * every request reaches the code behind them.
 */
export async function startFuzzedServer(): Promise<FuzzedServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'remanso-fuzz-'));
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...SPAWNED_ENV,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      SIGN_UP_AUTOCONFIRM: 'true',
      LIMIT_SIGN_UPS_PER_HOUR: '10000',
      LIMIT_AUTH_PER_IP_PER_HOUR: '100000',
      LIMIT_GENERIC_PER_HOUR: '100000',
      LIMIT_DATA_PER_PERSON_PER_MINUTE: '1000000',
      LIMIT_DATA_PER_IP_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ownLog = path.join(dataDir, 'server.log');
  child.stderr.pipe(createWriteStream(ownLog));
  let ends = 0;
  child.once('exit', () => (ends += 1));
  const base = `http://127.0.0.1:${port}`;
  while (!(await isReady(base))) {
    if (ends > 0) throw new Error(await readFile(ownLog, 'utf8'));
    await sleep(200);
  }
  const { publishableKey, secretKey } = await loadKeys(dataDir);
  return {
    port,
    publishableKey,
    secretKey,
    ends: () => ends,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    logs: async () => await logsIn(dataDir),
    stop: async () => {
      if (ends === 0) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(base: string): Promise<boolean> {
  return await fetch(`${base}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function logsIn(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const logs = names.filter((name) => /\.log(?:\.\d+)?$|[/\\]log[/\\]/.test(name));
  const texts = logs.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}
