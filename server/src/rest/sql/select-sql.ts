import type { MediaType } from '../parse/headers/accept.ts';
import type { ReadPlan } from '../plan/read-plan.ts';
import { limitedAnswer } from './answer-limit-sql.ts';
import { bodySql } from './body-sql.ts';
import { readSql } from './read-sql.ts';
import type { Statement } from './statement.ts';

export interface SelectOptions {
  media: MediaType;
  /** HEAD: nobody reads the body. */
  headersOnly: boolean;
  count: boolean;
}

/**
 * The whole statement of a read: one row of body, rows, total.
 * @param before common table expressions that the plan reads from
 */
export function selectSql(
  statement: Statement,
  plan: ReadPlan,
  options: SelectOptions,
  before = '',
): string {
  const { rows, allRows, count } = readSql(statement, plan);
  const body = options.headersOnly ? 'null' : bodySql(options.media);
  const total = options.count ? totalSql(plan, count) : 'null';
  const from = options.headersOnly ? allRows : rows;
  return limitedAnswer(`select ${body}, count(*)::int, ${total}, null from (${from}) _r`, before);
}

/** A page that is not full tells the total by itself; only otherwise PostgreSQL counts again. */
function totalSql({ limit, offset }: ReadPlan, count: string): string {
  const isLast = offset === 0 ? `count(*) < ${limit}` : `count(*) between 1 and ${limit - 1}`;
  return `(case when ${isLast} then count(*) + ${offset} else (${count}) end)::int`;
}
