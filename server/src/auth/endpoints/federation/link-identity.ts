import { AuthError } from '../../errors/auth-error.ts';
import { requireSecondFactor } from '../../factors/account.ts';
import { startAuthorization } from '../../flow/start-authorization.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { requireConfirmed } from '../../passwords/confirm-session.ts';
import { requireUser } from '../../request/require-session.ts';

/** GET /user/identities/authorize: starts linking one more identity to a signed-in person. */
export const linkIdentity =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    const { user, sessionId } = await requireUser(parts, c);
    if (!parts.config.federation.manualLinking) throw new AuthError('manual_linking_disabled');
    // Refused before redirecting: at the callback nothing tells whose browser it is.
    if (!c.req.query('code_challenge')) {
      throw new AuthError('validation_failed', {
        message: "Linking an identity needs PKCE: create the client with flowType: 'pkce'",
      });
    }
    await requireSecondFactor(parts, user, sessionId);
    await requireConfirmed(parts, user, sessionId, parts.pools.owner);
    c.header('cache-control', 'no-store');
    const url = await startAuthorization(parts, c, { userId: user.id, sessionId });
    return c.req.query('skip_http_redirect') === 'true'
      ? c.json({ url: url.href })
      : c.redirect(url, 302);
  };
