import { createHmac, randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Keys } from '#server/keys.ts';
import type { Queryable } from '#server/db/pools.ts';

const COUNT = 10;
const LENGTH = 16;
/** Without letters and digits that look alike on paper (i, l, o, u; 0, 1). */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** As a person may have written it down: case, spaces and dashes do not count. */
export function normalizeRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** Keyed, so that a copy of the database alone does not let anybody try codes. */
function hashOf({ sealingKey }: Pick<Keys, 'sealingKey'>, setId: string, code: string): Buffer {
  return createHmac('sha256', Buffer.from(sealingKey, 'base64url'))
    .update(`recovery code ${setId} ${code}`)
    .digest();
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export interface RecoveryCodeSet {
  id: string;
  mfa_factor_id: string;
  failed_verification_count: number;
  verification_locked_until: Date | null;
}

/** The person's set, locked until the transaction ends. */
export async function lockRecoveryCodeSet(
  client: PoolClient,
  userId: string,
): Promise<RecoveryCodeSet | undefined> {
  const { rows } = await client.query<RecoveryCodeSet>(
    'select * from auth.mfa_recovery_code_sets where user_id = $1 for update',
    [userId],
  );
  return rows[0];
}

export async function countRecoveryCodes(
  db: Queryable,
  userId: string,
): Promise<{ factorId: string; total: number; remaining: number } | undefined> {
  const { rows } = await db.query<{ factorId: string; total: number; remaining: number }>(
    `select s.mfa_factor_id as "factorId", count(c.id)::int as total,
       (count(c.id) filter (where c.consumed_at is null))::int as remaining
       from auth.mfa_recovery_code_sets s
       left join auth.mfa_recovery_codes c on c.mfa_recovery_code_set_id = s.id
      where s.user_id = $1 group by s.mfa_factor_id`,
    [userId],
  );
  return rows[0];
}

/** Replaces all codes of a set. @returns the new ones, which are never readable again */
export async function replaceRecoveryCodes(
  keys: Keys,
  client: PoolClient,
  setId: string,
  now: Date,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  await client.query('delete from auth.mfa_recovery_codes where mfa_recovery_code_set_id = $1', [
    setId,
  ]);
  await client.query(
    `insert into auth.mfa_recovery_codes (mfa_recovery_code_set_id, code_hash, created_at, updated_at)
     select $1, unnest($2::bytea[]), $3, $3`,
    [setId, [...codes].map((code) => hashOf(keys, setId, code)), now],
  );
  await client.query(
    `update auth.mfa_recovery_code_sets set failed_verification_count = 0,
       verification_locked_until = null, updated_at = $2 where id = $1`,
    [setId, now],
  );
  return [...codes];
}

/** Uses a code up; false when it is unknown or was used. */
export async function useRecoveryCode(
  keys: Keys,
  client: PoolClient,
  setId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update auth.mfa_recovery_codes set consumed_at = $3, updated_at = $3
      where mfa_recovery_code_set_id = $1 and code_hash = $2 and consumed_at is null`,
    [setId, hashOf(keys, setId, code), now],
  );
  return rowCount === 1;
}
