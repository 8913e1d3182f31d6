import type { Pool } from 'pg';
import type { AuthParts } from '../parts.ts';
import type { UserRow } from '../users/find-user.ts';
import { hashPassword } from './hash.ts';
import { isBcrypt } from './imported-hash.ts';

const ASK_AGAIN_MS = 60_000;
const known = new WeakMap<Pool, { answer: Promise<boolean>; until: number }>();

/** Whether anybody's hash is still an imported one; asked once a minute. */
export function hasImports({ pools }: Pick<AuthParts, 'pools'>): Promise<boolean> {
  const { owner } = pools;
  let entry = known.get(owner);
  if (!entry || entry.until <= performance.now()) {
    const answer = owner
      .query(`select from auth.users where encrypted_password like '$2%' limit 1`)
      .then(({ rowCount }) => rowCount === 1);
    entry = { answer, until: performance.now() + ASK_AGAIN_MS };
    known.set(owner, entry);
    answer.catch(() => known.delete(owner));
  }
  return entry.answer;
}

/** After a right password: an imported hash becomes one of ours. */
export async function upgradeHash(
  { pools, now }: Pick<AuthParts, 'pools' | 'now'>,
  user: UserRow,
  password: string,
): Promise<void> {
  if (!isBcrypt(user.encrypted_password)) return;
  await pools.owner.query(
    `update auth.users set encrypted_password = $3, updated_at = $4
      where id = $1 and encrypted_password = $2`,
    [user.id, user.encrypted_password, await hashPassword(password), now()],
  );
}
