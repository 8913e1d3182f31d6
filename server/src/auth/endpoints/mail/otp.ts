import { z } from 'zod';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { readBody } from '../../request/read-body.ts';
import { recordEvent } from '../../security-event.ts';
import { createUser } from '../../users/create-user.ts';
import { findUserByEmail } from '../../users/find-user.ts';
import { writeTokenMail } from '../../users/mail-links.ts';
import { checkUserData, UserData } from '../../users/user-data.ts';
import { answerMailRequest, mailFields } from './mail-request.ts';

const Body = z.object({
  create_user: z.boolean().nullish(),
  data: UserData.nullish(),
  ...mailFields,
});

/**
 * POST /otp and /magiclink: a mail with a code and a link to sign in with. Unless `create_user` is
 * false or sign-ups are off, a new address gets an account, which opens with the mail. GoTrue
 * answers 422 `otp_disabled` or `signup_disabled` for an unknown address then; that would tell who
 * has an account, so the answer here is the same for every address.
 */
export const otp =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, Body);
    const data = checkUserData(body.data ?? {});
    return answerMailRequest(parts, c, body, async (client, { email, caller, ...link }) => {
      let user = await findUserByEmail(client, email);
      if (!user && body.create_user !== false && parts.config.signUps.open) {
        user = await createUser(client, { email, passwordHash: null, data, now: parts.now() });
        const userId = user?.id ?? null;
        await recordEvent(parts, { type: 'sign_up', userId, caller }, client);
      }
      if (!user) return [];
      return [(await writeTokenMail(parts, client, 'magic_link', { user, ...link })).mail];
    });
  };
