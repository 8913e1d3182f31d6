import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hash as bcryptHash, verify as bcryptVerify } from '@node-rs/bcrypt';
import { isBcrypt } from './imported-hash.ts';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane (about 10 ms, off the event loop). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** What Supabase hashes with, so most imported hashes take this long. */
const BCRYPT_COST = 10;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let nobody: Promise<string> | undefined;
let nobodyImported: Promise<string> | undefined;

const noPassword = () => randomBytes(16).toString('hex');

async function verifyArgon(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(noPassword());
  return verify(stored ?? (await nobody), password).catch(() => false);
}

async function verifyBcrypt(stored: string | undefined, password: string): Promise<boolean> {
  nobodyImported ??= bcryptHash(noPassword(), { cost: BCRYPT_COST });
  return bcryptVerify(password, stored ?? (await nobodyImported)).catch(() => false);
}

/**
 * Whether the password is the one of the hash: argon2, or bcrypt of an import. Without a hash
 * (nobody has this address, or no password is set) it takes the same time and is always false.
 * @param imports whether this database has imported hashes: then a failure costs both kinds,
 *   because its time would tell which accounts came with the import
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  imports = false,
): Promise<boolean> {
  const known = stored || undefined;
  const imported = isBcrypt(known);
  const matches = imported
    ? await verifyBcrypt(known, password)
    : await verifyArgon(known, password);
  if (matches && known !== undefined) return true;
  if (imports || imported) {
    await (imported ? verifyArgon(undefined, password) : verifyBcrypt(undefined, password));
  }
  return false;
}
