import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Mail } from '#server/mail/mail.ts';
import { AuthError } from '../../errors/auth-error.ts';
import type { AuthParts, Endpoint, PartsInside } from '../../parts.ts';
import { readBody } from '../../request/read-body.ts';
import { startEmailChange } from '../../users/email-change.ts';
import { findChangingUser, findUserByEmail } from '../../users/find-user.ts';
import { confirmationOf, writeTokenMail } from '../../users/mail-links.ts';
import { answerMailRequest, type MailRequest, mailFields } from './mail-request.ts';

const Body = z.object({ type: z.string().nullish(), ...mailFields });

type Write = (parts: PartsInside, client: PoolClient, request: MailRequest) => Promise<Mail[]>;

const WRITES = {
  signup: async (parts, client, { email, ...link }) => {
    const user = await findUserByEmail(client, email);
    if (!user || user.email_confirmed_at !== null) return [];
    return [(await writeTokenMail(parts, client, confirmationOf(user), { user, ...link })).mail];
  },
  email_change: async (parts, client, { email, ...link }) => {
    const user = await findChangingUser(client, email);
    if (!user?.email_change) return [];
    return startEmailChange(parts, client, user.email_change, { user, ...link });
  },
} satisfies Record<string, Write>;

function isKnown(type: string): type is keyof typeof WRITES {
  return Object.hasOwn(WRITES, type);
}

/** POST /resend: a confirmation once more. The answer is the same for every address. */
export const resend =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, Body);
    const type = body.type ?? '';
    if (type === 'sms' || type === 'phone_change') throw new AuthError('phone_provider_disabled');
    if (!isKnown(type)) {
      throw new AuthError('validation_failed', {
        message: 'Missing one of these types: signup, email_change',
      });
    }
    return answerMailRequest(parts, c, body, (client, request) =>
      WRITES[type](parts, client, request),
    );
  };
