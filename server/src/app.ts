import { join } from 'node:path';
import { Hono } from 'hono';
import { authRoutes } from './auth/routes.ts';
import type { Deps } from './deps.ts';
import { sealIncomingSignature } from './functions/consent/seal-incoming.ts';
import { functionRoutes } from './functions/routes.ts';
import { bearer } from './http/bearer/bearer.ts';
import { forgetOwnSessions } from './http/bearer/forget-own-sessions.ts';
import { RETRY_AFTER_SECONDS } from './db/outage/outage.ts';
import { onApiError } from './http/errors/api-error.ts';
import type { HttpEnv } from './http/http-env.ts';
import { limitAddress, limitPerson } from './http/rate-limit/data-limits.ts';
import { requestId } from './http/request-id/request-id.ts';
import { securityHeaders } from './http/security-headers/security-headers.ts';
import { refuseNul } from './http/storable-text/refuse-nul.ts';
import { staticApp } from './http/static-app/static-app.ts';
import { outboxPage } from './mail/outbox-page/outbox-page.ts';
import { restRoutes } from './rest/routes.ts';

const BUILD = join(import.meta.dirname, '../../web/build/client');

/** The whole server, listening to nothing: main.ts listens, tests call `app.request()`. */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const { config, keys, log, pools } = deps;
  const app = new Hono<HttpEnv>();
  app.onError(onApiError(log, 'PGRST001'));
  app.use(requestId(log));
  app.use(securityHeaders(config.siteUrl));
  app.use(refuseNul);

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await pools.api.query('select 1');
      return c.json({ status: 'ready' });
    } catch (error) {
      log.warn('not ready', { error });
      return c.json({ status: 'unavailable' }, 503, {
        'retry-after': String(RETRY_AFTER_SECONDS),
      });
    }
  });
  app.get('/config.json', (c) =>
    c.json(
      {
        publishableKey: keys.publishableKey,
        aiMode: config.ai.provider,
        /** Ways to sign in through others; `provider` of /auth/v1/authorize is the id. */
        providers: [...config.federation.providers.values()].map(({ id, label }) => ({
          id,
          label,
        })),
        sso: config.federation.saml.enabled,
        captcha: config.captcha
          ? { provider: config.captcha.provider, siteKey: config.captcha.siteKey }
          : null,
        passkeys: true,
        /** So that the browser counts, and says, what the server would. */
        limits: {
          signIns: config.limits.signInsPerWindow,
          signInWindowMinutes: config.limits.signInWindowMinutes,
          signUpsPerHour: config.limits.signUpsPerHour,
        },
      },
      200,
      { 'cache-control': 'no-cache' },
    ),
  );

  app.route('/auth/v1', authRoutes(deps));
  app.use('/rest/v1/*', limitAddress(config), bearer(deps), limitPerson(config));
  app.use('/rest/v1/rpc/end_own_session', forgetOwnSessions(deps));
  app.route(
    '/rest/v1',
    restRoutes(deps, new Map([['record_legal_consent', sealIncomingSignature(keys)]])),
  );
  app.route('/functions/v1', functionRoutes(deps));
  // Mails open accounts: only the person in front of this machine may read them here.
  if (config.showOutbox) app.route('/outbox', outboxPage(config.dataDir));
  else app.all('/outbox/*', (c) => c.notFound());
  app.use(staticApp(BUILD, config.captcha?.provider));
  return app;
}
