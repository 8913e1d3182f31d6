import type { Catalogue, Table } from '../catalogue/catalogue.ts';
import { parseQuery } from '../parse/query.ts';
import { type Payload, parsePayload } from '../plan/payload.ts';
import { embedsOf } from '../plan/plan-read.ts';
import { findTable } from '../plan/resolve.ts';
import type { RestAnswer, Prepared, ResultRow } from '../prepared.ts';
import { contentRange } from '../respond/content-range.ts';
import { errors } from '../respond/errors.ts';
import { insertSql } from '../sql/insert-sql.ts';
import { Statement } from '../sql/statement.ts';
import { writeSql } from '../sql/write-sql.ts';
import type { RestRequest } from './request.ts';
import {
  answerWrite,
  finishWrite,
  judgesChange,
  planReturned,
  quotedKey,
  writtenColumns,
} from './write.ts';

/** POST of a table: one row or many, with upsert. */
export function prepareInsert(catalogue: Catalogue, name: string, request: RestRequest): Prepared {
  const table = findTable(catalogue, name);
  const query = parseQuery(request.pairs);
  const payload = parsePayload(request.body);
  const { preferences } = request;
  const plan = planReturned(catalogue, table, query);
  const conflict = conflictColumns(table, query.onConflict);
  const insertion = {
    table,
    payload,
    columns: writtenColumns(
      table,
      namesToWrite(payload, query.columns, preferences.missingDefault),
    ),
    conflict,
    resolution: preferences.resolution,
    missingDefault: preferences.missingDefault,
  };
  if (insertion.columns.length === 0 && payload.rows > 1) {
    throw errors.body('Rows without any column cannot be inserted together');
  }
  const statement = new Statement();
  const merges = preferences.resolution === 'merge-duplicates' && conflict.length > 0;
  const located = preferences.return === 'headers-only' && table.primaryKey.length > 0;
  const sql = insertSql(statement, insertion);
  const text = located
    ? locatedSql(table, sql)
    : finishWrite(statement, request, plan, { sql, countInserted: merges });
  return {
    text: payload.rows === 0 ? nothingSql(request) : text,
    embeds: embedsOf(plan),
    values: payload.rows === 0 ? [] : statement.values,
    readOnly: false,
    judges: judgesChange(request),
    answer: (row) => {
      const [, rows, , inserted] = row;
      const answer = answerWrite(request, plan, row, {
        status: merges && inserted === 0 ? 200 : 201,
        contentRange: contentRange(1, 0, preferences.count ? rows : null),
      });
      return located ? withLocation(answer, name, row) : answer;
    },
  };
}

/**
 * With `missing=default` a column that no row has is left to PostgreSQL; one that only some rows
 * have gets its default where it is missing. Otherwise all rows must have the same keys.
 */
function namesToWrite(
  payload: Payload,
  columns: readonly string[] | null,
  missingDefault: boolean,
): readonly string[] {
  if (columns === null) {
    if (payload.sometimesMissing.size > 0) throw errors.body('All object keys must match');
    return payload.keys;
  }
  return missingDefault ? columns.filter((name) => payload.keys.includes(name)) : columns;
}

function conflictColumns(table: Table, names: readonly string[] | null): readonly string[] {
  if (names === null) return table.primaryKey;
  for (const name of names) {
    if (!table.columns.has(name)) throw errors.unknownColumn(table.name, name);
  }
  return names;
}

/** An empty list inserts nothing, and says so like any other insert. */
function nothingSql({ preferences }: RestRequest): string {
  const body = preferences.return === 'representation' ? `'[]'` : 'null';
  return `select ${body}, 0, null, null`;
}

function locatedSql(table: Table, change: string): string {
  return writeSql({
    change,
    alias: 't0',
    returning: quotedKey(table),
    body: '(json_agg(_r) -> 0)::text',
    rows: 'select * from _w',
  });
}

/** `Location: /mood_entries?id=eq.…` for a single new row. */
function withLocation(answer: RestAnswer, name: string, [body, rows]: ResultRow): RestAnswer {
  if (rows !== 1 || body === null) return answer;
  const key = JSON.parse(body) as Record<string, unknown>;
  const filters = Object.entries(key).map(
    ([column, value]) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(String(value))}`,
  );
  return { ...answer, headers: { ...answer.headers, location: `/${name}?${filters.join('&')}` } };
}
