import { randomUUID } from 'node:crypto';
import { factorJson } from '../factors/factor.ts';
import type { IdentityRow, UserRow } from './find-user.ts';

function identityJson({ id, provider_id, last_sign_in_at, ...row }: IdentityRow) {
  return {
    identity_id: id,
    id: provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    ...(last_sign_in_at === null ? {} : { last_sign_in_at: new Date(last_sign_in_at) }),
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
    email: row.email ?? undefined,
  };
}

function present(dates: Record<string, Date | null>): Record<string, Date> {
  const kept: Record<string, Date> = {};
  for (const [name, date] of Object.entries(dates)) if (date !== null) kept[name] = date;
  return kept;
}

/** The person as clients know her; never the password's hash. Dates that are not set are left out. */
export function userJson(user: UserRow) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...(user.email_change ? { new_email: user.email_change } : {}),
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at ?? user.phone_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      invited_at: user.invited_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(identityJson),
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(factorJson) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/**
 * What somebody gets who signs up with an address that already has an account: the shape of a
 * new person, invented, with no identities (GoTrue's convention, which the client reads).
 */
export function inventedUserJson(email: string, data: Record<string, unknown>, now: Date) {
  const id = randomUUID();
  return userJson({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { ...data, sub: id, email, email_verified: false, phone_verified: false },
    phone: null,
    phone_confirmed_at: null,
    banned_until: null,
    is_anonymous: false,
    is_sso_user: false,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    identities: [],
    factors: [],
  });
}
