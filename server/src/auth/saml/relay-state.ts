import { createHash, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';

/** Minutes; signing in at an organisation may take a second factor. */
const LIFETIME_MINUTES = 10;

export interface RelayState {
  connectionId: string;
  requestId: string;
  redirectTo: string;
  /** `method:challenge` of the client's PKCE; null in the implicit flow. */
  challenge: string | null;
}

function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** SAML bindings allow 80 bytes of RelayState; GoTrue's are UUIDs, too. */
export function newRelayState(): string {
  return randomUUID();
}

export async function rememberRelayState(
  parts: AuthParts,
  relayState: string,
  { connectionId, requestId, redirectTo, challenge }: RelayState,
): Promise<void> {
  const now = parts.now();
  await parts.pools.owner.query(
    `insert into auth.saml_relay_states (state_hash, sso_provider_id, request_id, redirect_to,
       code_challenge, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [
      hashOf(relayState),
      connectionId,
      requestId,
      redirectTo,
      challenge,
      new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
      now,
    ],
  );
}

interface Row {
  sso_provider_id: string;
  request_id: string;
  redirect_to: string;
  code_challenge: string | null;
  expires_at: Date;
}

/** Uses a relay state up. @throws {AuthError} when there is none, it was used or is too old */
export async function useRelayState(parts: AuthParts, relayState: string): Promise<RelayState> {
  const { rows } = await parts.pools.owner.query<Row>(
    `delete from auth.saml_relay_states where state_hash = $1
     returning sso_provider_id, request_id, redirect_to, code_challenge, expires_at`,
    [hashOf(relayState)],
  );
  const row = rows[0];
  if (!row) throw new AuthError('saml_relay_state_not_found');
  if (row.expires_at <= parts.now()) throw new AuthError('saml_relay_state_expired');
  return {
    connectionId: row.sso_provider_id,
    requestId: row.request_id,
    redirectTo: row.redirect_to,
    challenge: row.code_challenge,
  };
}

/** An assertion signs in once. @throws {AuthError} when it did already */
export async function useAssertion(
  client: PoolClient,
  connectionId: string,
  assertion: { id: string; expiresAt: Date },
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into auth.saml_assertions (id_hash, sso_provider_id, expires_at) values ($1, $2, $3)
     on conflict do nothing`,
    [hashOf(`${connectionId}\n${assertion.id}`), connectionId, assertion.expiresAt],
  );
  if (rowCount === 0) {
    throw new AuthError('validation_failed', { message: 'SAML Assertion was used before' });
  }
}
