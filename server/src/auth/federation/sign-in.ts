import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import { countMail } from '../limits/auth-limits.ts';
import type { AuthParts } from '../parts.ts';
import type { Caller } from '../request/caller.ts';
import { recordEvent } from '../security-event.ts';
import { inTransaction } from '../transaction.ts';
import type { UserRow } from '../users/find-user.ts';
import { tellOfChange } from '../users/tell-of-change.ts';
import { type ExternalIdentity, mainEmail } from './external-identity.ts';
import { lockIdentity } from './identity-store.ts';
import { resolveAccount } from './resolve-account.ts';

interface SigningIn {
  identity: ExternalIdentity;
  caller: Caller;
  /** Where the link of a confirmation leads, should one be needed. */
  redirectTo: string;
  sso?: boolean;
}

/**
 * Signs somebody in whom a provider has vouched for: finds, links or makes the account and lets
 * `begin` make the session or the code, all in one transaction.
 * @throws {AuthError} `provider_email_needs_verification`, the same for free and taken addresses
 */
export async function signInWith<T>(
  parts: AuthParts,
  { identity, caller, redirectTo, sso = false }: SigningIn,
  begin: (client: PoolClient, user: UserRow) => Promise<T>,
): Promise<T> {
  const main = mainEmail(identity.emails);
  if (main && !main.verified) await countMail(parts, caller, main.email);
  const { provider } = identity;
  const done = await inTransaction(parts.pools.owner, async (client) => {
    await lockIdentity(client, identity);
    const resolved = await resolveAccount(parts, client, { identity, sso, redirectTo });
    if (resolved.how === 'unverified') return resolved;
    const { how, user } = resolved;
    const event = { userId: user.id, caller, details: { provider, account: how } };
    if (how === 'created') await recordEvent(parts, { type: 'sign_up', ...event }, client);
    if (how === 'linked') await recordEvent(parts, { type: 'identity_linked', ...event }, client);
    await recordEvent(parts, { type: 'provider_sign_in', ...event }, client);
    // An account that nobody had confirmed is taken over: there is nothing that its owner had before.
    const isNewWay = how === 'linked' && user.identities.length > 1;
    return { how, result: await begin(client, user), tell: isNewWay ? user.email : null };
  });
  if (done.how !== 'unverified') {
    await tellOfChange(parts, done.tell, 'identity_linked');
    return done.result;
  }
  if (done.mail) await parts.sendMail(done.mail, parts.pools.owner);
  throw new AuthError('provider_email_needs_verification', {
    message: `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  });
}
