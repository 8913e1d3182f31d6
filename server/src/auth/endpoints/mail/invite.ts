import { z } from 'zod';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { callerOf } from '../../request/caller.ts';
import { readEmail } from '../../request/email-address.ts';
import { readBody } from '../../request/read-body.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { findUserById } from '../../users/find-user.ts';
import { writeTokenMail } from '../../users/mail-links.ts';
import { checkUserData, UserData } from '../../users/user-data.ts';
import { userJson } from '../../users/user-json.ts';
import { unconfirmedUser } from '../../users/unconfirmed-user.ts';

const Body = z.object({ email: z.string().nullish(), data: UserData.nullish() });

/** POST /invite, with the secret key: an account that opens with the mail. */
export const invite =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, Body);
    const email = readEmail(body.email);
    const data = checkUserData(body.data ?? {});
    const redirectTo = redirectTarget(parts.config.siteUrl, c.req.query('redirect_to'));
    const caller = callerOf(parts, c);
    const { mail, user } = await inTransaction(parts.pools.owner, async (client) => {
      const invited = await unconfirmedUser(parts, client, { email, passwordHash: null, data });
      const link = { user: invited, challenge: null, redirectTo };
      const written = await writeTokenMail(parts, client, 'invite', link);
      const event = { type: 'admin_user_invited', userId: invited.id, caller } as const;
      await recordEvent(parts, event, client);
      return { mail: written.mail, user: (await findUserById(client, invited.id)) ?? invited };
    });
    await parts.sendMail(mail, parts.pools.owner);
    return c.json(userJson(user));
  };
