// Whether the web app must be built again: a hash over everything that goes into it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';

const SOURCES = [
  'web',
  'domain',
  'content',
  'scripts/build',
  'scripts/build.ts',
  'package-lock.json',
  'tsconfig.json',
];
const SKIPPED = new Set(['node_modules', 'build', '.react-router', 'test-results']);
const stampFile = join(root, 'web/build/.stamp');

/** The hash of all sources of the build; tests beside them do not count. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) add(hash, source);
  return hash.digest('hex');
}

export function isBuilt(hash) {
  return (
    existsSync(join(root, 'web/build/client/index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hash
  );
}

export function markBuilt(hash) {
  mkdirSync(join(root, 'web/build'), { recursive: true });
  writeFileSync(stampFile, hash);
}

function add(hash, name) {
  const path = join(root, name);
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return;
    if (error.code !== 'ENOTDIR') throw error;
    hash.update(`${name}\0`).update(readFileSync(path));
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    add(hash, `${name}/${entry.name}`);
  }
}
