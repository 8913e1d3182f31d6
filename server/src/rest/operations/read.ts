import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseQuery } from '../parse/query.ts';
import { embedsOf, planRead } from '../plan/plan-read.ts';
import { findTable } from '../plan/resolve.ts';
import type { Prepared } from '../prepared.ts';
import { quoteTable } from '../sql/quote.ts';
import { selectSql } from '../sql/select-sql.ts';
import { Statement } from '../sql/statement.ts';
import { answerRows } from './answer-rows.ts';
import { type RestRequest, rootRange } from './request.ts';

/** GET and HEAD of a table. */
export function prepareRead(catalogue: Catalogue, name: string, request: RestRequest): Prepared {
  const table = findTable(catalogue, name);
  const query = parseQuery(request.pairs);
  const source = { shape: table, table: name, sql: quoteTable(name) };
  const plan = planRead(catalogue, source, query, rootRange(request, query));
  const statement = new Statement();
  const text = selectSql(statement, plan, {
    media: request.media,
    headersOnly: request.method === 'HEAD',
    count: request.preferences.count,
  });
  return {
    text,
    embeds: embedsOf(plan),
    values: statement.values,
    readOnly: true,
    judges: false,
    answer: (row) => answerRows(request, plan, row),
  };
}
