import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import { recordEvent } from '../security-event.ts';
import type { AuthMethod } from '../tokens/access-token.ts';
import { type OneTimeTokenType, useOneTimeToken } from '../tokens/one-time-token.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmEmailChange } from './email-change.ts';
import { findUserById, isBanned, type UserRow } from './find-user.ts';

/**
 * Verification types of the protocol, and which of our mails each may come from. A recovery is
 * never taken for another: it alone lets somebody choose a password.
 */
const TOKEN_TYPES: Record<string, readonly OneTimeTokenType[]> = {
  signup: ['confirmation_token', 'magiclink_token'],
  invite: ['invite_token'],
  magiclink: ['magiclink_token', 'confirmation_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'magiclink_token', 'invite_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/** The `amr` of a session that PKCE starts; a session that starts here has `otp`. */
const METHODS: Partial<Record<OneTimeTokenType, AuthMethod>> = {
  confirmation_token: 'email/signup',
  invite_token: 'invite',
  magiclink_token: 'magiclink',
  recovery_token: 'recovery',
  email_change_token_current: 'email_change',
  email_change_token_new: 'email_change',
};

export function tokenTypesOf(type: string): readonly OneTimeTokenType[] {
  const types = Object.hasOwn(TOKEN_TYPES, type) ? TOKEN_TYPES[type] : undefined;
  if (!types) {
    throw new AuthError('validation_failed', { message: 'Invalid email verification type' });
  }
  return types;
}

/** GoTrue's words while the other address has not agreed to a change. */
export const HALF_CHANGED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export interface FollowedLink {
  /** Undefined when this was the first of the two confirmations of a new address. */
  user: UserRow | undefined;
  challenge: string | null;
  /** For the session that starts now. */
  method: AuthMethod;
  /** For the session that PKCE's code will start. */
  codeMethod: AuthMethod;
  /** The address that the account had until now, when this changed it: that mailbox is told. */
  left: string | null;
}

/**
 * Uses the token of a mail up. Whoever has it reads that mailbox, so the address counts as
 * confirmed, after a recovery too.
 * @param hash of the link's token, or of the one that a code stood for; undefined for a wrong code
 * @throws {AuthError} `otp_expired` when it is unknown, used, replaced or too old
 */
export async function followLink(
  parts: PartsInside,
  client: PoolClient,
  { hash, type, caller }: { hash: string | undefined; type: string; caller: Caller },
): Promise<FollowedLink> {
  const now = parts.now();
  if (hash === undefined) throw new AuthError('otp_expired');
  const expired = () =>
    new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });
  const used = await useOneTimeToken(client, hash, tokenTypesOf(type), now);
  const found = used && (await findUserById(client, used.userId));
  if (!used || !found) throw expired();
  if (isBanned(found, now)) throw new AuthError('user_banned');
  let user: UserRow | undefined;
  let left: string | null = null;
  if (type === 'email_change') {
    user = await confirmEmailChange(parts, client, found);
    const event = { type: 'email_changed', userId: found.id, caller } as const;
    if (user) {
      await recordEvent(parts, event, client);
      left = found.email;
    }
  } else {
    // A password that was typed before anybody confirmed the address may be somebody else's; only
    // the link of that very sign-up stands for it.
    const keepsPassword = used.type === 'confirmation_token';
    await confirmEmail(client, found.id, { keepsPassword, now });
    user = await findUserById(client, found.id);
    if (!user) throw expired();
  }
  return {
    user,
    challenge: used.challenge,
    method: used.type === 'recovery_token' ? 'recovery' : 'otp',
    codeMethod: METHODS[used.type] ?? 'otp',
    left,
  };
}
