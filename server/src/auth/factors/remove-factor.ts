import type { PoolClient } from 'pg';
import type { PartsInside } from '../parts.ts';
import type { FactorRow } from './factor.ts';

/** What `amr` says of a session that showed a second factor. */
const SECOND_FACTORS = ['totp', 'mfa/webauthn', 'mfa/recovery_code'];

/** Removes a factor. Sessions that it had raised fall back to aal1; their next token says so. */
export async function removeFactor(
  { now }: PartsInside,
  client: PoolClient,
  factor: Pick<FactorRow, 'id' | 'user_id'>,
): Promise<void> {
  await client.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2,
       amr = coalesce((select jsonb_agg(each) from jsonb_array_elements(amr) as each
                        where each ->> 'method' <> all ($3)), '[]')
      where factor_id = $1`,
    [factor.id, now(), SECOND_FACTORS],
  );
  await client.query('delete from auth.mfa_factors where id = $1', [factor.id]);
}
