import type { Pool } from 'pg';

/**
 * Whether no server has started on this database before, nor has anybody an account in it or left
 * anything that keys of the server would have to open.
 */
export async function isUnused(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query<{ used: boolean }>(
    `select exists (select from private.installation) or exists (select from auth.users)
         or exists (select from public.legal_consent_records) as used`,
  );
  return rows[0]?.used === false;
}
