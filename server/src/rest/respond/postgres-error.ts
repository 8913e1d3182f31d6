import { isBrokenOff } from '#server/http/errors/broken-off.ts';
import { isOutage } from '#server/db/outage/outage.ts';
import type { ApiRole } from '#server/db/scope.ts';
import { DataApiError } from './data-api-error.ts';

/** PostgREST's table of statuses by SQLSTATE; the longest matching prefix counts, others are 400. */
const STATUS: ReadonlyMap<string, number> = new Map([
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['21000', 500],
  ['23503', 409],
  ['23505', 409],
  ['25', 500],
  ['25006', 405],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['42501', 403],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53', 503],
  ['53400', 500],
  ['54', 500],
  // Ours: nesting that only a body can bring about is the sender's fault.
  ['54001', 400],
  ['55', 500],
  ['57', 500],
  ['57P01', 503],
  ['57P03', 503],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['P0001', 400],
  ['XX', 500],
]);

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return false;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/u.test(error.code);
}

/**
 * What went wrong while a statement ran, as the answer.
 * Anything that is neither ours nor PostgreSQL's means that the database was out of reach.
 */
export function toDataApiError(error: unknown, role: ApiRole): DataApiError {
  if (error instanceof DataApiError) return error;
  if (isDatabaseError(error)) {
    return new DataApiError(
      isOutage(error) ? 503 : statusOf(error.code, role),
      error.code,
      error.message,
      error.detail ?? null,
      error.hint ?? null,
    );
  }
  if (isBrokenOff(error)) return new DataApiError(499, '57014', 'The client went away');
  if (isOutage(error)) {
    return new DataApiError(503, 'PGRST001', 'Database client error. Retrying the connection.');
  }
  return new DataApiError(500, 'PGRSTX00', 'Internal server error');
}

function statusOf(code: string, role: ApiRole): number {
  // Somebody who is not signed in may be allowed once they are.
  if (code === '42501' && role === 'anon') return 401;
  const raised = /^PT([1-5]\d\d)$/u.exec(code)?.[1];
  if (raised !== undefined) return Number(raised);
  return STATUS.get(code) ?? STATUS.get(code.slice(0, 2)) ?? 400;
}
