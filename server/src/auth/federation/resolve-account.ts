import type { PoolClient } from 'pg';
import type { Mail } from '#server/mail/mail.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import { confirmEmail } from '../users/confirm-email.ts';
import { findUserByEmail, findUserById, isBanned, type UserRow } from '../users/find-user.ts';
import { writeTokenMail } from '../users/mail-links.ts';
import { type ExternalIdentity, mainEmail } from './external-identity.ts';
import { createExternalUser, isFree, takeOver, verifiedEmails } from './external-user.ts';
import { mergeUserData, ownerOf, syncProviders, writeIdentity } from './identity-store.ts';

export type Resolved =
  | { how: 'known' | 'linked' | 'created'; user: UserRow }
  /** Nobody signs in before the address is verified; a mail may help, if the address was free. */
  | { how: 'unverified'; mail: Mail | null };

interface IncomingIdentity {
  identity: ExternalIdentity;
  sso: boolean;
  redirectTo: string;
}

async function reread(client: PoolClient, id: string): Promise<UserRow> {
  const user = await findUserById(client, id);
  if (!user) throw new AuthError('user_not_found');
  return user;
}

function refuseBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError('user_banned', { status: 403 });
}

async function known(
  parts: PartsInside,
  client: PoolClient,
  userId: string,
  { identity, redirectTo, sso }: IncomingIdentity,
): Promise<Resolved> {
  const now = parts.now();
  const user = await reread(client, userId);
  refuseBanned(user, now);
  if (user.email_confirmed_at !== null) {
    await writeIdentity(client, userId, identity, now);
    await mergeUserData(client, user, identity, now);
    await syncProviders(client, userId, now);
  } else if (sso || verifiedEmails(identity).includes(user.email ?? '')) {
    await takeOver(client, user, identity, now);
    await confirmEmail(client, userId, { keepsPassword: false, now });
  } else {
    await writeIdentity(client, userId, identity, now);
    const same = mainEmail(identity.emails)?.email === user.email;
    const mail = same ? await confirmationFor(parts, client, user, redirectTo) : null;
    return { how: 'unverified', mail };
  }
  return { how: 'known', user: await reread(client, userId) };
}

async function confirmationFor(
  parts: PartsInside,
  client: PoolClient,
  user: UserRow,
  redirectTo: string,
): Promise<Mail | null> {
  if (user.email === null) return null;
  const request = { user, challenge: null, redirectTo };
  return (await writeTokenMail(parts, client, 'confirmation', request)).mail;
}

/** The account that one of the verified addresses belongs to, if there is one. */
async function accountOf(
  client: PoolClient,
  emails: readonly string[],
): Promise<UserRow | undefined> {
  for (const email of emails) {
    // One after the other: the primary address decides.
    // oxlint-disable-next-line no-await-in-loop
    const user = await findUserByEmail(client, email);
    if (user) return user;
  }
  return undefined;
}

async function link(
  parts: PartsInside,
  client: PoolClient,
  user: UserRow,
  identity: ExternalIdentity,
): Promise<Resolved> {
  const now = parts.now();
  refuseBanned(user, now);
  if (user.email_confirmed_at === null) {
    await takeOver(client, user, identity, now);
    await confirmEmail(client, user.id, { keepsPassword: false, now });
  } else {
    await writeIdentity(client, user.id, identity, now);
    await mergeUserData(client, user, identity, now);
    await syncProviders(client, user.id, now);
  }
  return { how: 'linked', user: await reread(client, user.id) };
}

async function create(
  parts: PartsInside,
  client: PoolClient,
  { identity, sso }: IncomingIdentity,
  email: string,
): Promise<Resolved> {
  if (!parts.config.signUps.open) throw new AuthError('signup_disabled');
  const now = parts.now();
  const user = await createExternalUser(client, identity, email, { sso, now });
  if (!user) {
    // Somebody with this address came through another provider at this very moment.
    const other = await findUserByEmail(client, email);
    if (!other) throw new AuthError('email_exists');
    return link(parts, client, other, identity);
  }
  await confirmEmail(client, user.id, { keepsPassword: false, now });
  return { how: 'created', user: await reread(client, user.id) };
}

/** An address that nobody vouches for opens nothing, and does not tell whether it is taken. */
async function unverified(
  parts: PartsInside,
  client: PoolClient,
  { identity, redirectTo }: IncomingIdentity,
  email: string,
): Promise<Resolved> {
  const open = parts.config.signUps.open && (await isFree(client, email));
  if (!open) return { how: 'unverified', mail: null };
  const options = { sso: false, now: parts.now() };
  const user = await createExternalUser(client, identity, email, options);
  const mail = user ? await confirmationFor(parts, client, user, redirectTo) : null;
  return { how: 'unverified', mail };
}

/**
 * Whose account an identity opens: its own, else the one that has the address which the provider
 * verified, else a new one. People of a SAML connection are never put together with others.
 * Call it in a transaction that holds `lockIdentity`.
 * @throws {AuthError} when the person is banned or the provider tells no address
 */
export async function resolveAccount(
  parts: PartsInside,
  client: PoolClient,
  incoming: IncomingIdentity,
): Promise<Resolved> {
  const { identity, sso } = incoming;
  const owner = await ownerOf(client, identity);
  if (owner !== undefined) return known(parts, client, owner, incoming);
  const main = mainEmail(identity.emails)?.email;
  if (main === undefined) {
    throw new AuthError('unexpected_failure', {
      message: 'Error getting user email from external provider',
    });
  }
  if (sso) return create(parts, client, incoming, main);
  const verified = verifiedEmails(identity);
  const [first] = verified;
  if (first === undefined) return unverified(parts, client, incoming, main);
  const account = await accountOf(client, verified);
  return account ? link(parts, client, account, identity) : create(parts, client, incoming, first);
}
