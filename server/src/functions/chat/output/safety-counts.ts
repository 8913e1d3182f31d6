import type { Pool } from 'pg';
import type { OutputViolation } from '#domain/companion/output-check/output-check.ts';
import type { Log } from '#server/log.ts';

/** What is counted by day: numbers only, never who or what (docs/design/safety.md §10). */
export type CountKind =
  | 'help_shown'
  | 'model_failed'
  | 'output_replaced'
  | 'second_opinion_raised'
  | `output_${OutputViolation}`;

/** Adds one to today's number. A count that fails must not disturb an answer: it is logged. */
export function countSafety(pool: Pool, log: Log, now: Date, kind: CountKind): void {
  pool
    .query({
      name: 'count-safety',
      text: `insert into private.safety_counts (day, kind, count) values ($1::timestamptz::date, $2, 1)
             on conflict (day, kind) do update
               set count = safety_counts.count + 1, updated_at = now()`,
      values: [now, kind.replaceAll('-', '_')],
    })
    .catch((error: unknown) => log.warn('a number of the day was not counted', { kind, error }));
}
