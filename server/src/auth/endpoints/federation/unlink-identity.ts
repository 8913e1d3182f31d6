import type { PoolClient } from 'pg';
import { AuthError } from '../../errors/auth-error.ts';
import { requireSecondFactor } from '../../factors/account.ts';
import { syncProviders } from '../../federation/identity-store.ts';
import type { AuthParts, Endpoint, PartsInside } from '../../parts.ts';
import { endConfirmations, requireConfirmed } from '../../passwords/confirm-session.ts';
import { callerOf } from '../../request/caller.ts';
import { readId } from '../../request/read-id.ts';
import { requireUser } from '../../request/require-session.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';
import { findUserById, type IdentityRow, type UserRow } from '../../users/find-user.ts';

function isVerified({ identity_data: data }: IdentityRow): boolean {
  return data.email_verified === true;
}

/** The address that the account has when only these identities are left. */
async function addressOf(
  client: PoolClient,
  user: UserRow,
  left: readonly IdentityRow[],
): Promise<string | null> {
  if (left.some(({ email }) => email === user.email)) return user.email;
  // Only one that somebody has vouched for: mails with links would go there.
  const candidates = left.filter(isVerified).flatMap(({ email }) => email ?? []);
  const { rows } = await client.query<{ email: string }>(
    `select c.email from unnest($1::text[]) with ordinality as c (email, place)
      where not exists (
        select from auth.users u
         where lower(u.email) = c.email and not u.is_sso_user and u.id <> $2)
      order by c.place limit 1`,
    [candidates, user.id],
  );
  const email = rows[0]?.email;
  if (email === undefined) throw new AuthError('email_conflict_identity_not_deletable');
  return email;
}

async function unlink(
  parts: PartsInside,
  client: PoolClient,
  userId: string,
  identityId: string,
): Promise<IdentityRow> {
  // Two requests at once must not take the last two identities away.
  await client.query('select from auth.users where id = $1 for update', [userId]);
  const user = await findUserById(client, userId);
  if (!user) throw new AuthError('user_not_found');
  if (user.identities.length <= 1) throw new AuthError('single_identity_not_deletable');
  const identity = user.identities.find(({ id }) => id === identityId);
  if (!identity) throw new AuthError('identity_not_found');
  const left = user.identities.filter((each) => each !== identity);
  const email = await addressOf(client, user, left);
  const now = parts.now();
  await client.query('delete from auth.identities where id = $1', [identity.id]);
  // Without the email identity the password no longer signs anybody in.
  await client.query(
    `update auth.users set email = $2, updated_at = $3,
       encrypted_password = case when $4 then null else encrypted_password end where id = $1`,
    [userId, email, now, identity.provider === 'email'],
  );
  if (email !== user.email) {
    // Links already sent to the previous mailbox no longer work.
    await client.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  }
  await syncProviders(client, userId, now);
  // A session confirmed by the removed password cannot use that confirmation to set another.
  if (identity.provider === 'email') await endConfirmations(client, userId);
  return identity;
}

/** DELETE /user/identities/{id} */
export const unlinkIdentity =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, sessionId } = await requireUser(parts, c);
    if (!parts.config.federation.manualLinking) throw new AuthError('manual_linking_disabled');
    const id = readId(c, 'identity_id');
    await requireSecondFactor(parts, user, sessionId);
    await requireConfirmed(parts, user, sessionId, parts.pools.owner);
    const caller = callerOf(parts, c);
    await inTransaction(parts.pools.owner, async (client) => {
      const { provider } = await unlink(parts, client, user.id, id);
      const event = { userId: user.id, caller, details: { provider } };
      await recordEvent(parts, { type: 'identity_unlinked', ...event }, client);
    });
    await tellOfChange(parts, user.email, 'identity_unlinked');
    return c.json({});
  };
