import { createHash } from 'node:crypto';
import type { Queryable } from '#server/db/pools.ts';

/** A limit: at most `limit` hits per subject in any `windowSeconds`. */
export interface RateLimit {
  bucket: string;
  limit: number;
  windowSeconds: number;
}

export interface RateLimitState {
  allowed: boolean;
  /** Whole seconds until the next hit is allowed; 0 when it is allowed now. */
  retryAfterSeconds: number;
}

/** A window is counted in this many slices: it slides, and nobody gets twice the limit at a border. */
const SLICES = 30;

/** Addresses are not kept in clear only because somebody mistyped a password. */
export function subjectOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24);
}

function slicesOf({ windowSeconds }: RateLimit, now: Date) {
  const sliceMs = (windowSeconds * 1000) / SLICES;
  const current = Math.floor(now.getTime() / sliceMs) * sliceMs;
  return { current: new Date(current), since: new Date(current - windowSeconds * 1000), sliceMs };
}

function stateOf(
  rule: RateLimit,
  now: Date,
  row: { oldest: Date | null; allowed: boolean } | undefined,
): RateLimitState {
  if (!row || row.allowed) return { allowed: true, retryAfterSeconds: 0 };
  const { current, sliceMs } = slicesOf(rule, now);
  const frees = (row.oldest ?? current).getTime() + rule.windowSeconds * 1000 + sliceMs;
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((frees - now.getTime()) / 1000)),
  };
}

/** Counts one hit, unless the limit is reached: in one statement, so that copies cannot overtake. */
export async function takeHit(
  db: Queryable,
  rule: RateLimit,
  subject: string,
  now: Date,
): Promise<RateLimitState> {
  const { current, since } = slicesOf(rule, now);
  const { rows } = await db.query<{ oldest: Date | null; allowed: boolean }>({
    name: 'take-hit',
    text: `with earlier as (
             select coalesce(sum(hits), 0)::int as hits, min(window_start) as oldest
               from auth.rate_limits
              where bucket = $1 and subject = $2 and window_start >= $4 and window_start <> $3
           ), counted as (
             insert into auth.rate_limits as r (bucket, subject, window_start, hits)
             select $1, $2, $3, 1 from earlier where earlier.hits < $5
             on conflict (bucket, subject, window_start)
               do update set hits = r.hits + 1, updated_at = now()
               where r.hits + (select hits from earlier) < $5
             returning 1
           )
           select oldest, exists (select from counted) as allowed from earlier`,
    values: [rule.bucket, subject, current, since, rule.limit],
  });
  return stateOf(rule, now, rows[0]);
}

/** Whether a hit would be allowed by each of several limits, without counting one. */
export async function peekHits(
  db: Queryable,
  counts: readonly { rule: RateLimit; subject: string }[],
  now: Date,
): Promise<RateLimitState[]> {
  const { rows } = await db.query<{ oldest: Date | null; allowed: boolean }>({
    name: 'peek-hits',
    text: `select min(r.window_start) as oldest, coalesce(sum(r.hits), 0) < c.most as allowed
             from unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[])
                  with ordinality as c (bucket, subject, since, most, place)
             left join auth.rate_limits r
               on r.bucket = c.bucket and r.subject = c.subject and r.window_start >= c.since
            group by c.place, c.most order by c.place`,
    values: [
      counts.map(({ rule }) => rule.bucket),
      counts.map(({ subject }) => subject),
      counts.map(({ rule }) => slicesOf(rule, now).since),
      counts.map(({ rule }) => rule.limit),
    ],
  });
  return counts.map(({ rule }, index) => stateOf(rule, now, rows[index]));
}
