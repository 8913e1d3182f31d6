import type { Column, Table } from '../catalogue/catalogue.ts';
import type { Condition } from '../plan/read-plan.ts';
import { conditionSql } from './condition-sql.ts';
import { quote, quoteTable } from './quote.ts';
import type { Statement } from './statement.ts';
import { recordSql } from './write-sql.ts';

/** `update … as t0 set … from …`, without returning. The payload is one JSON object. */
export function updateSql(
  statement: Statement,
  table: Table,
  columns: readonly Column[],
  json: string,
  where: readonly Condition[],
): string {
  const set = columns.map(({ name }) => `${quote(name)} = _p.${quote(name)}`).join(', ');
  const record = `jsonb_to_record(${statement.param(json, 'jsonb')} -> 0) as ${recordSql(columns)}`;
  return `update ${quoteTable(table.name)} as t0 set ${set} from ${record}${whereSql(statement, where)}`;
}

export function deleteSql(statement: Statement, table: Table, where: readonly Condition[]): string {
  return `delete from ${quoteTable(table.name)} as t0${whereSql(statement, where)}`;
}

function whereSql(statement: Statement, where: readonly Condition[]): string {
  return ` where ${where.map((each) => conditionSql(statement, 't0', each)).join(' and ')}`;
}
