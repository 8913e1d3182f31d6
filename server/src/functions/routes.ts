import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { bearer } from '#server/http/bearer/bearer.ts';
import { onApiError } from '#server/http/errors/api-error.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { chatRoutes } from './chat/routes.ts';
import { ownSignature } from './consent/own-signature.ts';
import { recordConsent } from './consent/record-consent.ts';
import { functionError, limitFunctionBody } from './errors.ts';

/** functions/v1: the whole table. */
export function functionRoutes(deps: Deps): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .onError(onApiError(deps.log))
    .notFound(() => {
      throw functionError('not_found');
    })
    .use(bearer(deps, (c) => c.req.method === 'POST' && /\/chat\/?$/.test(c.req.path)))
    .use(limitFunctionBody)
    .route('/chat', chatRoutes(deps))
    .post('/consent', recordConsent(deps))
    .get('/consent/signature', ownSignature(deps));
}
