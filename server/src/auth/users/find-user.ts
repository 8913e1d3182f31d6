import type { Queryable } from '#server/db/pools.ts';

export interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A second factor, as every answer about a person carries it. */
export interface UserFactor {
  id: string;
  friendly_name: string;
  factor_type: 'totp' | 'webauthn' | 'recovery_code';
  status: 'unverified' | 'verified';
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  /** The address that is waiting for its confirmations. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  /** 1 once one of the two addresses has agreed to the change. */
  email_change_confirm_status: number;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  phone: string | null;
  phone_confirmed_at: Date | null;
  banned_until: Date | null;
  is_anonymous: boolean;
  is_sso_user: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  identities: IdentityRow[];
  factors: UserFactor[];
}

/** Columns of a UserRow, for a query in which `auth.users` is `u`. */
export const USER_COLUMNS = `u.id, u.aud, u.role, u.email, u.encrypted_password, u.email_confirmed_at,
  u.invited_at, u.confirmation_sent_at, u.recovery_sent_at, u.email_change,
  u.email_change_sent_at, u.email_change_confirm_status, u.reauthentication_sent_at, u.last_sign_in_at, u.raw_app_meta_data,
  u.raw_user_meta_data, u.phone, u.phone_confirmed_at, u.banned_until, u.is_anonymous, u.is_sso_user, u.created_at,
  u.updated_at, u.deleted_at, (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
    from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name,
      'factor_type', f.factor_type, 'status', f.status, 'last_challenged_at', f.last_challenged_at,
      'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at), '[]')
    from auth.mfa_factors f where f.user_id = u.id) as factors`;

export async function findUserById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>({
    name: 'auth-user-by-id',
    text: `select ${USER_COLUMNS} from auth.users u where u.id = $1 and u.deleted_at is null`,
    values: [id],
  });
  return rows[0];
}

/** @param email trimmed and in lower case */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>({
    name: 'auth-user-by-email',
    text: `select ${USER_COLUMNS} from auth.users u
            where lower(u.email) = $1 and not u.is_sso_user and u.deleted_at is null`,
    values: [email],
  });
  return rows[0];
}

/**
 * Finds the person who is changing address, by the current address or, for an anonymous person, the
 * new one.
 */
export async function findChangingUser(db: Queryable, email: string): Promise<UserRow | undefined> {
  const known = await findUserByEmail(db, email);
  if (known) return known;
  const { rows } = await db.query<UserRow>(
    `select ${USER_COLUMNS} from auth.users u
      where u.email_change = $1 and u.email is null and u.deleted_at is null
      order by u.email_change_sent_at desc nulls last limit 1`,
    [email],
  );
  return rows[0];
}

export function isBanned(user: Pick<UserRow, 'banned_until'>, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}
