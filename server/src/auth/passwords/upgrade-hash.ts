import type { Pool } from 'pg';
import type { AuthParts } from '../parts.ts';
import type { UserRow } from '../users/find-user.ts';
import { hashPassword, OUR_KIND } from './hash.ts';
import { type HashKind, kindOf } from './hash-kind.ts';

const KEPT_FOR_MS = 60_000;
/** Each adds one hash to the time of a refused sign-in. */
const MAX_KINDS = 3;
const known = new WeakMap<Pool, { answer: Promise<HashKind[]>; until: number }>();

/** The kinds of imported hashes that people still have, the commonest first; asked once a minute. */
export function importedKinds({ pools }: Pick<AuthParts, 'pools'>): Promise<HashKind[]> {
  const { owner } = pools;
  let entry = known.get(owner);
  if (!entry || entry.until <= performance.now()) {
    const answer = askForKinds(owner);
    entry = { answer, until: performance.now() + KEPT_FOR_MS };
    known.set(owner, entry);
    answer.catch(() => known.delete(owner));
  }
  return entry.answer;
}

async function askForKinds(owner: Pool): Promise<HashKind[]> {
  // One of each stands for the rest: up to the salt they are the same.
  const { rows } = await owner.query<{ one: string }>(
    `select min(encrypted_password) as one from auth.users
      where not starts_with(encrypted_password, $1)
      group by regexp_replace(encrypted_password, '^\\$2.(\\$..).*|\\$[^$]+\\$[^$]+$', '\\1')
      order by count(*) desc limit $2`,
    [OUR_KIND, MAX_KINDS],
  );
  return rows.flatMap(({ one }) => kindOf(one) ?? []);
}

/** After a right password: a hash of another kind becomes one of ours. */
export async function upgradeHash(
  { pools, now }: Pick<AuthParts, 'pools' | 'now'>,
  user: UserRow,
  password: string,
): Promise<void> {
  const { id, encrypted_password: stored } = user;
  if (stored === null || kindOf(stored) === OUR_KIND) return;
  await pools.owner.query(
    `update auth.users set encrypted_password = $3, updated_at = $4
      where id = $1 and encrypted_password = $2`,
    [id, stored, await hashPassword(password), now()],
  );
}
