import type { PoolClient } from 'pg';
import type { Mail } from '#server/mail/mail.ts';
import { confirmationMail, confirmationToChooseMail } from '#server/mail/templates/confirmation.ts';
import { emailChangeCurrentMail, emailChangeNewMail } from '#server/mail/templates/email-change.ts';
import { inviteMail } from '#server/mail/templates/invite.ts';
import type { Secrets } from '#server/mail/templates/letter.ts';
import { magicLinkMail } from '#server/mail/templates/magic-link.ts';
import { reauthenticationMail } from '#server/mail/templates/reauthentication.ts';
import { recoveryMail } from '#server/mail/templates/recovery.ts';
import type { AuthParts } from '../parts.ts';
import { createOneTimeToken, type OneTimeTokenType } from '../tokens/one-time-token.ts';
import type { UserRow } from './find-user.ts';

interface MailKind {
  type: OneTimeTokenType;
  /** The verification type that the link names. */
  verify: string;
  /** Columns of `auth.users` that remember when it was sent; only names of this table get into SQL. */
  sentAt: readonly string[];
  write(to: string, secrets: Secrets, next: string): Mail;
}

const KINDS = {
  confirmation: {
    type: 'confirmation_token',
    verify: 'signup',
    sentAt: ['confirmation_sent_at'],
    write: confirmationMail,
  },
  confirmation_to_choose: {
    type: 'confirmation_token',
    verify: 'signup',
    sentAt: ['confirmation_sent_at'],
    write: confirmationToChooseMail,
  },
  recovery: {
    type: 'recovery_token',
    verify: 'recovery',
    sentAt: ['recovery_sent_at'],
    write: recoveryMail,
  },
  // GoTrue keeps the time of a magic link where it keeps that of a recovery.
  magic_link: {
    type: 'magiclink_token',
    verify: 'magiclink',
    sentAt: ['recovery_sent_at'],
    write: magicLinkMail,
  },
  invite: {
    type: 'invite_token',
    verify: 'invite',
    sentAt: ['confirmation_sent_at', 'invited_at'],
    write: inviteMail,
  },
  email_change_current: {
    type: 'email_change_token_current',
    verify: 'email_change',
    sentAt: ['email_change_sent_at'],
    write: emailChangeCurrentMail,
  },
  email_change_new: {
    type: 'email_change_token_new',
    verify: 'email_change',
    sentAt: ['email_change_sent_at'],
    write: emailChangeNewMail,
  },
  reauthentication: {
    type: 'reauthentication_token',
    verify: 'reauthentication',
    sentAt: ['reauthentication_sent_at'],
    write: reauthenticationMail,
  },
} as const satisfies Record<string, MailKind>;
export type MailKindName = keyof typeof KINDS;

/** Says so when no password comes with the account. */
export function confirmationOf({ encrypted_password: hash }: UserRow): MailKindName {
  return hash === null ? 'confirmation_to_choose' : 'confirmation';
}

export interface LinkRequest {
  user: UserRow;
  /** `method:challenge` of PKCE; the link then leads back with a code. */
  challenge: string | null;
  redirectTo: string;
}

export interface WrittenMail extends Secrets {
  mail: Mail;
  /** What stands in the link. */
  token: string;
  /** The verification type that the link names. */
  verify: string;
}

/** As a query takes it, its colons and slashes left alone: GoTrue's clients look for them. */
function readable(address: string): string {
  return encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/** A mail with a link and a code of its kind; send it once the transaction is through. */
export async function writeTokenMail(
  { config, keys, now }: Pick<AuthParts, 'config' | 'keys' | 'now'>,
  client: PoolClient,
  name: MailKindName,
  { user, challenge, redirectTo }: LinkRequest,
): Promise<WrittenMail> {
  const kind: MailKind = KINDS[name];
  const next = user.email_change ?? '';
  const email = name === 'email_change_new' ? next : (user.email ?? '');
  const at = now();
  const secrets = await createOneTimeToken(keys, client, {
    userId: user.id,
    type: kind.type,
    email,
    challenge,
    now: at,
  });
  const columns = kind.sentAt.map((column) => `${column} = $2`).join(', ');
  await client.query(`update auth.users set ${columns}, updated_at = $2 where id = $1`, [
    user.id,
    at,
  ]);
  const { token, code } = secrets;
  const query = new URLSearchParams({ token, type: kind.verify });
  const link = `${config.siteUrl}/auth/v1/verify?${query}&redirect_to=${readable(redirectTo)}`;
  return { mail: kind.write(email, { link, code }, next), token, code, link, verify: kind.verify };
}
