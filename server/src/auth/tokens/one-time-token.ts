import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { sameSecret } from '#server/http/bearer/constant-time.ts';
import type { Keys } from '#server/keys.ts';
import type { Queryable } from '#server/db/pools.ts';

/** What the mails say about how long their link lasts. */
const LINK_HOURS = {
  confirmation_token: 24,
  invite_token: 24,
  recovery_token: 1,
  magiclink_token: 1,
  email_change_token_current: 24,
  email_change_token_new: 24,
  reauthentication_token: 1,
} as const;
export type OneTimeTokenType = keyof typeof LINK_HOURS;

/**
 * A code is short, so it lasts an hour at most and is void after the fifth wrong guess; the link
 * stays.
 */
const CODE_MINUTES = 60;
const CODE_TRIES = 5;
const CODE_DIGITS = 6;

/** Tells the client's side of PKCE from the other flow; GoTrue's own mark. */
const PKCE_PREFIX = 'pkce_';

/** A link's token has 224 random bits, so a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A million codes are tried in no time: without the server's secret the hash says nothing. */
function codeHash(keys: Keys, userId: string, type: OneTimeTokenType, code: string): string {
  return createHmac('sha256', keys.secretKey)
    .update(`code\n${userId}\n${type}\n${code}`)
    .digest('hex');
}

interface NewOneTimeToken {
  userId: string;
  type: OneTimeTokenType;
  /** The address that the mail goes to. */
  email: string;
  challenge: string | null;
  now: Date;
}

export interface OneTimeSecrets {
  /** For the link. */
  token: string;
  /** Six digits to type. */
  code: string;
}

/** Makes link token and code of a mail; what was sent before for the same purpose ends here. */
export async function createOneTimeToken(
  keys: Keys,
  db: Queryable,
  { userId, type, email, challenge, now }: NewOneTimeToken,
): Promise<OneTimeSecrets> {
  const token = `${challenge === null ? '' : PKCE_PREFIX}${randomBytes(28).toString('hex')}`;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expiresAt = new Date(now.getTime() + LINK_HOURS[type] * 3_600_000);
  await db.query(
    `insert into auth.one_time_tokens as t (user_id, token_type, token_hash, code_hash, relates_to,
       code_challenge, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, code_hash = excluded.code_hash,
           relates_to = excluded.relates_to, code_challenge = excluded.code_challenge,
           expires_at = excluded.expires_at, attempts = 0, created_at = excluded.created_at,
           updated_at = excluded.created_at`,
    [
      userId,
      type,
      tokenHash(token),
      codeHash(keys, userId, type, code),
      email,
      challenge,
      expiresAt,
      now,
    ],
  );
  return { token, code };
}

interface Guess {
  email: string;
  code: string;
  types: readonly OneTimeTokenType[];
  now: Date;
}

/**
 * One try at a code. The try is on record before the code is looked at, in a statement of its own,
 * so that no failure that follows gives it back.
 * @returns the hash of the token that the code stands for, to be used up; undefined when it is wrong
 */
export async function tryCode(
  keys: Keys,
  owner: Pool,
  { email, code, types, now }: Guess,
): Promise<string | undefined> {
  const { rows } = await owner.query<{
    user_id: string;
    token_type: OneTimeTokenType;
    token_hash: string;
    code_hash: string;
  }>({
    name: 'auth-try-code',
    text: `update auth.one_time_tokens set attempts = attempts + 1
            where relates_to = $1 and token_type = any($2) and code_hash is not null
              and attempts < $3 and expires_at > $4 and created_at > $5
           returning user_id, token_type, token_hash, code_hash`,
    values: [email, types, CODE_TRIES, now, new Date(now.getTime() - CODE_MINUTES * 60_000)],
  });
  // All are compared, so that the time does not tell which of several was meant.
  const right = rows.filter((row) =>
    sameSecret(codeHash(keys, row.user_id, row.token_type, code), row.code_hash),
  );
  return right[0]?.token_hash;
}

export interface UsedToken {
  userId: string;
  type: OneTimeTokenType;
  challenge: string | null;
}

/** Uses a token up. Undefined when it is unknown, used, replaced or expired. */
export async function useOneTimeToken(
  db: Queryable,
  hash: string,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<UsedToken | undefined> {
  const { rows } = await db.query<{
    user_id: string;
    token_type: OneTimeTokenType;
    code_challenge: string | null;
    expires_at: Date;
  }>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2)
     returning user_id, token_type, code_challenge, expires_at`,
    [hash, types],
  );
  const row = rows[0];
  if (!row || row.expires_at <= now) return undefined;
  return { userId: row.user_id, type: row.token_type, challenge: row.code_challenge };
}
