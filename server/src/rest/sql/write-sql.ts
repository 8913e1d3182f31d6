import type { Column } from '../catalogue/catalogue.ts';
import { limitedAnswer } from './answer-limit-sql.ts';
import { quote } from './quote.ts';

/** `_p("a" text, "b" uuid)`: how the JSON of the request becomes columns. */
export function recordSql(columns: readonly Column[]): string {
  return `_p(${columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')})`;
}

export interface WriteParts {
  /** insert, update or delete up to, not including, `returning`. */
  change: string;
  /** Quoted columns of the table that the answer needs; none: only the number of rows. */
  returning: readonly string[];
  /** Alias of the table inside the change. */
  alias: string;
  /** Tell inserted rows of an upsert from updated ones. */
  countInserted?: boolean;
  /** Expression over the rows `_r` for the body. */
  body: string;
  /** Select over `_w` that gives `_r`. */
  rows: string | null;
}

/** A change and what it answers, as one statement: body, rows changed, null, rows inserted. */
export function writeSql(parts: WriteParts): string {
  const { change, alias, returning, body, rows } = parts;
  if (rows === null) {
    return `with _w as (${change} returning 1) select null, count(*)::int, null, null from _w`;
  }
  const columns = returning.map((name) => `${alias}.${name}`);
  // A row that was there before carries the mark of the transaction that replaced it.
  if (parts.countInserted) columns.push(`${alias}.xmax = 0 as _inserted`);
  const inserted = parts.countInserted
    ? '(select count(*) filter (where _inserted) from _w)::int'
    : 'null';
  return limitedAnswer(
    `select ${body}, (select count(*) from _w)::int, null, ${inserted} from (${rows}) _r`,
    `_w as (${change} returning ${columns.join(', ') || '1'})`,
  );
}
