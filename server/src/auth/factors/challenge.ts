import type { PoolClient } from 'pg';
import type { Queryable } from '#server/db/pools.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { PartsInside } from '../parts.ts';
import type { Caller } from '../request/caller.ts';

const LIFETIME_MS = 5 * 60_000;

/** What a WebAuthn answer must fit. */
export interface WebAuthnSession {
  type: 'create' | 'request';
  challenge: string;
}

export interface Challenge {
  id: string;
  /** Unix seconds. */
  expiresAt: number;
}

/** Asks for proof of a factor; lasts five minutes, answered once, from the same address. */
export async function createChallenge(
  { now }: PartsInside,
  db: Queryable,
  factorId: string,
  { ip }: Caller,
  session: WebAuthnSession | null = null,
): Promise<Challenge> {
  const at = now();
  const { rows } = await db.query<{ id: string }>(
    `with touched as (
       update auth.mfa_factors set last_challenged_at = $3 where id = $1
     ), swept as (
       delete from auth.mfa_challenges where factor_id = $1 and created_at < $5
     )
     insert into auth.mfa_challenges (factor_id, ip_address, web_authn_session_data, created_at, updated_at)
     values ($1, $2, $4, $3, $3) returning id`,
    [factorId, ip, at, session, new Date(at.getTime() - 2 * LIFETIME_MS)],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no challenge was made');
  return { id, expiresAt: Math.floor((at.getTime() + LIFETIME_MS) / 1000) };
}

/**
 * The challenge that is being answered.
 * @throws {AuthError} with GoTrue's codes: unknown, used or from another address, expired
 */
export async function readChallenge(
  { now }: PartsInside,
  client: PoolClient,
  factorId: string,
  id: string,
  { ip }: Caller,
): Promise<{ session: WebAuthnSession | null }> {
  const { rows } = await client.query<{
    used: boolean;
    same_address: boolean;
    web_authn_session_data: WebAuthnSession | null;
    created_at: Date;
  }>(
    `select verified_at is not null as used, ip_address = $3::inet as same_address,
       web_authn_session_data, created_at
       from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [id, factorId, ip],
  );
  const found = rows[0];
  if (!found) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthError('mfa_factor_not_found', { status: 422, message });
  }
  if (found.used || !found.same_address) throw new AuthError('mfa_ip_address_mismatch');
  if (now().getTime() - found.created_at.getTime() >= LIFETIME_MS) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError('mfa_challenge_expired', { message });
  }
  return { session: found.web_authn_session_data };
}

/** Uses the challenge up. */
export async function useChallenge(
  { now }: PartsInside,
  client: PoolClient,
  id: string,
): Promise<void> {
  await client.query(
    'update auth.mfa_challenges set verified_at = $2, updated_at = $2 where id = $1',
    [id, now()],
  );
}
