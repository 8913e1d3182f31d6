import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import { recordEvent } from '../security-event.ts';
import { confirmEmail } from '../users/confirm-email.ts';
import { findUserById, type UserRow } from '../users/find-user.ts';
import type { ExternalIdentity } from './external-identity.ts';
import { isFree, verifiedEmails } from './external-user.ts';
import { lockIdentity, ownerOf, syncProviders, writeIdentity } from './identity-store.ts';

/** What somebody without an address (an anonymous person) gets: one that the provider verified. */
async function emailToAdopt(client: PoolClient, identity: ExternalIdentity): Promise<string> {
  const [email] = verifiedEmails(identity);
  if (email === undefined) {
    throw new AuthError('email_not_confirmed', {
      status: 422,
      message: `Unverified email with ${identity.provider}. Verify the email with ${identity.provider} first`,
    });
  }
  if (!(await isFree(client, email))) throw new AuthError('email_exists', { status: 400 });
  return email;
}

interface Linkable {
  user: UserRow;
  /** The address that the account gets with the identity, when it has none. */
  email: string | null;
}

/**
 * Holds the identity until the transaction ends. At the callback it tells early what would be
 * refused; the exchange asks again.
 * @throws {AuthError} `identity_already_exists` when it is somebody's, hers or another's
 */
export async function requireLinkable(
  client: PoolClient,
  userId: string,
  identity: ExternalIdentity,
): Promise<Linkable> {
  await lockIdentity(client, identity);
  const user = await findUserById(client, userId);
  if (!user) throw new AuthError('user_not_found', { status: 422 });
  const owner = await ownerOf(client, identity);
  if (owner !== undefined) {
    throw new AuthError('identity_already_exists', {
      message:
        owner === userId
          ? 'Identity is already linked'
          : 'Identity is already linked to another user',
    });
  }
  return { user, email: user.email === null ? await emailToAdopt(client, identity) : null };
}

/**
 * Gives a signed-in person one more way in.
 * @throws {AuthError} as `requireLinkable` does
 */
export async function linkToUser(
  parts: PartsInside,
  client: PoolClient,
  userId: string,
  identity: ExternalIdentity,
  caller: Caller,
): Promise<UserRow> {
  const now = parts.now();
  const { email } = await requireLinkable(client, userId, identity);
  if (email !== null) {
    await client.query(
      'update auth.users set email = $2, is_anonymous = false, updated_at = $3 where id = $1',
      [userId, email, now],
    );
    await confirmEmail(client, userId, { keepsPassword: true, now });
  }
  await writeIdentity(client, userId, identity, now);
  await syncProviders(client, userId, now);
  const details = { provider: identity.provider };
  await recordEvent(parts, { type: 'identity_linked', userId, caller, details }, client);
  const linked = await findUserById(client, userId);
  if (!linked) throw new AuthError('user_not_found', { status: 422 });
  return linked;
}
