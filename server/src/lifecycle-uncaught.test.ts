import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs a few lines under `stopOnSignals` in a process of their own. */
async function run(work: string): Promise<{ code: number | null; said: string }> {
  const here = path.join(import.meta.dirname, 'lifecycle.ts');
  const log = path.join(import.meta.dirname, 'log.ts');
  const script = `
    import { stopOnSignals } from ${JSON.stringify(here)};
    import { createLog } from ${JSON.stringify(log)};
    const step = async () => void process.stderr.write('stopped in order\\n');
    const lifecycle = stopOnSignals(createLog('info'), () => [step]);
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

describe('what nobody caught', () => {
  it('is logged without its words, and the process goes on, where it is a rejection', async () => {
    const { code, said } = await run(`
      void Promise.reject(new Error('marca-privada-7391'));
      setTimeout(() => { process.stderr.write('still here\\n'); void lifecycle.stop(0); }, 100);`);
    expect(code).toBe(0);
    expect(said).toContain('a rejection that nobody caught');
    expect(said).toContain('still here');
    expect(said).not.toContain('marca-privada');
  });

  it('ends the process in order with exit code 1, where it is an exception', async () => {
    const { code, said } = await run(`
      setTimeout(() => { throw new Error('marca-privada-7391'); }, 10);
      setInterval(() => {}, 1000);`);
    expect(code).toBe(1);
    expect(said).toContain('an exception that nobody caught');
    expect(said).toContain('stopped in order');
    expect(said).not.toContain('marca-privada');
  });
});
