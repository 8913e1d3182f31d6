import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LIFECYCLE = join(import.meta.dirname, 'lifecycle.ts');

/** Runs a process that stops by itself with this step; how it ended. */
async function stopWith(step: string) {
  const script = `
    import { stopOnSignals } from ${JSON.stringify(LIFECYCLE)};
    const log = { debug() {}, info() {}, warn() {}, error(message) { console.log(message); } };
    process.on('exit', () => console.log('last words'));
    const { stop } = stopOnSignals(log, () => [${step}], 300);
    setInterval(() => {}, 1000);
    stop(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, said };
}

test('a stop that settles ends with its own code', async () => {
  expect(await stopWith('async () => {}')).toEqual({ code: 0, signal: null, said: 'last words\n' });
});

test('a step that never settles ends hard, and what listens to `exit` still runs', async () => {
  expect(await stopWith('() => new Promise(() => {})')).toEqual({
    code: 1,
    signal: null,
    said: 'the stop took too long\nlast words\n',
  });
});

test('a step that blocks the event loop is killed', async () => {
  expect(await stopWith('async () => { for (;;); }')).toMatchObject({ signal: 'SIGKILL' });
});
