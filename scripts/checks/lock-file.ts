import type { Finding } from './finding.ts';

/** What we read and write of an entry in package-lock.json. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

interface Missing {
  /** The place in the lock of the package that wants it. */
  wantedBy: string;
  name: string;
  version: string;
}

/**
 * Every optional package that a locked package names stands in the lock: the binaries of all
 * platforms are such, and `npm ci` refuses a lock that lacks one of them on whatever platform.
 */
export function checkLockFile(lock: Lock): Finding[] {
  return missingFromLock(lock).map(({ wantedBy, name, version }) => ({
    file: 'package-lock.json',
    message: `lacks ${name}@${version} of ${wantedBy}: node scripts/complete-lock.ts`,
  }));
}

/**
 * The lock with those packages. npm leaves out what its registry does not know, as a registry that
 * is behind does not know the newest binaries of platforms that nobody asked it for. Their exact
 * version is in the package that names them; a hash is not, so these entries have none.
 */
export function completeLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { wantedBy, name, version } of missingFromLock(lock)) {
    const top = `node_modules/${name}`;
    const wanting = packages[wantedBy] ?? {};
    packages[packages[top] === undefined ? top : `${wantedBy}/${top}`] = {
      version,
      ...sortedKeys({
        ...(wanting.dev === true ? { dev: true } : {}),
        ...(wanting.devOptional === true ? { devOptional: true } : {}),
        optional: true,
        ...platformOf(name),
      }),
    };
  }
  return { ...lock, packages: sortedKeys(packages) };
}

/** In npm's own order, so that npm does not write the file anew. */
function sortedKeys<T extends object>(object: T): T {
  const entries = Object.entries(object).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return Object.fromEntries(entries) as T;
}

function missingFromLock({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      // A range says nothing about which version it would be; npm finds those by itself.
      .filter(([, version]) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .filter(([name, version]) => !isLocked(packages, wantedBy, name, version))
      .map(([name, version]) => ({ wantedBy, name, version })),
  );
}

/** Whether the package is where Node looks for it: beside the one that wants it, or above. */
function isLocked(packages: Lock['packages'], from: string, name: string, version: string) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`];
    if (found !== undefined) return found.version === version;
    if (at === '') return false;
  }
}

const SYSTEMS = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/;
const PROCESSORS = /\b(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)\b/;

/** For which machines a package is, as the makers of binaries write it into the name. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const [, os] = SYSTEMS.exec(name) ?? [];
  const [, cpu] = PROCESSORS.exec(name) ?? [];
  if (cpu === undefined) throw new Error(`cannot tell the platform of ${name}`);
  const libc = name.endsWith('-gnu') ? 'glibc' : name.endsWith('-musl') ? 'musl' : undefined;
  return {
    cpu: [cpu],
    ...(os === 'linux' && libc !== undefined ? { libc: [libc] } : {}),
    ...(os === undefined ? {} : { os: [os] }),
  };
}
