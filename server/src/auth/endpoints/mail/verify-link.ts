import { AuthError } from '../../errors/auth-error.ts';
import { issueCode } from '../../flow/issue-code.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { type Caller, callerOf } from '../../request/caller.ts';
import { redirectTarget } from '../../request/redirect-target.ts';
import { createSession } from '../../sessions/create-session.ts';
import { tokenHash } from '../../tokens/one-time-token.ts';
import { inTransaction } from '../../transaction.ts';
import { tellOfChange } from '../../users/tell-of-change.ts';
import { followLink, HALF_CHANGED } from '../../users/follow-link.ts';

/** OAuth's words for our statuses, as GoTrue puts them beside its code. */
const OAUTH_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'invalid_request',
  500: 'server_error',
};

/**
 * Where a followed link goes on: with a code (PKCE) in the query, with the session in the fragment,
 * or with GoTrue's message while the other address has not agreed to a change.
 */
async function redirectFor(
  parts: AuthParts,
  caller: Caller,
  { token, type, target }: { token: string; type: string; target: URL },
): Promise<URL> {
  let left: string | null = null;
  const arrived = await inTransaction(parts.pools.owner, async (client) => {
    const { user, ...followed } = await followLink(parts, client, {
      hash: tokenHash(token),
      type,
      caller,
    });
    left = followed.left;
    if (!user) {
      if (followed.challenge !== null) target.searchParams.set('message', HALF_CHANGED);
      target.hash = new URLSearchParams({ message: HALF_CHANGED }).toString();
      return target;
    }
    if (followed.challenge !== null) {
      const code = await issueCode(parts, client, {
        userId: user.id,
        method: followed.codeMethod,
        challenge: followed.challenge,
      });
      target.searchParams.set('code', code);
      return target;
    }
    const session = await createSession(parts, caller, user, followed.method, client);
    target.hash = new URLSearchParams({
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    }).toString();
    return target;
  });
  await tellOfChange(parts, left, 'email_changed');
  return arrived;
}

/** GET /verify: the link of a mail. Always leads back to the site, with what came of it. */
export const verifyLink =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const target = new URL(redirectTarget(parts.config.siteUrl, c.req.query('redirect_to')));
    c.header('cache-control', 'no-store');
    // Mail scanners look at links with HEAD; that must not use them up.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const type = c.req.query('type') ?? '';
    const token = c.req.query('token') ?? c.req.query('token_hash') ?? '';
    try {
      const caller = callerOf(parts, c);
      return c.redirect(await redirectFor(parts, caller, { token, type, target }), 302);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const said = new URLSearchParams({
        error: OAUTH_ERRORS[error.status] ?? 'invalid_request',
        error_code: error.code,
        error_description: error.message,
      });
      if (token.startsWith('pkce_')) {
        for (const [name, value] of said) target.searchParams.set(name, value);
      }
      target.hash = said.toString();
      return c.redirect(target, 302);
    }
  };
