import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import { requireSecondFactor } from '../../factors/account.ts';
import { countAttempt, countMail } from '../../limits/auth-limits.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { changePassword } from '../../passwords/change-password.ts';
import { confirmSession } from '../../passwords/confirm-session.ts';
import { checkPassword } from '../../passwords/policy.ts';
import { type Caller, callerOf } from '../../request/caller.ts';
import { challengeFields, readChallenge } from '../../request/code-challenge.ts';
import { readEmail } from '../../request/email-address.ts';
import { evenTime } from '../../request/even-time.ts';
import { readBody } from '../../request/read-body.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { requireUser } from '../../request/require-session.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { cancelEmailChange, startEmailChange } from '../../users/email-change.ts';
import { findUserById, type UserRow } from '../../users/find-user.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';
import { checkUserData, mergeUserData, UserData } from '../../users/user-data.ts';
import { userJson } from '../../users/user-json.ts';

const Body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().max(1000).nullish(),
  current_password: z.string().max(1000).nullish(),
  nonce: z.string().max(100).nullish(),
  data: UserData.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});
type Body = z.infer<typeof Body>;

const ANSWER_MS = 80;

/** Asks both addresses; the same time and answer whether or not the new one belongs to somebody. */
async function changeEmail(
  parts: AuthParts,
  c: AuthContext,
  {
    user,
    next,
    caller,
    challenge,
  }: { user: UserRow; next: string; caller: Caller; challenge: string | null },
): Promise<void> {
  const redirectTo = redirectTarget(parts.config.siteUrl, c.req.query('redirect_to'));
  await countAttempt(parts, caller);
  for (const address of [next, user.email]) if (address) await countMail(parts, caller, address);
  await evenTime(ANSWER_MS, async () => {
    const mails = await inTransaction(parts.pools.owner, async (client) => {
      const event = { type: 'email_change_requested', userId: user.id, caller } as const;
      await recordEvent(parts, event, client);
      return startEmailChange(parts, client, next, { user, challenge, redirectTo });
    });
    for (const mail of mails) await parts.sendMail(mail, parts.pools.owner);
  });
}

/** What somebody may not change here. @throws {AuthError} */
function checkAllowed(user: UserRow, body: Body, next: string | undefined): void {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new AuthError('not_admin', {
      message: 'Updating app_metadata requires admin privileges',
    });
  }
  if (body.phone && body.phone !== user.phone) throw new AuthError('phone_provider_disabled');
  if (user.is_sso_user && (next !== undefined || typeof body.password === 'string')) {
    throw new AuthError('user_sso_managed');
  }
  if (user.is_anonymous && body.password && next === undefined) {
    throw new AuthError('validation_failed', {
      status: 422,
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    });
  }
}

/**
 * PUT /user: another password, another address, other data. A current password or a nonce without
 * a new password confirms the session (confirm-session.ts).
 */
export const updateUser =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const signedIn = await requireUser(parts, c);
    const body = await readBody(c, Body);
    const { user, sessionId } = signedIn;
    const email = body.email ? readEmail(body.email) : undefined;
    const next = email === user.email ? undefined : email;
    checkAllowed(user, body, next);
    const challenge = readChallenge(body);
    const data = body.data
      ? checkUserData(mergeUserData(user.raw_user_meta_data, body.data))
      : undefined;
    const { password } = body;
    if (typeof password === 'string') checkPassword(parts.config.password, password);
    if (typeof password === 'string' || next !== undefined) {
      await requireSecondFactor(parts, user, sessionId);
    }

    const caller = callerOf(parts, c);
    if (typeof password === 'string') {
      const given = { current: body.current_password, nonce: body.nonce, next: password };
      await changePassword(parts, caller, signedIn, given);
      await tellOfChange(parts, user.email, 'password_changed');
    } else if (body.nonce || body.current_password) {
      const given = { current: body.current_password, nonce: body.nonce };
      await confirmSession(parts, caller, signedIn, given);
    }
    const { owner } = parts.pools;
    if (data) {
      await owner.query(
        'update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1',
        [user.id, data, parts.now()],
      );
    }
    if (next !== undefined) await changeEmail(parts, c, { user, next, caller, challenge });
    // The current address, while a change waits for its mails: that change is cancelled.
    else if (email !== undefined && user.email_change) await cancelEmailChange(owner, user.id);
    const updated = await findUserById(owner, user.id);
    if (!updated) throw new AuthError('user_not_found');
    return c.json(userJson(updated));
  };
