import { MAX_ROWS } from '../limits.ts';
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

/** @throws ApiError PGRST102 for what is not an object or an array of objects */
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
  try {
    return JSON.parse(text);
  } catch {
    throw errors.body('Empty or invalid json');
  }
}
