import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Mail } from '#server/mail/mail.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { countAttempt, countMail } from '../../limits/auth-limits.ts';
import type { AuthContext, AuthParts } from '../../parts.ts';
import { type Caller, callerOf } from '../../request/caller.ts';
import { challengeFields, readChallenge } from '../../request/code-challenge.ts';
import { readEmail } from '../../request/email-address.ts';
import { evenTime } from '../../request/even-time.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { inTransaction } from '../../transaction.ts';

/** Fields of every request that may end in a mail to an address. */
export const mailFields = {
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...challengeFields,
};
const MailBody = z.object(mailFields);

export interface MailRequest {
  email: string;
  challenge: string | null;
  redirectTo: string;
  caller: Caller;
}

/** Well above what the slowest of these takes on a quiet machine. */
const ANSWER_MS = 80;

/**
 * The head of `recover`, `resend`, `otp` and `magiclink`: reads, counts, and answers `{}` in an even
 * time, whatever `write` finds. Nobody learns here who has an account.
 * @param write runs in one transaction; its mails go out after it
 */
export async function answerMailRequest(
  parts: AuthParts,
  c: AuthContext,
  body: z.infer<typeof MailBody>,
  write: (client: PoolClient, request: MailRequest) => Promise<Mail[]>,
): Promise<Response> {
  if (!body.email && body.phone) throw new AuthError('phone_provider_disabled');
  const email = readEmail(body.email);
  const challenge = readChallenge(body);
  const redirectTo = redirectTarget(parts.config.siteUrl, c.req.query('redirect_to'));
  const caller = callerOf(parts, c);
  await countAttempt(parts, caller);
  await countMail(parts, caller, email);
  return evenTime(ANSWER_MS, async () => {
    const mails = await inTransaction(parts.pools.owner, (client) =>
      write(client, { email, challenge, redirectTo, caller }),
    );
    for (const mail of mails) await parts.sendMail(mail, parts.pools.owner);
    return c.json({});
  });
}
