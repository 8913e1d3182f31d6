import { AuthError } from '../../errors/auth-error.ts';
import { withError } from '../../flow/return-address.ts';
import { startAuthorization } from '../../flow/start-authorization.ts';
import type { AuthParts, Endpoint } from '../../parts.ts';
import { redirectTarget } from '../../request/redirect-target.ts';

/** GET /authorize: redirects a person's browser to a provider. */
export const authorize =
  (parts: AuthParts): Endpoint =>
  async (c) => {
    c.header('cache-control', 'no-store');
    try {
      return c.redirect(await startAuthorization(parts, c, null), 302);
    } catch (error) {
      // What only the app can have done wrong is an answer to the app, as GoTrue has it. The rest
      // meets a person, who should not be left on a page of JSON.
      if (!(error instanceof AuthError) || error.code === 'validation_failed') throw error;
      const { log, config } = parts;
      if (error.status >= 500) log.warn('provider cannot be reached', { error: error.cause });
      const target = redirectTarget(config.siteUrl, c.req.query('redirect_to'));
      return c.redirect(withError(new URL(target), error), 302);
    }
  };
