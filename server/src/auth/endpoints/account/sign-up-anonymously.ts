import { AuthError } from '../../errors/auth-error.ts';
import { countSignUp } from '../../limits/auth-limits.ts';
import type { AuthContext, AuthParts } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { recordEvent } from '../../security-event.ts';
import { createSession } from '../../sessions/create-session.ts';
import { inTransaction } from '../../transaction.ts';
import { createAnonymousUser } from '../../users/create-user.ts';
import type { UserData } from '../../users/user-data.ts';

/** POST /signup without address and password, where the operator allows it: signs in at once. */
export async function signUpAnonymously(
  parts: AuthParts,
  c: AuthContext,
  data: UserData,
): Promise<Response> {
  if (!parts.config.anonymousSignIns) throw new AuthError('anonymous_provider_disabled');
  if (!parts.config.signUps.open) throw new AuthError('signup_disabled');
  const caller = callerOf(parts, c);
  await countSignUp(parts, caller);
  const session = await inTransaction(parts.pools.owner, async (client) => {
    const user = await createAnonymousUser(client, { data, now: parts.now() });
    await recordEvent(parts, { type: 'sign_up', userId: user.id, caller }, client);
    return createSession(parts, caller, user, 'anonymous', client);
  });
  c.header('cache-control', 'no-store');
  return c.json(session);
}
