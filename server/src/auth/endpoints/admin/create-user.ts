import { AuthError } from '../../errors/auth-error.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { createUser } from '../../users/create-user.ts';
import { userJson } from '../../users/user-json.ts';
import { setFields } from './set-fields.ts';
import { checkFields, UserFields } from './user-fields.ts';

/** POST /admin/users: a person, without a mail to her; with a bcrypt hash where she is imported. */
export const adminCreateUser =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, UserFields);
    const fields = await checkFields(parts, body);
    const { email } = fields;
    if (email === undefined) {
      throw new AuthError('validation_failed', {
        message: 'Cannot create a user without either an email or phone',
      });
    }
    const caller = callerOf(parts, c);
    const user = await inTransaction(parts.pools.owner, async (client) => {
      const made = await createUser(client, {
        id: body.id ?? undefined,
        email,
        passwordHash: fields.passwordHash ?? null,
        data: fields.data ?? {},
        byAdmin: true,
        now: parts.now(),
      });
      if (!made) throw new AuthError('email_exists');
      const event = { type: 'admin_user_created', userId: made.id, caller } as const;
      await recordEvent(parts, event, client);
      const { appData, bannedUntil, confirm } = fields;
      return setFields(parts, client, made, { appData, bannedUntil, confirm });
    });
    return c.json(userJson(user));
  };
