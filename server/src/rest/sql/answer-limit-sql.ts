import { MAX_ANSWER_BYTES } from '../limits.ts';
import { quote } from './quote.ts';

/** A column of a level as it is printed. */
export interface NamedSql {
  sql: string;
  name: string;
  /** As PostgreSQL prints it; 'embedded' for the JSON of an embedded resource, made just now. */
  type: string;
}

/** No value of these is longer than this many bytes of JSON. */
const FIXED_BYTES = 64;
const FIXED: ReadonlySet<string> = new Set(
  `bool boolean int2 int4 int8 smallint integer int bigint float4 float8 real uuid date interval time timetz
   timestamp timestamptz`.split(/\s+/u),
);
const FIXED_WORDS = /^(?:double precision|time(?:stamp)?(?: with(?:out)? time zone))$/u;
const TEXTS = /^(?:text|varchar|character varying)(?:\(\d+\))?$/u;

/** The value, unless there are more bytes than that: then the statement ends with 413. */
function orTooLarge(value: string, bytes: string, most: number): string {
  return `case when ${bytes} <= ${most} then ${value} when private.answer_too_large() then null end`;
}

/** Bytes of a value: a number where every value of the type is short, else SQL. */
function sizeSql(sql: string, type: string): number | string {
  if (FIXED.has(type) || FIXED_WORDS.test(type)) return FIXED_BYTES;
  // Neither of these two unpacks a value that is stored compressed or apart from its row.
  if (TEXTS.test(type)) return `coalesce(octet_length(${sql}), 4)`;
  if (type === 'embedded') return `coalesce(pg_column_size(${sql}), 4)`;
  return `coalesce(octet_length((${sql})::text), 4)`;
}

/** Bytes of one row: the certain part, and terms of SQL for the rest. */
function rowSize(columns: readonly NamedSql[], sqlOf: (i: number) => string) {
  const sizes = columns.map(({ type }, i) => sizeSql(sqlOf(i), type));
  const names = columns.reduce((sum, { name }) => sum + Buffer.byteLength(name) + 4, 4);
  const fixed = sizes.reduce(
    (sum: number, size) => (typeof size === 'number' ? sum + size : sum),
    names,
  );
  const terms = sizes.filter((size) => typeof size === 'string');
  return { fixed, terms, sql: [String(fixed), ...terms].join(' + ') };
}

/**
 * Values that a window may hold: at some 2 kB, above which a value is stored apart from its row, they
 * fit into the memory of one sort (`work_mem`, 4 MB).
 */
const WINDOW_VALUES = 2000;

/**
 * Adds up from row to row in a setting that ends with the transaction, which costs 4 µs a row. A window
 * over all rows costs next to nothing, but once it holds more than `work_mem` PostgreSQL spools every
 * row before the first comes out.
 */
function addedUp(bytes: string): string {
  const before = `coalesce(nullif(current_setting('rest.bytes', true), ''), '0')::bigint`;
  return `set_config('rest.bytes', (${before} + ${bytes})::text, true)::bigint`;
}

/**
 * The same rows, of which PostgreSQL makes no JSON past `most` bytes: it adds up what they hold row
 * by row and gives up in the middle. Aliases of one long value cost next to nothing until then.
 * @param rows select with these columns, in this order
 * @param level limits rows and bytes. Only the outermost level, of which a statement has one, may
 * add up in the transaction: an embedded one begins anew with every row of its parent.
 */
export function limitedRows(
  rows: string,
  columns: readonly NamedSql[],
  { limit, maxBytes: most, embedded }: { limit: number; maxBytes: number; embedded: boolean },
): string {
  const inner = columns.map((_, i) => `c${i}`);
  const size = rowSize(columns, (i) => `_q.c${i}`);
  if (columns.length === 0 || (size.terms.length === 0 && size.fixed * limit <= most)) return rows;
  const small = limit * columns.length <= WINDOW_VALUES;
  const many =
    embedded || small ? `sum(${size.sql}) over (rows unbounded preceding)` : addedUp(size.sql);
  const sum = limit === 1 ? size.sql : many;
  // The check sits in the first column because PostgreSQL evaluates columns in order.
  const outer = columns.map(({ name }, i) =>
    i === 0 ? `${orTooLarge('_q.c0', sum, most)} as ${quote(name)}` : `_q.c${i} as ${quote(name)}`,
  );
  return `select ${outer.join(', ')} from (${rows}) as _q(${inner.join(', ')})`;
}

/** The JSON of a single row, unless its columns hold more than `most` bytes. */
export function limitedRow(json: string, columns: readonly NamedSql[], most: number): string {
  const size = rowSize(columns, (i) => columns[i]?.sql ?? 'null');
  if (size.terms.length === 0) return json;
  return orTooLarge(json, size.sql, most);
}

/** The body `_b.b` unless it is too large, because signs that JSON escapes become longer. */
const BODY = orTooLarge('_b.b', 'coalesce(octet_length(_b.b), 0)', MAX_ANSWER_BYTES);

/**
 * The last look, at the finished body: what passes is never more than the driver and V8 can take.
 * @param answer select with the four columns of a `ResultRow`, the first of them text
 * @param before common table expressions that `answer` reads; a change can stand nowhere else
 */
export function limitedAnswer(answer: string, before = ''): string {
  const head = before === '' ? '' : `with ${before} `;
  return `${head}select ${BODY}, _b.n, _b.total, _b.inserted from (${answer}) as _b(b, n, total, inserted)`;
}
