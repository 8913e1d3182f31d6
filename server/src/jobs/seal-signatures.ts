import type { Pool } from 'pg';
import { sealSignature } from '#server/db/sealed/signature.ts';
import type { Keys } from '#server/keys.ts';

const BATCH = 20;

/** Seals signatures that came without passing the API: kept before images were sealed, or imported. */
export async function sealSignatures(owner: Pool, keys: Pick<Keys, 'sealingKey'>): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ id: string; user_id: string; digital_signature: string }>(
      `select id, user_id, digital_signature from public.legal_consent_records
        where user_id is not null and digital_signature like 'data:%' limit ${BATCH}`,
    );
    for (const { id, user_id: userId, digital_signature: image } of rows) {
      await owner.query(
        `update public.legal_consent_records set digital_signature = $3
          where id = $1 and user_id = $2 and digital_signature like 'data:%'`,
        [id, userId, sealSignature(keys, userId, image)],
      );
    }
    if (rows.length < BATCH) return;
  }
}
