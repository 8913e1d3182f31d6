import { AuthError } from '../../errors/auth-error.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { requireSession } from '../../request/require-session.ts';
import { recordEvent } from '../../security-event.ts';
import { endSessions, type Scope } from '../../sessions/end-sessions.ts';

const SCOPES: readonly Scope[] = ['global', 'local', 'others'];

/** POST /logout?scope=global|local|others */
export const signOut =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const given = c.req.query('scope') || 'global';
    const scope = SCOPES.find((each) => each === given);
    if (!scope) {
      throw new AuthError('validation_failed', {
        message: 'Unsupported logout scope: use global, local or others',
      });
    }
    const { sub, session_id } = await requireSession(parts, c);
    await endSessions(parts, sub, session_id, scope, parts.pools.owner);
    const caller = callerOf(parts, c);
    await recordEvent(
      parts,
      { type: 'sign_out', userId: sub, caller, details: { scope } },
      parts.pools.owner,
    );
    return c.body(null, 204);
  };
