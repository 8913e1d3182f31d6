import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SPAWNED_ENV } from './spawned-env.ts';

const MAIN = path.join(import.meta.dirname, '../../main.ts');

/** The whole server as a process of its own, for tests that start, stop or kill it. */
export interface TestMain {
  child: ChildProcess;
  /** Everything that it has printed so far, on both streams. */
  said: () => string;
  /** Its exit code, once its last words are read; null after a signal. */
  ended: Promise<number | null>;
  /** Waits until it listens. Returns its address, without a slash at the end. */
  address: () => Promise<string>;
}

/** Starts `main.ts` with these variables and no others, on a free port unless they name one. */
export function launchMain(env: Record<string, string>): TestMain {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...SPAWNED_ENV, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    await sleep(20); // its last words may still be in the pipe
    return code ?? null;
  });
  const address = async () => {
    for (;;) {
      const found = /running at (http:\S+)/.exec(text)?.[1];
      if (found !== undefined && text.includes('Stop with')) return found;
      if (child.exitCode !== null) throw new Error(`The server ended: ${text}`);
      await sleep(20);
    }
  };
  return { child, said: () => text, ended, address };
}
