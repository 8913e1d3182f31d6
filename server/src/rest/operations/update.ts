import type { Catalogue } from '../catalogue/catalogue.ts';
import { parseQuery } from '../parse/query.ts';
import { parsePayload } from '../plan/payload.ts';
import { planChosen } from '../plan/plan-chosen.ts';
import { embedsOf } from '../plan/plan-read.ts';
import { findTable } from '../plan/resolve.ts';
import type { Prepared } from '../prepared.ts';
import { contentRange } from '../respond/content-range.ts';
import { errors } from '../respond/errors.ts';
import { Statement } from '../sql/statement.ts';
import { updateSql } from '../sql/update-sql.ts';
import type { RestRequest } from './request.ts';
import { hasRootLimit } from './request.ts';
import { answerWrite, finishWrite, judgesChange, planReturned, writtenColumns } from './write.ts';

/** PATCH of a table. */
export function prepareUpdate(catalogue: Catalogue, name: string, request: RestRequest): Prepared {
  const table = findTable(catalogue, name);
  const query = parseQuery(request.pairs);
  if (hasRootLimit(query)) throw errors.notImplemented('limit and offset on UPDATE');
  const payload = parsePayload(request.body);
  if (payload.rows !== 1) throw errors.body('The body of an update must be one object');
  const columns = writtenColumns(table, query.columns ?? payload.keys);
  const plan = planReturned(catalogue, table, query);
  const where = planChosen(catalogue, table, query);
  if (where.length === 0) throw errors.whereClause('UPDATE');
  const statement = new Statement();
  const changes = columns.length > 0;
  const text = changes
    ? finishWrite(statement, request, plan, {
        sql: updateSql(statement, table, columns, payload.json, where),
      })
    : `select '[]', 0, null, null`;
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
        contentRange: contentRange(0, rows - 1, request.preferences.count ? rows : null),
      });
    },
  };
}
