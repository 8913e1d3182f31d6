import type { PoolClient } from 'pg';
import { z } from 'zod';
import { AuthError } from '../../errors/auth-error.ts';
import type { AuthParts, Endpoint, PartsInside } from '../../parts.ts';
import { hashPassword } from '../../passwords/hash.ts';
import { checkPassword } from '../../passwords/policy.ts';
import { callerOf } from '../../request/caller.ts';
import { readEmail } from '../../request/email-address.ts';
import { readBody } from '../../request/read-body.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { recordEvent } from '../../security-event.ts';
import { inTransaction } from '../../transaction.ts';
import { findUserByEmail, findUserById, type UserRow } from '../../users/find-user.ts';
import { type MailKindName, writeTokenMail } from '../../users/mail-links.ts';
import { unconfirmedUser } from '../../users/unconfirmed-user.ts';
import { checkUserData, UserData } from '../../users/user-data.ts';
import { userJson } from '../../users/user-json.ts';

const Body = z.object({
  type: z.enum([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change_current',
    'email_change_new',
  ]),
  email: z.string().nullish(),
  new_email: z.string().nullish(),
  password: z.string().max(1000).nullish(),
  data: UserData.nullish(),
  redirect_to: z.string().nullish(),
});
type LinkType = z.infer<typeof Body>['type'];

const KINDS: Record<LinkType, MailKindName> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
};

interface Wanted {
  type: LinkType;
  email: string;
  newEmail: string | undefined;
  passwordHash: string | null;
  data: UserData;
}

/** The person of a change of address, with the new one noted. */
async function changing(client: PoolClient, user: UserRow, next: string): Promise<UserRow> {
  if (await findUserByEmail(client, next)) throw new AuthError('email_exists');
  await client.query(
    'update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1',
    [user.id, next],
  );
  return { ...user, email_change: next };
}

/** Whom the link is for; a magic link for somebody unknown becomes a sign-up, as in GoTrue. */
async function addressee(
  parts: PartsInside,
  client: PoolClient,
  { type, email, newEmail, passwordHash, data }: Wanted,
): Promise<{ user: UserRow; type: LinkType }> {
  const found = await findUserByEmail(client, email);
  if (type === 'signup' || type === 'invite' || (type === 'magiclink' && !found)) {
    const user = await unconfirmedUser(parts, client, { email, passwordHash, data });
    return { user, type: type === 'magiclink' ? 'signup' : type };
  }
  if (!found) {
    const message = 'User with this email not found';
    throw new AuthError('user_not_found', { status: 404, message });
  }
  if (newEmail === undefined) return { user: found, type };
  return { user: await changing(client, found, newEmail), type };
}

/** POST /admin/generate_link: what a mail would carry, handed to the administrator instead. */
export const generateLink =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const body = await readBody(c, Body);
    const changes = body.type === 'email_change_current' || body.type === 'email_change_new';
    const email = readEmail(body.email);
    const newEmail = changes ? readEmail(body.new_email) : undefined;
    const data = checkUserData(body.data ?? {});
    if (body.type === 'signup' && !body.password) {
      throw new AuthError('validation_failed', { message: 'Signup requires a valid password' });
    }
    if (body.password) checkPassword(parts.config.password, body.password);
    const passwordHash =
      body.type === 'signup' && body.password ? await hashPassword(body.password) : null;
    const wantedTarget = body.redirect_to ?? c.req.query('redirect_to');
    const redirectTo = redirectTarget(parts.config.siteUrl, wantedTarget);
    const caller = callerOf(parts, c);

    const wanted = { type: body.type, email, newEmail, passwordHash, data };
    const { user, type, written } = await inTransaction(parts.pools.owner, async (client) => {
      const { user: found, type: kind } = await addressee(parts, client, wanted);
      const link = { user: found, challenge: null, redirectTo };
      const made = await writeTokenMail(parts, client, KINDS[kind], link);
      const details = { link_type: kind };
      const event = { type: 'admin_link_generated', userId: found.id, caller, details } as const;
      await recordEvent(parts, event, client);
      return {
        user: (await findUserById(client, found.id)) ?? found,
        type: kind,
        written: made,
      };
    });
    return c.json({
      ...userJson(user),
      action_link: written.link,
      email_otp: written.code,
      hashed_token: written.token,
      redirect_to: redirectTo,
      verification_type: type,
    });
  };
