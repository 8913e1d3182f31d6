import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder, isOpenToOthers, type TestFolder } from '../testing-folder.ts';
import { lockDataFolder } from './instance-lock.ts';

const asRoot = process.getuid?.() === 0;
let folder: TestFolder;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(() => folder.remove());

const MODULE = new URL('./instance-lock.ts', import.meta.url).href;

/** Another process that tries to take the folder, then stays. */
function otherProcess(dataDir: string, uid?: number) {
  const code = `import { lockDataFolder } from '${MODULE}';
    try { await lockDataFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name + ': ' + error.message); }`;
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
}

async function firstLine(child: ReturnType<typeof otherProcess>): Promise<string> {
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

describe('lockDataFolder', () => {
  it('refuses a second instance in one sentence that names the first', async () => {
    const lock = await lockDataFolder(folder.path);
    expect(await firstLine(otherProcess(folder.path))).toBe(
      `StartError: Another Remanso (process ${process.pid}) already runs on ${folder.path}; stop it first, or choose another DATA_DIR.`,
    );
    // … and it did not take the lock away from the first.
    expect(await firstLine(otherProcess(folder.path))).toContain('already runs');
    lock.release();
  });

  it('is free again when its holder was killed', async () => {
    const holder = otherProcess(folder.path);
    expect(await firstLine(holder)).toBe('locked');
    await expect(lockDataFolder(folder.path)).rejects.toThrow(`process ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    (await lockDataFolder(folder.path)).release();
  });

  it('is one lock for two names of one folder', async () => {
    const lock = await lockDataFolder(folder.path);
    const { symlink } = await import('node:fs/promises');
    await symlink('.', path.join(folder.path, 'alias'));
    expect(await firstLine(otherProcess(path.join(folder.path, 'alias')))).toContain(
      'already runs',
    );
    lock.release();
  });

  it('makes the folder for its owner alone', async () => {
    const lock = await lockDataFolder(path.join(folder.path, 'a/b'));
    expect((await stat(path.join(folder.path, 'a/b'))).mode & 0o777).toBe(0o700);
    lock.release();
  });

  it('says that a file is not a folder', async () => {
    await writeFile(path.join(folder.path, 'file'), 'mine');
    await expect(lockDataFolder(path.join(folder.path, 'file'))).rejects.toThrow(
      /^The data folder .*file is not a folder\.$/,
    );
  });

  // As root it takes another account to be refused, which must be able to run our Node.
  it.skipIf(asRoot && !isOpenToOthers())('says that it may not write', async () => {
    const closed = path.join(folder.path, 'closed');
    await mkdir(closed);
    await chmod(folder.path, 0o755);
    await chmod(closed, 0o555);
    const words = await firstLine(otherProcess(closed, asRoot ? 65_534 : undefined));
    expect(words).toBe(
      `StartError: The data folder ${closed} cannot be written to; check its owner and rights.`,
    );
  });
});
