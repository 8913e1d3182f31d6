import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { type Keys, KeysError } from '#server/keys.ts';

/** Of the sealing key, which no rotation changes and without which sealed data cannot be read. */
function fingerprintOf({ sealingKey }: Pick<Keys, 'sealingKey'>): string {
  return createHmac('sha256', sealingKey).update('remanso keys.json').digest('base64url');
}

/**
 * The first start writes down which keys.json belongs to the database; every later one, also of
 * another copy of the server, must bring the same.
 * @throws {KeysError} when it is another file
 */
export async function requireSameKeys(
  owner: Pool,
  keys: Pick<Keys, 'sealingKey'>,
  dataDir: string,
): Promise<void> {
  const own = fingerprintOf(keys);
  await owner.query(
    'insert into private.installation (keys_fingerprint) values ($1) on conflict do nothing',
    [own],
  );
  const { rows } = await owner.query<{ known: string }>(
    'select keys_fingerprint as known from private.installation',
  );
  if (rows[0]?.known === own) return;
  throw new KeysError(
    `The keys.json in ${dataDir} is not the one of this database: sign-ins would fail and what is sealed could not be opened. Put keys.json and saml-key.pem of another copy of the server, or of a backup, in its place.`,
  );
}

/** The next start writes down the keys that it finds: for who has lost those of before for good. */
export async function forgetKeys(owner: Pick<Pool, 'query'>): Promise<void> {
  await owner.query('delete from private.installation');
}
