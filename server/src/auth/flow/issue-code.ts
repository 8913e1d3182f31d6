import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { authCodeHash } from '../grants/pkce-grant.ts';
import type { PartsInside } from '../parts.ts';
import { splitChallenge } from '../request/code-challenge.ts';
import type { AuthMethod } from '../tokens/access-token.ts';
import type { ExternalIdentity } from '../federation/external-identity.ts';
import type { ProviderTokens } from './provider-tokens.ts';
import { sealWithCode } from './sealed-with-code.ts';

const CODE_LIFETIME_MS = 5 * 60_000;

interface CodeRequest {
  userId: string;
  /** What the session's `amr` will say of how the person proved who they are. */
  method: AuthMethod;
  /** `method:challenge`, as `readChallenge` keeps it. */
  challenge: string;
  providerTokens?: ProviderTokens | null;
  /** When the identity provider ends the session, where it says so. */
  notAfter?: Date | null;
  /** An identity that the exchange gives to the person, if the session that asked for it lives. */
  linking?: { identity: ExternalIdentity; sessionId: string } | null;
}

/** A code of PKCE: lasts five minutes, redeemed once, stored as its hash. */
export async function issueCode(
  { now }: PartsInside,
  client: PoolClient,
  request: CodeRequest,
): Promise<string> {
  const { userId, method, challenge, providerTokens = null, notAfter = null } = request;
  const { linking = null } = request;
  const code = randomUUID();
  const kept = splitChallenge(challenge);
  const at = now();
  await client.query(
    `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, code_challenge_method,
       authentication_method, expires_at, created_at, updated_at, provider_tokens, session_not_after,
       linking_identity, linking_session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)`,
    [
      userId,
      authCodeHash(code),
      kept.challenge,
      kept.method,
      method,
      new Date(at.getTime() + CODE_LIFETIME_MS),
      at,
      providerTokens && sealWithCode(code, 'provider tokens', providerTokens),
      notAfter,
      linking && sealWithCode(code, 'linking identity', linking.identity),
      linking?.sessionId ?? null,
    ],
  );
  return code;
}
