import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isOutage, RETRY_AFTER_SECONDS } from '#server/db/outage/outage.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { Log } from '#server/log.ts';
import { isBrokenOff } from './broken-off.ts';

interface ApiErrorParts {
  details?: string | null;
  hint?: string | null;
  headers?: Record<string, string>;
}

/** An answer of functions/v1 that is not a success: `{code, message, details?, hint?}`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly parts: ApiErrorParts;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    parts: ApiErrorParts = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.parts = parts;
  }
}

/**
 * `app.onError` of functions/v1 and of what stands before the APIs. What nobody foresaw goes to the
 * log with the request's id and to the caller as a bare 500: an inner message could hold another's
 * data. A database out of reach is 503.
 * @param outage the code of that answer; rest/v1 has PostgREST's, also before its own routes
 */
export const onApiError =
  (log: Log, outage = 'unavailable'): ErrorHandler<HttpEnv> =>
  (error, c) => {
    if (error instanceof ApiError) {
      const { headers, ...rest } = error.parts;
      return c.json({ code: error.code, message: error.message, ...rest }, error.status, headers);
    }
    if (error instanceof HTTPException) {
      return c.json({ code: `http_${error.status}`, message: error.message }, error.status);
    }
    if (isBrokenOff(error)) return c.json({ code: 'bad_request', message: 'Broken off' }, 400);
    if (isOutage(error)) {
      log.warn('the database is out of reach', {
        requestId: c.get('requestId'),
        path: c.req.path,
        error,
      });
      return c.json(
        { code: outage, message: 'The database is out of reach', details: null, hint: null },
        503,
        { 'retry-after': String(RETRY_AFTER_SECONDS) },
      );
    }
    log.error('request failed', { requestId: c.get('requestId'), path: c.req.path, error });
    return c.json({ code: 'unexpected_failure', message: 'Unexpected failure' }, 500);
  };
