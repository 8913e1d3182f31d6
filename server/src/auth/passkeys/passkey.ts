import type { PoolClient } from 'pg';
import type { Queryable } from '#server/db/pools.ts';
import type { StoredCredential } from '../factors/factor.ts';
import type { NewCredential } from './ceremonies.ts';

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  sign_count: string;
  transports: string[];
  friendly_name: string;
  last_used_at: Date | null;
  created_at: Date;
}

/** A passkey as clients list it. */
export function passkeyJson({ id, friendly_name: name, created_at, last_used_at }: PasskeyRow) {
  return {
    id,
    ...(name === '' ? {} : { friendly_name: name }),
    created_at,
    ...(last_used_at === null ? {} : { last_used_at }),
  };
}

export function storedCredential(row: PasskeyRow): StoredCredential {
  return {
    id: row.credential_id,
    publicKey: row.public_key.toString('base64url'),
    counter: Number(row.sign_count),
    transports: row.transports,
  };
}

export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    'select * from auth.webauthn_credentials where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

/** Locked until the transaction ends: of two that sign in with a copied key, one comes second. */
export async function lockPasskey(
  client: PoolClient,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const { rows } = await client.query<PasskeyRow>(
    'select * from auth.webauthn_credentials where credential_id = $1 for update',
    [credentialId],
  );
  return rows[0];
}

/** @returns undefined when the key belongs to somebody already */
export async function addPasskey(
  db: Queryable,
  userId: string,
  key: NewCredential,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const { rows } = await db.query<PasskeyRow>(
    `insert into auth.webauthn_credentials (user_id, credential_id, public_key, aaguid, sign_count,
       transports, backup_eligible, backed_up, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (credential_id) do nothing returning *`,
    [
      userId,
      key.id,
      Buffer.from(key.publicKey, 'base64url'),
      key.aaguid,
      key.counter,
      JSON.stringify(key.transports),
      key.backupEligible,
      key.backedUp,
      now,
    ],
  );
  return rows[0];
}

export async function renamePasskey(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const { rows } = await db.query<PasskeyRow>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
      where id = $1 and user_id = $2 returning *`,
    [id, userId, name, now],
  );
  return rows[0];
}

export async function removePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from auth.webauthn_credentials where id = $1 and user_id = $2',
    [id, userId],
  );
  return rowCount === 1;
}
