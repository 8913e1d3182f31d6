import { rm } from 'node:fs/promises';
import path from 'node:path';
import { postgresProcesses, readPostmasterFile, send, waitUntilGone } from './processes.ts';
import { StartError } from './start-error.ts';

/**
 * Ends what a killed predecessor left running on the data folder. Only the holder of the
 * instance lock may call this: whatever still runs then belongs to nobody.
 *
 * First SIGINT to the postmaster (fast, clean stop; SIGTERM would wait for its clients), then
 * SIGQUIT (recovery from the log at the next start), then SIGKILL.
 * @returns how many processes were ended
 */
export async function stopLeftovers(pgdata: string, timeoutMs = 30_000): Promise<number> {
  const file = await readPostmasterFile(pgdata);
  const found = await postgresProcesses(pgdata, file?.pid);
  if (found.length > 0) {
    const postmaster = found.find((pid) => pid === file?.pid);
    if (postmaster !== undefined) send(postmaster, 'SIGINT');
    // Backends without a postmaster notice by themselves, unless they are busy in a query.
    if (!(await waitUntilGone(found, postmaster === undefined ? 2000 : timeoutMs))) {
      for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
        const rest = await postgresProcesses(pgdata, file?.pid);
        for (const pid of rest) send(pid, signal);
        if (await waitUntilGone(rest, 5000)) break;
      }
    }
    if ((await postgresProcesses(pgdata, file?.pid)).length > 0) {
      throw new StartError(
        `An earlier PostgreSQL still runs on ${pgdata} and cannot be stopped (processes ${found.join(', ')}).`,
      );
    }
  }
  // Whatever number the file holds is a zombie's, a stranger's or nobody's by now. PostgreSQL
  // asks only whether that number exists and would refuse to start for the first two.
  await rm(path.join(pgdata, 'postmaster.pid'), { force: true });
  return found.length;
}
