import { z } from 'zod';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { tryPassword } from '../passwords/try-password.ts';
import { callerOf } from '../request/caller.ts';
import { normaliseEmail } from '../request/email-address.ts';
import { readBody } from '../request/read-body.ts';
import { createSession } from '../sessions/create-session.ts';
import { findUserByEmail, isBanned } from '../users/find-user.ts';

const Body = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().max(1000).nullish(),
});

/** POST /token?grant_type=password */
export async function passwordGrant(parts: AuthParts, c: AuthContext): Promise<Response> {
  const body = await readBody(c, Body);
  const email = normaliseEmail(body.email ?? '');
  if (email === '' && body.phone) throw new AuthError('phone_provider_disabled');
  if (email === '') throw new AuthError('validation_failed', { message: 'missing email or phone' });

  const caller = callerOf(parts, c);
  const found = findUserByEmail(parts.pools.owner, email);
  const user = await tryPassword(parts, caller, email, found, body.password ?? '');
  if (!user) throw new AuthError('invalid_credentials');
  if (isBanned(user, parts.now())) throw new AuthError('user_banned');
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed');
  return c.json(await createSession(parts, caller, user, 'password', parts.pools.owner));
}
