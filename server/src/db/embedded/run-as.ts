import { execFile, type SpawnOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { StartError } from './start-error.ts';

interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, and as an account without a name. As an ordinary user we
 * start it directly; otherwise inside a user namespace, where our own files look like those of a
 * named account; where the kernel refuses such namespaces (many containers), root starts it as
 * an unprivileged account.
 */
export type RunAs =
  | { kind: 'direct' }
  | ({ kind: 'user-namespace' } & Account)
  | ({ kind: 'uid' } & Account);

/**
 * Decides once per start how PostgreSQL may run here.
 * Throws StartError where there is no way: no account with a name, or no right to become one.
 */
export async function chooseRunAs(): Promise<RunAs> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { kind: 'direct' };
  const account = await namedAccount();
  if (account !== undefined) {
    const runAs = { kind: 'user-namespace' as const, ...account };
    const { file, args, options } = asSpawn(runAs, 'true', []);
    const allowed = await promisify(execFile)(file, args, { cwd: '/', env: options.env }).then(
      () => true,
      () => false,
    );
    if (allowed) return runAs;
    if (isRoot) return { kind: 'uid', ...account };
  }
  throw new StartError(
    isRoot
      ? 'PostgreSQL does not run as root, and /etc/passwd names no other account; start as an ordinary user.'
      : `PostgreSQL does not run under an account without a name; add number ${process.getuid?.()} to /etc/passwd, or start as another user.`,
  );
}

/** Containers often run under a number that nobody gave a name; initdb then refuses to work. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** `nobody`, or where that is missing any account with a name that is not root. */
async function namedAccount(): Promise<Account | undefined> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const accounts = [...text.matchAll(/^([^:\n]+):[^:\n]*:(\d+):(\d+):/gm)]
    .map(([, name, uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid !== 0);
  const found = accounts.find(({ name }) => name === 'nobody') ?? accounts[0];
  return found === undefined ? undefined : { uid: found.uid, gid: found.gid };
}

/** What to spawn so that `program` runs under the chosen identity, with the same process id. */
export function asSpawn(
  runAs: RunAs,
  program: string,
  args: readonly string[],
): { file: string; args: string[]; options: Pick<SpawnOptions, 'uid' | 'gid' | 'env' | 'cwd'> } {
  // The locale of the operator's terminal must not reach the cluster; and the working folder
  // must be one that every account may enter.
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const options = { env, cwd: '/' };
  if (runAs.kind === 'user-namespace') {
    const namespace = ['--user', `--map-user=${runAs.uid}`, `--map-group=${runAs.gid}`];
    return { file: 'unshare', args: [...namespace, program, ...args], options };
  }
  const identity = runAs.kind === 'uid' ? { uid: runAs.uid, gid: runAs.gid } : {};
  return { file: program, args: [...args], options: { ...options, ...identity } };
}
