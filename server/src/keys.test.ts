import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeys, createSigningKey, KeysError, loadKeys } from './keys.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = () => join(folder, 'keys.json');

describe('loadKeys', () => {
  it('makes the file once, for its owner only', async () => {
    const first = await loadKeys(folder);
    expect(first.publishableKey).toMatch(/^sb_publishable_/);
    expect(first.secretKey).toMatch(/^sb_secret_/);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await loadKeys(folder)).toEqual(first);
    expect(await readdir(folder)).toEqual(['keys.json']);
  });

  it('gives the same keys to processes that start at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder)));
    expect(new Set(all.map((keys) => keys.secretKey)).size).toBe(1);
  });

  it('takes a rotated set: the first key signs', async () => {
    const keys = createKeys();
    const rotated = { ...keys, jwks: { keys: [createSigningKey(), ...keys.jwks.keys] } };
    await writeFile(file(), JSON.stringify(rotated));
    expect((await loadKeys(folder)).jwks.keys).toHaveLength(2);
  });

  it('adds a sealing key to a file from before there was one, the same in every process', async () => {
    const { sealingKey: _none, ...older } = createKeys();
    await writeFile(file(), JSON.stringify(older));
    const all = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder)));
    expect(new Set(all.map((keys) => keys.sealingKey)).size).toBe(1);
    expect(all[0]).toMatchObject(older);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    // Another secret key later must not lose what was sealed.
    const kept = JSON.parse(await readFile(file(), 'utf8'));
    await writeFile(file(), JSON.stringify({ ...kept, secretKey: createKeys().secretKey }));
    expect((await loadKeys(folder)).sealingKey).toBe(all[0]?.sealingKey);
    expect(await readdir(folder)).toEqual(['keys.json']);
  });

  it('makes none where it may not', async () => {
    await expect(loadKeys(folder, async () => false)).rejects.toThrow(/keys\.json is missing/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('says in one sentence that the folder cannot be made', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const below = loadKeys(join(folder, 'a-file', 'data'));
    await expect(below).rejects.toThrow(KeysError);
  });

  it('closes a file that others could read', async () => {
    await loadKeys(folder);
    await chmod(file(), 0o644);
    await loadKeys(folder);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['half a file', '{"publishableKey": "sb_pub'],
    ['an empty file', ''],
    ['a missing key', JSON.stringify({ ...createKeys(), jwks: { keys: [] } })],
    ['a wrong prefix', JSON.stringify({ ...createKeys(), secretKey: 'service_role' })],
  ])('refuses %s and leaves it as it was', async (_name, text) => {
    await writeFile(file(), text);
    await expect(loadKeys(folder)).rejects.toThrow(KeysError);
    expect(await readFile(file(), 'utf8')).toBe(text);
  });
});
