import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { verify as bcryptVerify } from '@node-rs/bcrypt';
import pLimit from 'p-limit';
import { HASH_COST } from './hash-cost.ts';
import { decoyOf, type HashKind, isBcrypt, kindOf } from './hash-kind.ts';

/** What every hash becomes that we make ourselves. */
export const OUR_KIND: HashKind = `$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$`;

/** Threads on which Node does such work; files and names are read on them too. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/**
 * Hashing keeps a core busy and 64 MiB of memory. More at once than there are cores would only
 * fight for both, and one thread stays free to serve pages.
 */
const inTurn = pLimit(Math.max(1, Math.min(availableParallelism(), THREADS - 1)));

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, HASH_COST));
}

function fits(stored: string, password: string): Promise<boolean> {
  return inTurn(() =>
    (isBcrypt(stored) ? bcryptVerify(password, stored) : verify(stored, password)).catch(
      () => false,
    ),
  );
}

/**
 * Whether the password is the one of the hash: ours, or bcrypt or argon2 of an import. Without a
 * hash (nobody has this address, or no password is set) it takes the same time and is always false.
 * @param others kinds of hash that others in this database have: a failure costs one of each, or
 *   its time would tell who came with an import
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  others: readonly HashKind[] = [],
): Promise<boolean> {
  const own = stored ? kindOf(stored) : undefined;
  if (stored && own && (await fits(stored, password))) return true;
  for (const kind of new Set([OUR_KIND, ...others])) {
    if (kind !== own) await fits(decoyOf(kind), password);
  }
  return false;
}
