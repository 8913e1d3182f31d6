import { AuthError } from '../../errors/auth-error.ts';
import { requireLinkable } from '../../federation/link-to-user.ts';
import type { ExternalIdentity } from '../../federation/external-identity.ts';
import type { CallbackResult } from '../../federation/providers/identity-provider.ts';
import { signInWith } from '../../federation/sign-in.ts';
import { ProviderRefusal, withCode, withError, withSession } from '../../flow/return-address.ts';
import { issueCode } from '../../flow/issue-code.ts';
import { type Destination, takeFlow } from '../../flow/oauth-state.ts';
import { providerFields, type ProviderTokens } from '../../flow/provider-tokens.ts';
import type { AuthContext, AuthParts, Endpoint } from '../../parts.ts';
import { type Caller, callerOf } from '../../request/caller.ts';
import { createSession } from '../../sessions/create-session.ts';
import { inTransaction } from '../../transaction.ts';
import type { UserRow } from '../../users/find-user.ts';
import type { PoolClient } from 'pg';

/** Providers answer in the query, or by a form that the browser posts (Apple). */
async function answerOf(c: AuthContext): Promise<URLSearchParams> {
  if (c.req.method === 'POST') return new URLSearchParams(await c.req.text());
  return new URL(c.req.url).searchParams;
}

/** A code for the app that proves itself (PKCE), else the session itself. */
function begin(
  parts: AuthParts,
  caller: Caller,
  { challenge, redirectTo }: Destination,
  providerTokens: ProviderTokens | null,
) {
  return async (client: PoolClient, user: UserRow): Promise<URL> => {
    const target = new URL(redirectTo);
    if (challenge !== null) {
      const request = { userId: user.id, method: 'oauth', challenge, providerTokens } as const;
      return withCode(target, await issueCode(parts, client, request));
    }
    const session = await createSession(parts, caller, user, 'oauth', client);
    return withSession(target, session, providerFields(providerTokens));
  };
}

/**
 * The browser at the callback may not be the one that started, so nothing is linked yet: the
 * identity is kept with the code for whoever knows its verifier.
 */
async function finishLinking(
  parts: AuthParts,
  { challenge, redirectTo }: Destination,
  { userId, sessionId }: NonNullable<Destination['linking']>,
  identity: ExternalIdentity,
  providerTokens: ProviderTokens | null,
): Promise<URL> {
  if (challenge === null) {
    throw new AuthError('validation_failed', {
      message: 'Linking an identity needs PKCE: set off with a code_challenge',
    });
  }
  if (!(await parts.liveSessions.isLive(sessionId, userId))) {
    throw new AuthError('session_not_found');
  }
  const linking = { identity, sessionId };
  const code = await inTransaction(parts.pools.owner, async (client) => {
    await requireLinkable(client, userId, identity);
    const request = { userId, method: 'oauth', challenge, providerTokens, linking } as const;
    return issueCode(parts, client, request);
  });
  return withCode(new URL(redirectTo), code);
}

async function finishSignIn(
  parts: AuthParts,
  caller: Caller,
  to: Destination,
  { identity, accessToken, refreshToken }: CallbackResult,
): Promise<URL> {
  const { linking, redirectTo } = to;
  const tokens = accessToken === null ? null : { accessToken, refreshToken };
  if (linking !== null) return finishLinking(parts, to, linking, identity, tokens);
  const go = begin(parts, caller, to, tokens);
  return signInWith(parts, { identity, caller, redirectTo }, go);
}

/** A refusal that can be told; what nobody foresaw goes to the log and becomes one too. */
function refusalOf(parts: AuthParts, c: AuthContext, error: unknown): AuthError | ProviderRefusal {
  if (error instanceof ProviderRefusal) return error;
  if (error instanceof AuthError && error.status < 500) return error;
  const cause = error instanceof AuthError ? (error.cause ?? error) : error;
  parts.log.error('sign-in through a provider failed', {
    requestId: c.get('requestId'),
    error: cause,
  });
  return error instanceof AuthError ? error : new AuthError('unexpected_failure');
}

/** GET and POST /callback: back from a provider. Always leads on to the site. */
export const callback =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    c.header('cache-control', 'no-store');
    const caller = callerOf(parts, c);
    const answer = await answerOf(c);
    let target = new URL(parts.config.siteUrl);
    try {
      const { flow, to } = await takeFlow(parts, answer.get('state'));
      target = new URL(to.redirectTo);
      const said = answer.get('error');
      if (said) throw new ProviderRefusal(said, answer.get('error_description'));
      if (!answer.get('code')) {
        throw new AuthError('bad_oauth_callback', {
          message: 'OAuth callback with missing authorization code missing',
        });
      }
      const provider = parts.providers.get(to.provider);
      if (!provider) throw new AuthError('provider_disabled');
      const result = await provider.readCallback(flow, answer);
      return c.redirect(await finishSignIn(parts, caller, to, result), 302);
    } catch (error) {
      return c.redirect(withError(target, refusalOf(parts, c, error)), 302);
    }
  };
