import { createHmac } from 'node:crypto';
import { DatabaseError, type Pool } from 'pg';

/** Any number, the same for every copy of the server: one at a time changes roles or migrates. */
export const SETUP_LOCK = 7_269_001;

/**
 * The password of the role `authenticator`: derived from the owner's, so that several copies of
 * the server on one DATABASE_URL agree without telling each other.
 */
export function authenticatorPassword(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const secret = decodeURIComponent(url.password) || (url.searchParams.get('password') ?? '');
  return createHmac('sha256', secret).update('remanso authenticator').digest('hex');
}

/** Gives the role its password, unless it already opens the door. Needs the migrations. */
export async function setAuthenticatorPassword(owner: Pool, api: Pool, ownerUrl: string) {
  if (await opens(api)) return;
  const client = await owner.connect();
  try {
    // Two copies altering one role at once fail with "tuple concurrently updated".
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    const password = client.escapeLiteral(authenticatorPassword(ownerUrl));
    await client.query(`alter role authenticator login password ${password}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
    client.release();
  }
}

async function opens(api: Pool): Promise<boolean> {
  try {
    await api.query('select 1');
    return true;
  } catch (error) {
    // 28P01 wrong password, 28000 no login: what we are here to mend.
    if (error instanceof DatabaseError && error.code?.startsWith('28')) return false;
    throw error;
  }
}
