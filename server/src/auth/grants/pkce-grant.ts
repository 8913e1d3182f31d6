import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AuthError } from '../errors/auth-error.ts';
import { requireSecondFactor } from '../factors/account.ts';
import type { ExternalIdentity } from '../federation/external-identity.ts';
import { linkToUser } from '../federation/link-to-user.ts';
import { providerFields } from '../flow/provider-tokens.ts';
import { openWithCode } from '../flow/sealed-with-code.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { type Caller, callerOf } from '../request/caller.ts';
import { type ChallengeMethod, challengeMatches } from '../request/code-challenge.ts';
import { readBody } from '../request/read-body.ts';
import { createSession } from '../sessions/create-session.ts';
import type { SessionJson } from '../sessions/session-json.ts';
import type { AuthMethod } from '../tokens/access-token.ts';
import { inTransaction } from '../transaction.ts';
import { findUserById, isBanned, type UserRow } from '../users/find-user.ts';
import { tellOfChange } from '../users/tell-of-change.ts';

const Body = z.object({ auth_code: z.string().nullish(), code_verifier: z.string().nullish() });

interface FlowState {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: ChallengeMethod;
  authentication_method: AuthMethod;
  expires_at: Date;
  provider_tokens: Buffer | null;
  session_not_after: Date | null;
  linking_identity: Buffer | null;
  linking_session_id: string | null;
}

export function authCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/**
 * Only here is an identity linked, never at the callback: the verifier is in the browser of who set
 * off, and whoever was lured through the provider's page has another browser.
 */
async function link(
  parts: AuthParts,
  caller: Caller,
  user: UserRow,
  identity: ExternalIdentity,
  sessionId: string,
): Promise<SessionJson> {
  if (!(await parts.liveSessions.isLive(sessionId, user.id))) {
    throw new AuthError('session_not_found');
  }
  await requireSecondFactor(parts, user, sessionId);
  const session = await inTransaction(parts.pools.owner, async (client) => {
    const linked = await linkToUser(parts, client, user.id, identity, caller);
    return createSession(parts, caller, linked, 'oauth', client);
  });
  await tellOfChange(parts, user.email, 'identity_linked');
  return session;
}

/** POST /token?grant_type=pkce: the code of a followed link and the verifier of who asked for it. */
export async function pkceGrant(parts: AuthParts, c: AuthContext): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, Body);
  if (!code || !verifier) {
    throw new AuthError('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    });
  }
  const { owner } = parts.pools;
  const { rows } = await owner.query<FlowState>(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method, expires_at,
       provider_tokens, session_not_after, linking_identity, linking_session_id
       from auth.flow_state where auth_code_hash = $1`,
    [authCodeHash(code)],
  );
  const flow = rows[0];
  if (!flow) throw new AuthError('flow_state_not_found');
  if (flow.expires_at <= parts.now()) throw new AuthError('flow_state_expired');
  if (!challengeMatches(flow.code_challenge_method, flow.code_challenge, verifier)) {
    throw new AuthError('bad_code_verifier');
  }
  // Of two that redeem the code at once, one deletes it and goes on.
  const { rowCount } = await owner.query('delete from auth.flow_state where id = $1', [flow.id]);
  const user = await findUserById(owner, flow.user_id);
  if (rowCount !== 1 || !user) throw new AuthError('flow_state_not_found');
  if (isBanned(user, parts.now())) throw new AuthError('user_banned');
  const caller = callerOf(parts, c);
  const { authentication_method: method, session_not_after: notAfter } = flow;
  const { linking_identity: sealed, linking_session_id: asking } = flow;
  const session =
    sealed !== null && asking !== null
      ? await link(parts, caller, user, openWithCode(code, 'linking identity', sealed), asking)
      : await createSession(parts, caller, user, method, owner, notAfter);
  const tokens =
    flow.provider_tokens && openWithCode(code, 'provider tokens', flow.provider_tokens);
  return c.json({ ...session, ...providerFields(tokens) });
}
