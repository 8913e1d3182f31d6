import { mkdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestFolder, type TestFolder } from '../testing-folder.ts';
import { completeSymlinks, findBinaries } from './binaries.ts';

let folder: TestFolder;
let lib: string;
beforeEach(async () => {
  folder = await createTestFolder();
  lib = path.join(folder.path, 'native/lib');
  await mkdir(lib, { recursive: true });
});
afterEach(() => folder.remove());

it('makes the links that an install script would have made, and leaves those that are there', async () => {
  await writeFile(path.join(lib, 'libicu.so.60.2'), 'icu');
  await symlink('libicu.so.60.2', path.join(lib, 'libicu.so'));
  const links = ['libicu.so', 'libicu.so.60'].map((name) => ({
    source: 'native/lib/libicu.so.60.2',
    target: `native/lib/${name}`,
  }));
  await writeFile(path.join(folder.path, 'native/pg-symlinks.json'), JSON.stringify(links));
  await completeSymlinks(folder.path);
  expect(await readlink(path.join(lib, 'libicu.so.60'))).toBe('libicu.so.60.2');
  expect(await readFile(path.join(lib, 'libicu.so.60'), 'utf8')).toBe('icu');
});

it('needs no list of links', async () => {
  await rm(lib, { recursive: true });
  await expect(completeSymlinks(folder.path)).resolves.toBeUndefined();
});

it('finds the PostgreSQL of this machine', async () => {
  expect((await findBinaries()).major).toBe(18);
});
