import type { Column, Table } from '../catalogue/catalogue.ts';
import type { Preferences } from '../parse/headers/prefer.ts';
import type { Payload } from '../plan/payload.ts';
import { quote, quoteTable } from './quote.ts';
import type { Statement } from './statement.ts';
import { recordSql } from './write-sql.ts';

export interface Insertion {
  table: Table;
  payload: Payload;
  columns: readonly Column[];
  /** Columns of the unique key that an upsert meets; empty for a plain insert. */
  conflict: readonly string[];
  resolution: Preferences['resolution'];
  missingDefault: boolean;
}

/** `insert into … as t0 (…) select …`, without returning. */
export function insertSql(statement: Statement, insertion: Insertion): string {
  const { table, columns } = insertion;
  const head = `insert into ${quoteTable(table.name)} as t0`;
  if (columns.length === 0) return `${head} default values${conflictSql(insertion)}`;
  const names = columns.map(({ name }) => quote(name)).join(', ');
  return `${head} (${names}) ${sourceSql(statement, insertion)}${conflictSql(insertion)}`;
}

function sourceSql(statement: Statement, { payload, columns, missingDefault }: Insertion): string {
  const json = statement.param(payload.json, 'jsonb');
  const filled = columns.filter(
    (column) =>
      missingDefault && column.default !== null && payload.sometimesMissing.has(column.name),
  );
  if (filled.length === 0) {
    const selected = columns.map(({ name }) => `_p.${quote(name)}`).join(', ');
    return `select ${selected} from jsonb_to_recordset(${json}) as ${recordSql(columns)}`;
  }
  const selected = columns.map((column) => {
    const own = `_p.${quote(column.name)}`;
    if (!filled.includes(column)) return own;
    return `case when _e.v ? ${statement.param(column.name)} then ${own} else ${column.default} end`;
  });
  return `select ${selected.join(', ')} from jsonb_array_elements(${json}) as _e(v), lateral jsonb_to_record(_e.v) as ${recordSql(columns)}`;
}

function conflictSql({ conflict, columns, resolution }: Insertion): string {
  if (resolution === null || conflict.length === 0) return '';
  const target = ` on conflict (${conflict.map(quote).join(', ')})`;
  if (resolution === 'ignore-duplicates') return `${target} do nothing`;
  // The key already has these values; setting it again would need the right to change it.
  const changed = columns.filter(({ name }) => !conflict.includes(name));
  const set = (changed.length > 0 ? changed : columns)
    .map(({ name }) => `${quote(name)} = excluded.${quote(name)}`)
    .join(', ');
  return set === '' ? `${target} do nothing` : `${target} do update set ${set}`;
}
