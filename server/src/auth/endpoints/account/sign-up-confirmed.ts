import { AuthError } from '../../errors/auth-error.ts';
import { countSignUp } from '../../limits/auth-limits.ts';
import type { AuthContext, AuthParts } from '../../parts.ts';
import { hashPassword } from '../../passwords/hash.ts';
import { callerOf } from '../../request/caller.ts';
import { recordEvent } from '../../security-event.ts';
import { createSession } from '../../sessions/create-session.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmEmail } from '../../users/confirm-email.ts';
import { createUser, renewUnconfirmedUser } from '../../users/create-user.ts';
import { findUserByEmail, findUserById } from '../../users/find-user.ts';
import type { UserData } from '../../users/user-data.ts';

/**
 * POST /signup with `SIGN_UP_AUTOCONFIRM`: no mail, signed in at once.
 * @throws {AuthError} `user_already_exists`, which tells who has an account: not for production
 */
export async function signUpConfirmed(
  parts: AuthParts,
  c: AuthContext,
  { email, password, data }: { email: string; password: string; data: UserData },
): Promise<Response> {
  const caller = callerOf(parts, c);
  await countSignUp(parts, caller);
  const passwordHash = await hashPassword(password);
  const session = await inTransaction(parts.pools.owner, async (client) => {
    const fields = { passwordHash, data, now: parts.now() };
    let made = await createUser(client, { email, ...fields });
    if (!made) {
      const existing = await findUserByEmail(client, email);
      if (existing?.email_confirmed_at === null) {
        const renewal = { ...fields, fits: null, unasked: true };
        made = await renewUnconfirmedUser(client, existing, renewal);
      }
    }
    if (!made) throw new AuthError('user_already_exists');
    await confirmEmail(client, made.id, { now: fields.now });
    await recordEvent(parts, { type: 'sign_up', userId: made.id, caller }, client);
    const user = (await findUserById(client, made.id)) ?? made;
    return createSession(parts, caller, user, 'password', client);
  });
  c.header('cache-control', 'no-store');
  return c.json(session);
}
