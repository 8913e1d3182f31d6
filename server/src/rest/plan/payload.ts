import { MAX_ROWS } from '../limits.ts';
import { isStorableJson } from '#server/http/storable-text/storable-text.ts';
import { DataApiError } from '../respond/data-api-error.ts';
import { errors } from '../respond/errors.ts';

/** A body of rows. The text goes to PostgreSQL as it came, so numbers keep every digit. */
export interface Payload {
  /** JSON text of an array of objects. */
  json: string;
  rows: number;
  /** Keys that at least one row has, in the order of the first. */
  keys: readonly string[];
  /** Keys that at least one row lacks. */
  sometimesMissing: ReadonlySet<string>;
}

/** @throws DataApiError PGRST102 for what is not an object or an array of objects */
export function parsePayload(text: string): Payload {
  const value = parseJson(text);
  const isList = Array.isArray(value);
  const rows: unknown[] = isList ? value : [value];
  if (rows.length > MAX_ROWS) throw errors.body(`At most ${MAX_ROWS} rows fit in one request`);
  const seen = new Map<string, number>();
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw errors.body('The body must be an object or an array of objects');
    }
    for (const key of Object.keys(row)) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const missing = [...seen].filter(([, times]) => times < rows.length).map(([key]) => key);
  return {
    json: isList ? text : `[${text}]`,
    rows: rows.length,
    keys: [...seen.keys()],
    sometimesMissing: new Set(missing),
  };
}

export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text, LONG_EXPONENT.test(text) ? refuseLongNumbers : undefined);
  } catch (error) {
    throw error instanceof DataApiError ? error : errors.body('Empty or invalid json');
  }
  if (!isStorableJson(value, text)) throw errors.unstorable();
  return value;
}

/** More than JavaScript's own numbers have. */
const LONG_EXPONENT = /\de[+-]?0*[1-9]\d{2}/iu;
const MAX_EXPONENT = 308;

/** `1e131071` is eight characters to send and 131,072 when PostgreSQL prints it back. */
function refuseLongNumbers(_key: string, value: unknown, context?: { source: string }): unknown {
  const source = typeof value === 'number' ? context?.source : undefined;
  const exponent = source === undefined ? undefined : /e(.+)$/iu.exec(source)?.[1];
  if (Math.abs(Number(exponent ?? 0)) > MAX_EXPONENT) {
    throw errors.body(`An exponent may be ${MAX_EXPONENT} at most`);
  }
  return value;
}
