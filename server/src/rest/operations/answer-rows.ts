import type { ReadPlan } from '../plan/read-plan.ts';
import type { RestAnswer, ResultRow } from '../prepared.ts';
import { contentRange } from '../respond/content-range.ts';
import { contentType } from '../respond/content-type.ts';
import { errors } from '../respond/errors.ts';
import { quote } from '../sql/quote.ts';
import { namesOf } from '../sql/read-sql.ts';
import type { RestRequest } from './request.ts';

/** The answer of a read: status 200, 206 when the total says there is more, 416 past the end. */
export function answerRows(request: RestRequest, plan: ReadPlan, row: ResultRow): RestAnswer {
  const [body, rows, total] = row;
  const { offset } = plan;
  if (total !== null && offset > total) {
    throw errors.range(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  if (request.media.format === 'object' && rows !== 1) throw errors.notSingle(rows);
  return {
    status: total !== null && rows < total ? 206 : 200,
    headers: {
      'content-type': contentType(request.media),
      'content-range': contentRange(offset, offset + rows - 1, total),
      ...appliedHeader(request),
    },
    body: request.method === 'HEAD' ? null : bodyText(request, plan, body, rows),
  };
}

/** CSV begins with the names of the columns, unless there are no rows. */
export function bodyText(
  { media }: RestRequest,
  plan: ReadPlan,
  body: string | null,
  rows: number,
): string {
  if (media.format !== 'csv') return body ?? 'null';
  const csvName = (name: string) => (/[",\r\n]/u.test(name) ? quote(name) : name);
  return rows === 0 ? '' : `${namesOf(plan).map(csvName).join(',')}\n${body ?? ''}`;
}

export function appliedHeader({ preferences }: RestRequest): Record<string, string> {
  const { applied } = preferences;
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') };
}
