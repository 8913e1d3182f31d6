import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, postgresProcesses } from './db/embedded/processes.ts';
import { createTestFolder, type TestFolder } from './db/testing-folder.ts';
import { SPAWNED_ENV } from '#server/db/testing/spawned-env.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
// Below the ports that outgoing connections take.
const port = 22_000 + (process.pid % 5_000);
const address = `http://127.0.0.1:${port}`;

let folder: TestFolder;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await folder.remove();
});

interface Server {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

function launch(env: Record<string, string> = {}, channel = false): Server {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...SPAWNED_ENV, PORT: String(port), DATA_DIR: folder.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
  });
  children.push(child);
  let text = '';
  child.stdout?.on('data', (chunk) => (text += String(chunk)));
  child.stderr?.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    await sleep(20); // its last words may still be in the pipe
    return code ?? null;
  });
  return { child, said: () => text, ended };
}

async function started(server: Server): Promise<Server> {
  await expect.poll(() => server.said(), { timeout: 60_000, interval: 10 }).toContain('Stop with');
  return server;
}

async function healthy(): Promise<boolean> {
  return await fetch(`${address}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Processes and marks of a running database. */
async function leftOver(): Promise<unknown[]> {
  const pgdata = path.join(folder.path, 'postgres');
  const processes = [
    ...(await postgresProcesses(pgdata)),
    ...(await postgresProcesses(`${pgdata}.init`)),
  ];
  return existsSync(path.join(pgdata, 'postmaster.pid'))
    ? [...processes, 'postmaster.pid']
    : processes;
}

describe('main', () => {
  it('starts, says where it is and where the mails are, and stops on Ctrl-C', async () => {
    const server = await started(launch());
    expect(server.said()).toContain(`Remanso is running at http://localhost:${port}\n`);
    expect(server.said()).toContain(`http://localhost:${port}/outbox (${folder.path}/outbox)`);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(await leftOver()).toEqual([]);

    const begun = performance.now();
    const second = launch();
    await expect.poll(healthy, { interval: 20, timeout: 60_000 }).toBe(true);
    const firstAnswer = performance.now() - begun;
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(firstAnswer).toBeLessThan(10_000); // 1 s on an idle machine; tests share this one
  }, 90_000);

  it('sends a second instance away in one sentence and goes on itself', async () => {
    const first = await started(launch());
    for (const env of [{}, { PORT: String(port + 1) }]) {
      const second = launch(env);
      expect(await second.ended).toBe(1);
      expect(second.said()).toBe(
        `Another Remanso (process ${first.child.pid}) already runs on ${folder.path}; stop it first, or choose another DATA_DIR.\n`,
      );
    }
    expect(await healthy()).toBe(true);
  }, 90_000);

  it('says that the port is taken and touches nothing', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const dataDir = path.join(folder.path, 'new');
    const server = launch({ DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      `Port ${port} is taken by another program; stop it, or start with another port, for example PORT=${port + 1}.\n`,
    );
    expect(existsSync(dataDir)).toBe(false);
    other.close();
  });

  it('says which setting is wrong and touches nothing', async () => {
    const dataDir = path.join(folder.path, 'new');
    const server = launch({ PORT: 'eighty', DATA_DIR: dataDir });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/^PORT=eighty .+\.\n$/);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([150, 400, 800])(
    'leaves nothing when interrupted %i ms into its first start',
    async (ms) => {
      const server = launch();
      await sleep(ms);
      server.child.kill('SIGINT');
      await server.ended;
      expect(await leftOver()).toEqual([]);
    },
    90_000,
  );

  it('ends at once when asked twice, and recovers', async () => {
    const server = await started(launch());
    const request = fetch(`${address}/healthz`);
    await request;
    const postmaster = Number.parseInt(
      await readFile(path.join(folder.path, 'postgres/postmaster.pid'), 'utf8'),
      10,
    );
    process.kill(postmaster, 'SIGSTOP'); // a stop in order would wait for this one
    server.child.kill('SIGINT');
    await sleep(800);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(130);
    process.kill(postmaster, 'SIGCONT');
    await expect.poll(() => isRunning(postmaster)).toBe(false);
    await started(launch());
    expect(await healthy()).toBe(true);
  }, 90_000);

  it('takes one Ctrl-C that arrives twice for one', async () => {
    const server = await started(launch());
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(await leftOver()).toEqual([]);
  }, 90_000);

  it('stops in order when the process that started it is gone', async () => {
    const server = await started(launch({}, true));
    server.child.disconnect();
    expect(await server.ended).toBe(0);
    expect(await leftOver()).toEqual([]);
  }, 90_000);
});
