import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseQuery } from '../parse/query.ts';
import { planChosen } from '../plan/plan-chosen.ts';
import { embedsOf } from '../plan/plan-read.ts';
import { findTable } from '../plan/resolve.ts';
import type { Prepared } from '../prepared.ts';
import { contentRange } from '../respond/content-range.ts';
import { errors } from '../respond/errors.ts';
import { Statement } from '../sql/statement.ts';
import { deleteSql } from '../sql/update-sql.ts';
import { hasRootLimit, type RestRequest } from './request.ts';
import { answerWrite, finishWrite, judgesChange, planReturned } from './write.ts';

/** DELETE of rows of a table. */
export function prepareDelete(catalogue: Catalogue, name: string, request: RestRequest): Prepared {
  const table = findTable(catalogue, name);
  const query = parseQuery(request.pairs);
  if (hasRootLimit(query)) throw errors.notImplemented('limit and offset on DELETE');
  const plan = planReturned(catalogue, table, query);
  const where = planChosen(catalogue, table, query);
  if (where.length === 0) throw errors.whereClause('DELETE');
  const statement = new Statement();
  const text = finishWrite(statement, request, plan, { sql: deleteSql(statement, table, where) });
  return {
    text,
    embeds: embedsOf(plan),
    values: statement.values,
    readOnly: false,
    judges: judgesChange(request),
    answer: (row) => {
      const [, rows] = row;
      return answerWrite(request, plan, row, {
        status: request.preferences.return === 'representation' ? 200 : 204,
        contentRange: contentRange(1, 0, request.preferences.count ? rows : null),
      });
    },
  };
}
