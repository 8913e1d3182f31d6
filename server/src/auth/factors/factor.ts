import type { Queryable } from '#server/db/pools.ts';

/** A second factor as the database keeps it. */
export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: 'totp' | 'webauthn' | 'recovery_code';
  status: 'unverified' | 'verified';
  /** Sealed: see seal.ts. */
  secret: string | null;
  last_totp_step: string | null;
  web_authn_credential: StoredCredential | null;
  web_authn_aaguid: string | null;
  last_challenged_at: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
}

/** The public half of a security key. */
export interface StoredCredential {
  id: string;
  /** base64url, COSE */
  publicKey: string;
  counter: number;
  transports: string[];
}

/** What clients are told of a factor. */
type FactorParts = Pick<
  FactorRow,
  'id' | 'friendly_name' | 'factor_type' | 'status' | 'created_at' | 'updated_at'
> &
  Partial<Pick<FactorRow, 'web_authn_aaguid' | 'last_challenged_at'>>;

/** A factor as clients know it: never its secret or its key. */
export function factorJson(factor: FactorParts) {
  const { friendly_name: name, last_challenged_at: challenged, web_authn_aaguid: aaguid } = factor;
  return {
    id: factor.id,
    ...(name === '' ? {} : { friendly_name: name }),
    factor_type: factor.factor_type,
    status: factor.status,
    ...(aaguid ? { web_authn_aaguid: aaguid } : {}),
    ...(challenged ? { last_challenged_at: new Date(challenged) } : {}),
    created_at: new Date(factor.created_at),
    updated_at: new Date(factor.updated_at),
  };
}

export async function listFactors(db: Queryable, userId: string): Promise<FactorRow[]> {
  const { rows } = await db.query<FactorRow>(
    'select * from auth.mfa_factors where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

/** One factor of the person, locked until the transaction ends: tries at it come one by one. */
export async function lockFactor(
  db: Queryable,
  userId: string,
  id: string,
): Promise<FactorRow | undefined> {
  const { rows } = await db.query<FactorRow>(
    'select * from auth.mfa_factors where id = $1 and user_id = $2 for update',
    [id, userId],
  );
  return rows[0];
}
