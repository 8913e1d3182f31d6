import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { type Binaries, binariesIn } from './binaries.ts';
import type { RunAs } from './run-as.ts';
import { StartError } from './start-error.ts';

/** Where root puts what an unprivileged account must reach and cannot reach in the project. */
const SHARED_PLACE = '/var/lib/remanso';

export interface Placement {
  pgdata: string;
  binaries: Binaries;
}

/**
 * Decides where data and binaries lie. Beside everything else in the data folder, except where
 * PostgreSQL runs as an unprivileged account that cannot enter it (a home of mode 0700): then
 * below `sharedPlace`, and the file `postgres.location` in the data folder says so, which also
 * later starts under another identity follow.
 * Throws StartError if data lies where the account cannot come, or belongs to another account.
 */
export async function place(
  dataDir: string,
  binaries: Binaries,
  runAs: RunAs,
  sharedPlace: string = SHARED_PLACE,
): Promise<Placement> {
  const pointer = path.join(dataDir, 'postgres.location');
  const elsewhere = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  const beside = path.join(dataDir, 'postgres');
  if (runAs.kind !== 'uid') return { pgdata: elsewhere || beside, binaries };

  const reachableBinaries = (await mayEnter(binaries.root, runAs))
    ? binaries
    : await copyBinaries(binaries, sharedPlace);
  if (elsewhere !== '') return { pgdata: elsewhere, binaries: reachableBinaries };
  if (await mayEnter(path.dirname(dataDir), runAs)) {
    // The folder itself is ours to open: its group may pass through, not look around.
    await chown(dataDir, 0, runAs.gid);
    await chmod(dataDir, 0o710);
    return { pgdata: beside, binaries: reachableBinaries };
  }
  if ((await readdir(beside).catch(() => [])).length > 0) {
    throw new StartError(
      `PostgreSQL must run as an unprivileged account here and cannot enter ${dataDir}; move the folder to a place that every account may enter and set DATA_DIR.`,
    );
  }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = path.join(sharedPlace, name);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await writeFile(pointer, `${path.join(folder, 'postgres')}\n`);
  return { pgdata: path.join(folder, 'postgres'), binaries: reachableBinaries };
}

/** Gives an existing cluster to the account that will run it; root only, others are told. */
export async function takeOwnership(pgdata: string, runAs: RunAs): Promise<void> {
  const self = process.getuid?.() ?? 0;
  const wanted = runAs.kind === 'uid' ? { uid: runAs.uid, gid: runAs.gid } : { uid: self, gid: -1 };
  const { uid } = await stat(pgdata);
  if (uid === wanted.uid) return;
  if (self !== 0) {
    throw new StartError(
      `The data in ${pgdata} belongs to another account (number ${uid}); start as that account.`,
    );
  }
  const gid = runAs.kind === 'uid' ? runAs.gid : 0;
  const parts = await readdir(pgdata, { recursive: true });
  for (const part of parts) await chown(path.join(pgdata, part), wanted.uid, gid);
  await chown(pgdata, wanted.uid, gid); // last: a start that was cut short does it all again
}

/** Whether an account may pass through a folder and all those above it. */
async function mayEnter(folder: string, { uid, gid }: { uid: number; gid: number }) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = await stat(at);
    const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & bit) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function copyBinaries(binaries: Binaries, sharedPlace: string): Promise<Binaries> {
  const { mtimeMs } = await stat(binaries.postgres);
  const target = path.join(sharedPlace, `postgresql-${binaries.major}-${Math.floor(mtimeMs)}`);
  const complete = await stat(target).catch(() => undefined);
  if (complete === undefined) {
    const draft = `${target}.${process.pid}`;
    await mkdir(sharedPlace, { recursive: true, mode: 0o755 });
    await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, target).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      // Another instance was faster.
      if ((await stat(target).catch(() => undefined)) === undefined) throw error;
    });
  }
  return binariesIn(target, binaries.major);
}
