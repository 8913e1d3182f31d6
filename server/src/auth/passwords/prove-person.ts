import { AuthError } from '../errors/auth-error.ts';
import { checkCodeTry, countFailedCode } from '../limits/auth-limits.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import { tryCode } from '../tokens/one-time-token.ts';
import type { UserRow } from '../users/find-user.ts';
import { tryPassword } from './try-password.ts';

/** What a nonce may be: the code of the mail of `GET /reauthenticate`. */
export const NONCE = ['reauthentication_token'] as const;

/**
 * One try at a nonce.
 * @returns the hash of the token that it stands for, to be used up with what it allows
 * @throws {AuthError} `reauthentication_not_valid`
 */
export async function proveByNonce(
  parts: AuthParts,
  caller: Caller,
  user: UserRow,
  nonce: string,
): Promise<string> {
  const email = user.email ?? '';
  await checkCodeTry(parts, caller, email);
  const guess = { email, code: nonce.trim(), types: NONCE, now: parts.now() };
  const hash = await tryCode(parts.keys, parts.pools.owner, guess);
  if (hash !== undefined) return hash;
  await countFailedCode(parts, caller, email);
  throw new AuthError('reauthentication_not_valid');
}

/** One try at the current password, under the limits of a sign-in. @throws {AuthError} */
export async function proveByPassword(
  parts: AuthParts,
  caller: Caller,
  user: UserRow,
  password: string,
): Promise<void> {
  const found = Promise.resolve(user);
  if (!(await tryPassword(parts, caller, user.email ?? user.id, found, password))) {
    throw new AuthError('current_password_invalid');
  }
}
