import type { AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { userJson } from '../../users/user-json.ts';
import { setFields } from './set-fields.ts';
import { storedUser } from './stored-user.ts';
import { checkFields, UserFields } from './user-fields.ts';

/** PUT /admin/users/{id}: no mail goes out, and nothing has to be confirmed. */
export const adminUpdateUser =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, UserFields);
    await storedUser(c, parts.pools.owner);
    const fields = await checkFields(parts, body);
    const caller = callerOf(parts, c);
    const user = await inTransaction(parts.pools.owner, async (client) => {
      const stored = await storedUser(c, client);
      const banned = fields.bannedUntil instanceof Date;
      const details = { changed: Object.keys(body) };
      const type = banned ? 'admin_user_banned' : 'admin_user_updated';
      await recordEvent(parts, { type, userId: stored.id, caller, details }, client);
      return setFields(parts, client, stored, fields);
    });
    // A ban counts from now on, for tokens that are out too.
    parts.liveSessions.forget(user.id);
    return c.json(userJson(user));
  };
