import { DatabaseError } from 'pg';

/** What an answer 503 says in `Retry-After`: a restart of PostgreSQL takes about so long. */
export const RETRY_AFTER_SECONDS = 5;

/** SQLSTATEs: connection, disk, memory, too many connections, shutting down, input and output. */
const STATES = /^(?:08|53[0-3]|57P0[1-5]|58)/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver has no codes for these. */
const DRIVER = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** Whether this says that the database is out of reach or cannot work, whatever was asked of it. */
export function isOutage(error: unknown): boolean {
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return STATES.test(error.code ?? '');
  const code = 'code' in error ? String(error.code) : '';
  // A missing file is no outage; a missing socket is.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return SYSTEM_CODES.has(code) || DRIVER.some((words) => error.message.startsWith(words));
}
