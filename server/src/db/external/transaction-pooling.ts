import type { Client } from 'pg';
import { StartError } from '../embedded/start-error.ts';

export type Session = Pick<Client, 'query' | 'end'>;

const ROUNDS = 3;

/**
 * Refuses a pooler that lends a connection of PostgreSQL for one transaction only. The queue needs
 * LISTEN, the migrations hold a lock over several transactions, and prepared statements stay on
 * their connection: behind such a pooler each of them fails now and then, not always.
 *
 * It shows when a session that is between two transactions loses its backend to others.
 * @param connect opens a session of its own; queries must not wait for ever
 * @throws {StartError} saying what to do
 */
export async function refuseTransactionPooling(connect: () => Promise<Session>): Promise<void> {
  const sessions = await Promise.all([connect(), connect(), connect()]);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // One round after the other: each looks at where the one before has left things.
      // oxlint-disable-next-line no-await-in-loop
      if (await losesBackend(sessions)) throw refusal();
    }
  } finally {
    await Promise.all(sessions.map((session) => session.end()));
  }
}

async function losesBackend([idle, ...others]: readonly Session[]): Promise<boolean> {
  if (idle === undefined) return false;
  const own = await backendOf(idle);
  const taken: (number | null)[] = [];
  for (const other of others) {
    // oxlint-disable-next-line no-await-in-loop
    taken.push(await backendOf(other, 'begin; '));
  }
  const still = await backendOf(idle);
  await Promise.all(others.map((other) => other.query('rollback').catch(() => {})));
  return still !== own || still === null || taken.some((pid) => pid === null || pid === own);
}

/** Null when none was to be had in time: a pooler that has fewer than it was asked for. */
async function backendOf(session: Session, before = ''): Promise<number | null> {
  try {
    const results: unknown = await session.query(`${before}select pg_backend_pid() as pid`);
    const last = Array.isArray(results) ? results.at(-1) : results;
    return Number(last.rows[0].pid);
  } catch (error) {
    if (error instanceof Error && error.message === 'Query read timeout') return null;
    throw error;
  }
}

function refusal(): StartError {
  return new StartError(
    'DATABASE_URL leads to a pooler that changes the connection between transactions (as pgbouncer in transaction mode): jobs, locks and prepared statements need one that stays. Give the address of PostgreSQL itself, or of a pool in session mode.',
  );
}
