import { z } from 'zod';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { findUserByEmail } from '../../users/find-user.ts';
import { writeTokenMail } from '../../users/mail-links.ts';
import { answerMailRequest, mailFields } from './mail-request.ts';

const Body = z.object(mailFields);

/** POST /recover: a mail to choose another password. The answer is the same for every address. */
export const recover =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, Body);
    return answerMailRequest(parts, c, body, async (client, { email, caller, ...link }) => {
      const user = await findUserByEmail(client, email);
      if (!user) return [];
      const { mail } = await writeTokenMail(parts, client, 'recovery', { user, ...link });
      const event = { type: 'password_recovery_requested', userId: user.id, caller } as const;
      await recordEvent(parts, event, client);
      return [mail];
    });
  };
