import { MAX_SELECTED } from '../limits.ts';
import { DataApiError } from './data-api-error.ts';

/**
 * The closed list of what the Data API itself refuses; codes, statuses and wording are PostgREST's
 * (docs.postgrest.org, "Errors"). What PostgreSQL refuses is in postgres-error.ts.
 */
export const errors = {
  parse: (what: string, text: string, position: number, details: string) =>
    new DataApiError(
      400,
      'PGRST100',
      `"failed to parse ${what} (${text})" (line 1, column ${position + 1})`,
      details,
    ),
  queryString: (details: string) =>
    new DataApiError(400, 'PGRST100', 'failed to parse the query string', details),
  tooManyColumns: () =>
    new DataApiError(400, 'PGRST100', `A request may select ${MAX_SELECTED} columns`),
  tooManyEmbeds: (most: number) =>
    new DataApiError(400, 'PGRST100', `A request may embed ${most} resources`),
  rpcMethod: (method: string) =>
    new DataApiError(405, 'PGRST101', `Cannot use the ${method} method on RPC`),
  body: (message: string) => new DataApiError(400, 'PGRST102', message),
  unstorable: () =>
    new DataApiError(400, 'PGRST102', 'The body holds NUL or half a surrogate pair: no text can'),
  bodyTooLarge: () => new DataApiError(413, 'PGRST102', 'The request body is larger than 1 MB'),
  range: (details: string) =>
    new DataApiError(416, 'PGRST103', 'Requested range not satisfiable', details),
  schema: (name: string) =>
    new DataApiError(
      406,
      'PGRST106',
      `Invalid schema: ${name}`,
      null,
      'Only the following schemas are exposed: public',
    ),
  mediaType: (accept: string) =>
    new DataApiError(406, 'PGRST107', `None of these media types are available: ${accept}`),
  notEmbedded: (name: string) =>
    new DataApiError(
      400,
      'PGRST108',
      `'${name}' is not an embedded resource in this request`,
      null,
      `Verify that '${name}' is included in the 'select' query parameter.`,
    ),
  notSingle: (rows: number) =>
    new DataApiError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${rows} rows`,
    ),
  method: (method: string) =>
    new DataApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  relatedOrder: (from: string, to: string) =>
    new DataApiError(
      400,
      'PGRST118',
      `A related order on '${to}' is not possible`,
      `'${from}' and '${to}' do not form a many-to-one or one-to-one relationship`,
    ),
  embedFilter: (name: string) =>
    new DataApiError(
      400,
      'PGRST120',
      `Bad operator on the '${name}' embedded resource`,
      'Only is null or not is null filters are allowed on embedded resources',
    ),
  preferences: (invalid: readonly string[]) =>
    new DataApiError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${invalid.join(', ')}`,
    ),
  aggregate: () => new DataApiError(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  maxAffected: (rows: number) =>
    new DataApiError(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      `The query affects ${rows} rows`,
    ),
  path: () => new DataApiError(404, 'PGRST125', 'Invalid path specified in request URL'),
  notImplemented: (details: string) =>
    new DataApiError(400, 'PGRST127', 'Feature not implemented', details),
  column: (table: string, column: string) =>
    new DataApiError(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${table}' in the schema cache`,
    ),
  unknownColumn: (table: string, column: string) =>
    new DataApiError(400, '42703', `column ${table}.${column} does not exist`),
  unknownType: (type: string) => new DataApiError(400, '42704', `type "${type}" does not exist`),
  /** Too many large answers wait for their readers. */
  busy: () => new DataApiError(503, 'PGRST003', 'Too many large answers at once. Try again.'),
  /** Nobody reads it; the status only keeps it out of the log of failures. */
  clientGone: () => new DataApiError(499, '57014', 'The client went away'),
  /** As on hosted Supabase: a forgotten filter must not change every row. */
  whereClause: (command: 'UPDATE' | 'DELETE') =>
    new DataApiError(400, '21000', `${command} requires a WHERE clause`),
};
