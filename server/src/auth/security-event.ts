import type { Queryable } from '#server/db/pools.ts';
import { noteSuspicion } from './limits/suspicion.ts';
import type { AuthParts } from './parts.ts';
import type { Caller } from './request/caller.ts';

/** Events that auth/v1 writes; names of docs/specification.md §6 where it has one. */
export type SecurityEventType =
  | 'account_locked'
  | 'admin_attempt'
  | 'admin_factor_deleted'
  | 'admin_link_generated'
  | 'admin_user_banned'
  | 'admin_user_created'
  | 'admin_user_deleted'
  | 'admin_user_invited'
  | 'admin_user_updated'
  | 'captcha_failed'
  | 'factor_enrolled'
  | 'factor_removal_cancelled'
  | 'factor_removal_requested'
  | 'factor_removed'
  | 'factor_verified'
  | 'email_change_requested'
  | 'email_changed'
  | 'failed_code'
  | 'failed_login'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'invalid_request'
  | 'mfa_failed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_sign_in_failed'
  | 'password_changed'
  | 'password_recovery_requested'
  | 'provider_sign_in'
  | 'rate_limit_hit'
  | 'recovery_codes_made'
  | 'refresh_token_reused'
  | 'sign_out'
  | 'sign_up';

interface SecurityEvent {
  type: SecurityEventType;
  userId: string | null;
  caller: Caller;
  details?: Record<string, unknown>;
}

/**
 * Writes an event of docs/specification.md §3 next to those that the client logs itself. Never
 * words or secrets.
 * @param db a pool where the event stays whatever happens next, a transaction where it goes with that
 */
export async function recordEvent(
  { now }: Pick<AuthParts, 'now'>,
  { type, userId, caller, details = {} }: SecurityEvent,
  db: Queryable,
): Promise<void> {
  await db.query({
    name: 'auth-security-event',
    text: `insert into public.security_events (user_id, event_type, event_details, ip_address, user_agent)
           values ($1, $2, $3, $4, $5)`,
    values: [userId, type, details, caller.ip, caller.userAgent],
  });
  await noteSuspicion({ now }, db, { type, userId, caller });
}
