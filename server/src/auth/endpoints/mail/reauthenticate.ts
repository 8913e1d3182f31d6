import { AuthError } from '../../errors/auth-error.ts';
import { countMail } from '../../limits/auth-limits.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { requireUser } from '../../request/require-session.ts';
import { inTransaction } from '../../transaction.ts';
import { writeTokenMail } from '../../users/mail-links.ts';

/**
 * GET /reauthenticate (POST in the published document): a nonce by mail, which `PUT /user` takes in
 * place of the current password.
 */
export const reauthenticate =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user } = await requireUser(parts, c);
    if (user.email === null) {
      throw new AuthError('validation_failed', {
        status: 422,
        message: 'Reauthentication requires the user to have an email or a phone number',
      });
    }
    if (user.email_confirmed_at === null) {
      const message = 'Please verify your email first.';
      throw new AuthError('email_not_confirmed', { status: 422, message });
    }
    await countMail(parts, callerOf(parts, c), user.email);
    const link = { user, challenge: null, redirectTo: parts.config.siteUrl };
    const { mail } = await inTransaction(parts.pools.owner, (client) =>
      writeTokenMail(parts, client, 'reauthentication', link),
    );
    await parts.sendMail(mail, parts.pools.owner);
    return c.json({});
  };
