import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../testing-folder.ts';
import { isRunning, postgresProcesses, readPostmasterFile } from './processes.ts';

describe('isRunning', () => {
  it('knows the living and the dead', async () => {
    expect(await isRunning(process.pid)).toBe(true);
    const child = spawn('true');
    await once(child, 'exit');
    expect(await isRunning(child.pid!)).toBe(false);
  });

  it.runIf(process.platform === 'linux')('takes a zombie for dead', async () => {
    // The shell starts a child that outlives it, then becomes a program that never reaps it.
    const parent = spawn('/bin/sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 30'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = await once(parent.stdout, 'data');
    const zombie = Number(String(line));
    await expect.poll(() => isRunning(zombie), { timeout: 10_000 }).toBe(false);
    expect(() => process.kill(zombie, 0)).not.toThrow(); // the kernel still knows the number
    parent.kill('SIGKILL');
  });
});

describe('postgresProcesses', () => {
  it('does not believe a number in postmaster.pid that now belongs to another program', async () => {
    const folder = await createTestFolder();
    await writeFile(path.join(folder.path, 'postmaster.pid'), `${process.ppid}\n${folder.path}\n`);
    const file = await readPostmasterFile(folder.path);
    expect(file).toEqual({ pid: process.ppid, status: '' });
    expect(await postgresProcesses(folder.path, file?.pid)).toEqual([]);
    await folder.remove();
  });
});
