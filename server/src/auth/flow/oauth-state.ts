import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizationFlow } from '../federation/providers/identity-provider.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthParts } from '../parts.ts';

/** Minutes; signing in at the provider may include a second factor and a call for help. */
const LIFETIME_MINUTES = 10;

export interface Destination {
  provider: string;
  redirectTo: string;
  /** `method:challenge` as `readChallenge` keeps it; null in the implicit flow. */
  challenge: string | null;
  /** Set while a signed-in person links an identity. */
  linking: { userId: string; sessionId: string } | null;
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

export function callbackAddress({ config }: Pick<AuthParts, 'config'>): string {
  return `${config.siteUrl}/auth/v1/callback`;
}

/** Stores a flow that was started. Only the hash of `state` is kept, so the table opens no flow. */
export async function storeFlow(parts: AuthParts, to: Destination): Promise<AuthorizationFlow> {
  const flow: AuthorizationFlow = {
    state: random(),
    nonce: random(),
    codeVerifier: random(),
    redirectUri: callbackAddress(parts),
  };
  const now = parts.now();
  await parts.pools.owner.query(
    `insert into auth.oauth_states (state_hash, provider, nonce, code_verifier, redirect_to,
       code_challenge, linking_user_id, linking_session_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      hashOf(flow.state),
      to.provider,
      flow.nonce,
      flow.codeVerifier,
      to.redirectTo,
      to.challenge,
      to.linking?.userId ?? null,
      to.linking?.sessionId ?? null,
      new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
      now,
    ],
  );
  return flow;
}

interface StateRow {
  provider: string;
  nonce: string;
  code_verifier: string;
  redirect_to: string;
  code_challenge: string | null;
  linking_user_id: string | null;
  linking_session_id: string | null;
  expires_at: Date;
}

/** Uses a state up. @throws {AuthError} when there is none, it was used or is too old */
export async function takeFlow(
  parts: AuthParts,
  state: string | null,
): Promise<{ flow: AuthorizationFlow; to: Destination }> {
  if (!state) {
    throw new AuthError('bad_oauth_callback', { message: 'OAuth state parameter missing' });
  }
  const { rows } = await parts.pools.owner.query<StateRow>(
    `delete from auth.oauth_states where state_hash = $1
     returning provider, nonce, code_verifier, redirect_to, code_challenge, linking_user_id,
       linking_session_id, expires_at`,
    [hashOf(state)],
  );
  const row = rows[0];
  if (!row || row.expires_at <= parts.now()) throw new AuthError('bad_oauth_state');
  const { linking_user_id: userId, linking_session_id: sessionId } = row;
  return {
    flow: {
      state,
      nonce: row.nonce,
      codeVerifier: row.code_verifier,
      redirectUri: callbackAddress(parts),
    },
    to: {
      provider: row.provider,
      redirectTo: row.redirect_to,
      challenge: row.code_challenge,
      linking: userId !== null && sessionId !== null ? { userId, sessionId } : null,
    },
  };
}
