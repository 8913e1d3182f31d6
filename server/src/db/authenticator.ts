import { createHash, createHmac } from 'node:crypto';
import { Client, DatabaseError, type Pool } from 'pg';
import { StartError } from './embedded/start-error.ts';

/** Any number, the same for every copy of the server: one at a time changes roles or migrates. */
export const SETUP_LOCK = 7_269_001;

/**
 * The role that the API logs in as. Roles belong to the whole cluster: each owner has one of its
 * own, so that another installation beside this one, whose password is another, takes nothing away.
 */
export function authenticatorRole(ownerUrl: string): string {
  const owner = new Client({ connectionString: ownerUrl }).user ?? '';
  return `authenticator_${createHash('sha256').update(owner).digest('hex').slice(0, 12)}`;
}

/**
 * Its password: derived from the owner's, so that several copies of the server on one DATABASE_URL
 * agree without telling each other. Undefined where the address has none (the cluster trusts us).
 */
export function authenticatorPassword(ownerUrl: string): string | undefined {
  const url = new URL(ownerUrl);
  const secret = decodeURIComponent(url.password) || (url.searchParams.get('password') ?? '');
  if (secret === '') return undefined;
  return createHmac('sha256', secret).update('remanso authenticator').digest('hex');
}

/**
 * Makes the role, or gives it its password, unless it can already log in. Needs the migrations.
 * @throws {StartError} when it still does not
 */
export async function prepareAuthenticator(owner: Pool, api: Pool, ownerUrl: string) {
  if (await opens(api)) return;
  const client = await owner.connect();
  try {
    // Two copies altering one role at once fail with "tuple concurrently updated".
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    const role = authenticatorRole(ownerUrl);
    const password = authenticatorPassword(ownerUrl);
    const secret = password === undefined ? 'null' : client.escapeLiteral(password);
    const known = await client.query('select from pg_roles where rolname = $1', [role]);
    await client.query(
      `${known.rowCount ? 'alter' : 'create'} role ${role} login noinherit password ${secret};
       grant anon, authenticated, service_role to ${role}`,
    );
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
    client.release();
  }
  if (await opens(api)) return;
  throw new StartError(
    `The role ${authenticatorRole(ownerUrl)} cannot log in to the database: write the owner's password into DATABASE_URL (its own follows from it), and let pg_hba.conf admit the role.`,
  );
}

async function opens(api: Pool): Promise<boolean> {
  try {
    await api.query('select 1');
    return true;
  } catch (error) {
    // 28P01 wrong password, 28000 no login: what this function repairs.
    if (error instanceof DatabaseError && error.code?.startsWith('28')) return false;
    // The driver's own words where the server asks for a password and we have none.
    if (error instanceof Error && error.message.includes('password must be')) return false;
    throw error;
  }
}
