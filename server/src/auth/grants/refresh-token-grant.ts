import { z } from 'zod';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { callerOf } from '../request/caller.ts';
import { readBody } from '../request/read-body.ts';
import { recordEvent } from '../security-event.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { exchangeRefreshToken } from '../sessions/exchange-refresh-token.ts';
import { findRefreshToken, type RefreshTokenRow } from '../sessions/find-refresh-token.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { nextRefreshToken } from '../tokens/refresh-token.ts';
import { isBanned } from '../users/find-user.ts';

const Body = z.object({ refresh_token: z.string().max(500).nullish() });

/** Two tabs, or a client whose answer was lost, may use a token again this long after its first use. */
const REUSE_INTERVAL_MS = 10_000;
/** Exchanges that can happen within the interval; more is no honest client. */
const MAX_STEPS = 8;

/**
 * Follows the chain from a used token to the one that is valid now.
 * @throws {AuthError} when the token was used too long ago: somebody else may have it, so the whole family ends
 */
async function successor(
  parts: AuthParts,
  c: AuthContext,
  row: RefreshTokenRow,
  token: string,
): Promise<string> {
  let at = row;
  let next = token;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (parts.now().getTime() - at.token_updated_at.getTime() > REUSE_INTERVAL_MS) break;
    next = nextRefreshToken(parts.keys, next);
    const following = await findRefreshToken(parts.pools.owner, next);
    if (!following) break;
    if (!following.revoked) return next;
    at = following;
  }
  await endSessions(parts, row.id, row.session_id, 'local', parts.pools.owner);
  const caller = callerOf(parts, c);
  await recordEvent(
    parts,
    { type: 'refresh_token_reused', userId: row.id, caller },
    parts.pools.owner,
  );
  throw new AuthError('refresh_token_already_used');
}

/** POST /token?grant_type=refresh_token */
export async function refreshTokenGrant(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { refresh_token: token } = await readBody(c, Body);
  if (!token) {
    throw new AuthError('validation_failed', { message: 'refresh_token required' });
  }
  let next = nextRefreshToken(parts.keys, token);
  const row = await exchangeRefreshToken(parts, token, next);
  if (!row) throw new AuthError('refresh_token_not_found');
  if (!row.exchanged) {
    const now = parts.now();
    if (isBanned(row, now)) throw new AuthError('user_banned');
    const idleUntil = row.last_active_at.getTime() + parts.config.session.timeoutMinutes * 60_000;
    if (idleUntil <= now.getTime() || (row.not_after !== null && row.not_after <= now)) {
      await endSessions(parts, row.id, row.session_id, 'local', parts.pools.owner);
      throw new AuthError('session_expired');
    }
    // Another request may have used the token while this one looked at it.
    const current = row.revoked ? row : await findRefreshToken(parts.pools.owner, token);
    if (!current) throw new AuthError('refresh_token_not_found');
    next = await successor(parts, c, current, token);
  }
  return c.json(sessionJson(parts, row, { id: row.session_id, aal: row.aal, amr: row.amr }, next));
}
