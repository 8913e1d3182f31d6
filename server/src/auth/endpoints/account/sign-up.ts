import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Mail } from '#server/mail/mail.ts';
import { AuthError } from '../../errors/auth-error.ts';
import { countMail, countSignUp } from '../../limits/auth-limits.ts';
import type { AuthParts, Endpoint, PartsInside } from '../../parts.ts';
import { hashPassword, verifyPassword } from '../../passwords/hash.ts';
import { checkPassword } from '../../passwords/policy.ts';
import { callerOf } from '../../request/caller.ts';
import { challengeFields, readChallenge } from '../../request/code-challenge.ts';
import { readEmail } from '../../request/email-address.ts';
import { evenTime } from '../../request/even-time.ts';
import { readBody } from '../../request/read-body.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { signUpConfirmed } from './sign-up-confirmed.ts';
import { createUser, renewUnconfirmedUser } from '../../users/create-user.ts';
import { findUserByEmail, type UserRow } from '../../users/find-user.ts';
import { confirmationOf, writeTokenMail } from '../../users/mail-links.ts';
import { checkUserData, UserData } from '../../users/user-data.ts';
import { inventedUserJson, userJson } from '../../users/user-json.ts';

const Body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().max(1000).nullish(),
  data: UserData.nullish(),
  ...challengeFields,
});

const ANSWER_MS = 300;

interface Typed {
  passwordHash: string;
  /** The hash of an unconfirmed account of this address, when the password is the one it has. */
  fits: string | null;
}

/** Costs the same whether or not the address has an account. */
async function hashTyped(parts: AuthParts, email: string, password: string): Promise<Typed> {
  const existing = await findUserByEmail(parts.pools.owner, email);
  const stored = existing?.email_confirmed_at === null ? existing.encrypted_password : null;
  const [same, passwordHash] = await Promise.all([
    verifyPassword(stored, password),
    hashPassword(password),
  ]);
  return { passwordHash, fits: same ? stored : null };
}

interface Outcome {
  user: UserRow;
  mail: Mail;
}

/** Undefined when the address belongs to somebody who has confirmed it. */
async function register(
  parts: PartsInside,
  client: PoolClient,
  email: string,
  fields: Typed & { data: UserData; challenge: string | null; redirectTo: string },
): Promise<Outcome | undefined> {
  const { challenge, redirectTo, fits, ...values } = fields;
  const now = parts.now();
  let user = await createUser(client, { email, ...values, now });
  if (!user) {
    const existing = await findUserByEmail(client, email);
    if (!existing || existing.email_confirmed_at !== null) return undefined;
    user = await renewUnconfirmedUser(client, existing, { ...values, fits, now });
    if (!user) return undefined;
  }
  const link = { user, challenge, redirectTo };
  const { mail } = await writeTokenMail(parts, client, confirmationOf(user), link);
  return { user, mail };
}

/** POST /signup: an account with email and password; it opens once the address is confirmed. */
export const signUp =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, Body);
    if (!body.email && !body.phone && !body.password) {
      return signUpAnonymously(parts, c, checkUserData(body.data ?? {}));
    }
    const { open, autoconfirm } = parts.config.signUps;
    if (!open) throw new AuthError('signup_disabled');
    if (!body.email && body.phone) throw new AuthError('phone_provider_disabled');
    const email = readEmail(body.email);
    if (!body.password) {
      throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
    }
    const { password } = body;
    checkPassword(parts.config.password, password);
    const data = checkUserData(body.data ?? {});
    if (autoconfirm) return signUpConfirmed(parts, c, { email, password, data });
    const challenge = readChallenge(body);
    const redirectTo = redirectTarget(parts.config.siteUrl, c.req.query('redirect_to'));

    const caller = callerOf(parts, c);
    await countSignUp(parts, caller);
    await countMail(parts, caller, email);
    return evenTime(ANSWER_MS, async () => {
      const typed = await hashTyped(parts, email, password);
      const fields = { ...typed, data, challenge, redirectTo };
      const outcome = await inTransaction(parts.pools.owner, (client) =>
        register(parts, client, email, fields),
      );
      if (!outcome) return c.json(inventedUserJson(email, data, parts.now()));
      await parts.sendMail(outcome.mail, parts.pools.owner);
      await recordEvent(
        parts,
        { type: 'sign_up', userId: outcome.user.id, caller },
        parts.pools.owner,
      );
      return c.json(userJson(outcome.user));
    });
  };
