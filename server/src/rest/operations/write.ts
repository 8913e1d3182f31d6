import type { Catalogue, Column, Table } from '../catalogue/catalogue.ts';
import type { Query } from '../parse/ast.ts';
import { columnsRead, planRead } from '../plan/plan-read.ts';
import type { ReadPlan } from '../plan/read-plan.ts';
import type { RestAnswer, ResultRow } from '../prepared.ts';
import { contentType } from '../respond/content-type.ts';
import { errors } from '../respond/errors.ts';
import { bodySql } from '../sql/body-sql.ts';
import { quote } from '../sql/quote.ts';
import { readSql } from '../sql/read-sql.ts';
import type { Statement } from '../sql/statement.ts';
import { writeSql } from '../sql/write-sql.ts';
import { appliedHeader, bodyText } from './answer-rows.ts';
import type { RestRequest } from './request.ts';

/** The rows that a change touched, read back through `select`, `order` and embedded resources. */
export function planReturned(catalogue: Catalogue, table: Table, query: Query): ReadPlan {
  const source = { shape: table, table: table.name, sql: '_w' };
  // Filters of the root choose what is changed; here they would hide what they no longer match.
  const filters = query.filters.filter(({ path }) => path.length > 0);
  return planRead(catalogue, source, { ...query, filters }, { limit: null, offset: 0 });
}

/** Columns of the payload that are written: those of `columns=`, else its keys. */
export function writtenColumns(table: Table, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = table.columns.get(name);
    if (!column) throw errors.column(table.name, name);
    return column;
  });
}

export interface Change {
  /** insert, update or delete without returning. */
  sql: string;
  countInserted?: boolean;
}

/** Wraps a change so that it answers what `Prefer: return` asks for. */
export function finishWrite(
  statement: Statement,
  request: RestRequest,
  plan: ReadPlan,
  change: Change,
): string {
  const full = request.preferences.return === 'representation';
  return writeSql({
    change: change.sql,
    alias: 't0',
    returning: full ? columnsRead(plan) : [],
    countInserted: full && (change.countInserted ?? false),
    body: bodySql(request.media),
    rows: full ? readSql(statement, plan).rows : null,
  });
}

/** Whether the answer may take the change back: too many rows, not the one row, too large to hold. */
export function judgesChange({ preferences }: RestRequest): boolean {
  return preferences.return === 'representation' || preferences.maxAffected !== null;
}

/** @throws DataApiError, which takes the change back, when it touched too many or too few rows */
export function answerWrite(
  request: RestRequest,
  plan: ReadPlan,
  row: ResultRow,
  answer: { status: number; contentRange: string },
): RestAnswer {
  const [body, rows] = row;
  const { preferences, media } = request;
  if (preferences.maxAffected !== null && rows > preferences.maxAffected) {
    throw errors.maxAffected(rows);
  }
  const headers = { 'content-range': answer.contentRange, ...appliedHeader(request) };
  if (preferences.return !== 'representation') {
    return { status: answer.status, headers, body: null };
  }
  if (media.format === 'object' && rows !== 1) throw errors.notSingle(rows);
  return {
    status: answer.status,
    headers: { ...headers, 'content-type': contentType(media) },
    body: bodyText(request, plan, body, rows),
  };
}

/** Quoted primary key, for the Location of a new row. */
export function quotedKey(table: Table): string[] {
  return table.primaryKey.map(quote);
}
