import { lstat, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedKeys, addKey, followKeys, signWithNewKey } from './key-rotation.ts';
import { createKeys, loadKeys, replaceKeys } from './keys.ts';
import { createLog } from './log.ts';

const MINUTE = 60_000;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ids = (keys: { kid: string }[]) => keys.map(({ kid }) => kid);
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

/** Both halves, with the wait between them. */
async function rotate(minutes: number): Promise<string> {
  await addKey(folder, at(minutes - 1));
  return signWithNewKey(folder, at(minutes));
}

describe('a rotation', () => {
  it('lets the new key verify before it signs', async () => {
    const before = await loadKeys(folder);
    const [old] = ids(before.jwks.keys);
    const kid = await addKey(folder, at(0));
    const between = await loadKeys(folder);
    expect(ids(between.jwks.keys)).toEqual([old, kid]);
    expect(ids(acceptedKeys(between, at(0)))).toEqual([old, kid]);

    expect(await signWithNewKey(folder, at(1))).toBe(kid);
    const after = await loadKeys(folder);
    expect(after).toMatchObject({
      publishableKey: before.publishableKey,
      secretKey: before.secretKey,
      sealingKey: before.sealingKey,
    });
    expect(ids(after.jwks.keys)).toEqual([kid, old]);
    expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('never leaves a copy that has the file of one step before with a token it cannot verify', async () => {
    const first = await loadKeys(folder);
    await addKey(folder, at(-1));
    const second = await loadKeys(folder);
    await signWithNewKey(folder, at(0));
    const third = await loadKeys(folder);
    for (const [one, other] of [
      [first, second],
      [second, third],
    ] as const) {
      expect(ids(acceptedKeys(one, at(0)))).toContain(other.jwks.keys[0].kid);
      expect(ids(acceptedKeys(other, at(0)))).toContain(one.jwks.keys[0].kid);
    }
  });

  it('keeps the old key until the tokens of the slowest copy have expired', async () => {
    const [old] = ids((await loadKeys(folder)).jwks.keys);
    const kid = await rotate(0);
    const keys = await loadKeys(folder);
    expect(ids(acceptedKeys(keys, at(89)))).toEqual([kid, old]);
    expect(ids(acceptedKeys(keys, at(91)))).toEqual([kid]);
  });

  it('makes no second key while one waits, and signs with none that is too new', async () => {
    await loadKeys(folder);
    await expect(signWithNewKey(folder, at(0))).rejects.toThrow('No new key waits');
    const kid = await addKey(folder, at(0));
    expect(await addKey(folder, at(1))).toBe(kid);
    await expect(signWithNewKey(folder, at(0))).rejects.toThrow('is too new');
    expect(ids((await loadKeys(folder)).jwks.keys)).toHaveLength(2);
  });

  it('drops what is too old', async () => {
    const first = ids((await loadKeys(folder)).jwks.keys)[0];
    const second = await rotate(-120);
    const third = await rotate(0);
    expect(ids((await loadKeys(folder)).jwks.keys)).toEqual([third, second]);
    expect(await readFile(join(folder, 'keys.json'), 'utf8')).not.toContain(first);
  });

  it('writes through a link to a shared file, beside that file', async () => {
    const shared = join(folder, 'shared');
    const copies = [join(folder, 'one'), join(folder, 'two')];
    await Promise.all([shared, ...copies].map((path) => mkdir(path)));
    // Also before there is a file at its end.
    await Promise.all(
      copies.map((copy) => symlink('../shared/keys.json', join(copy, 'keys.json'))),
    );
    const [one = '', two = ''] = copies;
    await loadKeys(one);
    const kid = await addKey(one, at(-1));
    await signWithNewKey(one, at(0));
    expect((await lstat(join(one, 'keys.json'))).isSymbolicLink()).toBe(true);
    expect((await loadKeys(two)).jwks.keys[0].kid).toBe(kid);
    expect(await readdir(shared)).toEqual(['keys.json']);
    expect(await readdir(one)).toEqual(['keys.json']);
  });
});

describe('a server that runs', () => {
  it('takes up each half', async () => {
    const keys = await loadKeys(folder);
    const stop = followKeys(
      folder,
      keys,
      createLog('error', () => {}),
    );
    try {
      const kid = await addKey(folder, at(-1));
      await vi.waitFor(() => expect(keys.jwks.keys[1]?.kid).toBe(kid), { timeout: 10_000 });
      expect(keys.jwks.keys[0].kid).not.toBe(kid);
      await signWithNewKey(folder, at(0));
      await vi.waitFor(() => expect(keys.jwks.keys[0].kid).toBe(kid), { timeout: 10_000 });
      expect(keys.jwks.keys).toHaveLength(2);
    } finally {
      stop();
    }
  }, 25_000);

  it('does not take the file of another installation', async () => {
    const keys = await loadKeys(folder);
    const [own] = ids(keys.jwks.keys);
    const said: string[] = [];
    const stop = followKeys(
      folder,
      keys,
      createLog('error', (line) => said.push(line)),
    );
    try {
      await replaceKeys(folder, createKeys());
      await vi.waitFor(() => expect(said.join()).toContain('another installation'), {
        timeout: 10_000,
      });
      expect(keys.jwks.keys[0].kid).toBe(own);
    } finally {
      stop();
    }
  }, 15_000);

  it('is no reason to make other keys when the file goes away while the server runs', async () => {
    const keys = await loadKeys(folder);
    const signing = keys.jwks.keys[0].kid;
    const lines: string[] = [];
    const stop = followKeys(
      folder,
      keys,
      createLog('error', (line) => lines.push(line)),
    );
    try {
      await rm(join(folder, 'keys.json'));
      const said = () => expect(lines.join('')).toContain('the keys of before stay');
      await vi.waitFor(said, { timeout: 10_000 });
      await expect(stat(join(folder, 'keys.json'))).rejects.toThrow('ENOENT');
      expect(keys.jwks.keys[0].kid).toBe(signing);
    } finally {
      stop();
    }
  }, 15_000);
});
