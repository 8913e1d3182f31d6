import { type RateLimit, subjectOf, takeHit } from '#server/http/rate-limit/rate-limit.ts';
import type { Queryable } from '#server/db/pools.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import type { SecurityEventType } from '../security-event.ts';

const WINDOW_SECONDS = 3600;
/**
 * docs/specification.md §6's default, for what is a sign of trouble and has no figure of its own.
 */
const DEFAULT_THRESHOLD = 10;

/**
 * How many of one kind within an hour, from one person or one address, are suspicious
 * (docs/specification.md §6).
 */
const THRESHOLDS: Partial<Record<SecurityEventType, number>> = {
  failed_login: 5,
  admin_attempt: 3,
  rate_limit_hit: 10,
  invalid_request: 20,
  captcha_failed: DEFAULT_THRESHOLD,
  failed_code: DEFAULT_THRESHOLD,
  mfa_failed: DEFAULT_THRESHOLD,
  passkey_sign_in_failed: DEFAULT_THRESHOLD,
  refresh_token_reused: DEFAULT_THRESHOLD,
};

const ONCE: RateLimit = {
  bucket: 'suspicious_activity',
  limit: 1,
  windowSeconds: WINDOW_SECONDS,
};

interface Noted {
  type: SecurityEventType;
  userId: string | null;
  caller: Caller;
}

/** Writes one `suspicious_activity` when an event that was just written crosses its threshold. */
export async function noteSuspicion(
  { now }: Pick<AuthParts, 'now'>,
  db: Queryable,
  { type, userId, caller }: Noted,
): Promise<void> {
  const threshold = THRESHOLDS[type];
  if (threshold === undefined) return;
  const at = now();
  const { rows } = await db.query<{ count: number }>({
    name: 'auth-count-events',
    text: `select greatest(count(*) filter (where user_id = $2),
                           count(*) filter (where ip_address = $3))::int as count
             from public.security_events where event_type = $1 and created_at > $4`,
    values: [type, userId, caller.ip, new Date(at.getTime() - WINDOW_SECONDS * 1000)],
  });
  const count = rows[0]?.count ?? 0;
  if (count < threshold) return;
  const { allowed } = await takeHit(db, ONCE, subjectOf(type, userId ?? caller.ip), at);
  if (!allowed) return;
  await db.query(
    `insert into public.security_events (user_id, event_type, event_details, ip_address, user_agent)
     values ($1, 'suspicious_activity', $2, $3, $4)`,
    [userId, { of: type, count, threshold }, caller.ip, caller.userAgent],
  );
}
