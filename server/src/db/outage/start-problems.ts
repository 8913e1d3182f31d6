import path from 'node:path';
import { DatabaseError } from 'pg';
import { StartError, systemCode } from '../embedded/start-error.ts';
import { isOutage } from './outage.ts';

const UNKNOWN_HOST = 'its host is not known';
const REASONS = new Map([
  ['28P01', 'it refuses the password'],
  ['28000', 'it refuses the account'],
  ['3D000', 'there is no such database, create it first'],
  ['53300', 'it has no connection left'],
  ['57P03', 'it is just starting or stopping'],
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOENT', 'there is no such socket'],
  ['ENOTFOUND', UNKNOWN_HOST],
  ['EAI_AGAIN', UNKNOWN_HOST],
  ['EHOSTUNREACH', 'there is no way to its host'],
  ['ENETUNREACH', 'there is no way to its host'],
]);
const TLS = /SSL|TLS|certificate|self-signed|encryption/i;

/** Why DATABASE_URL does not lead to a database, in one sentence and without the password. */
export function connectionProblem(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  return new StartError(
    `The database at DATABASE_URL (${host}${pathname}) cannot be used: ${reasonOf(error)}.`,
    { cause: error },
  );
}

function reasonOf(thrown: unknown): string {
  // A name with several addresses fails with one error for each.
  const error: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const message = error instanceof Error ? error.message || error.name : String(error);
  const code = systemCode(error) ?? '';
  if (TLS.test(message) || TLS.test(code)) return `TLS does not come about (${message})`;
  if (/timeout/i.test(message) || code === 'ETIMEDOUT') return 'it does not answer';
  if (/client password must be/.test(message)) return 'it asks for a password';
  return REASONS.get(code) ?? message;
}

/**
 * What stopped the set-up of a database that was reached; a mistake of our own comes back unchanged.
 */
export function setUpProblem(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  error: unknown,
): unknown {
  if (error instanceof StartError || !(isOutage(error) || error instanceof DatabaseError)) {
    return error;
  }
  if (databaseUrl !== undefined) return connectionProblem(databaseUrl, error);
  if (error instanceof DatabaseError && error.code === '28P01') {
    return new StartError(
      `The password in ${path.join(dataDir, 'database-password')} is not the database's; delete that file and start again, which sets a new one.`,
      { cause: error },
    );
  }
  return new StartError(`The database cannot be set up: ${reasonOf(error)}.`, { cause: error });
}
