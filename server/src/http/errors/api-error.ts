import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { Log } from '#server/log.ts';

interface ApiErrorParts {
  details?: string | null;
  hint?: string | null;
  headers?: Record<string, string>;
}

/** An answer of rest/v1 or functions/v1 that is not a success: `{code, message, details?, hint?}`. */
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
 * `app.onError` of rest/v1 and functions/v1. What nobody foresaw goes to the log with the
 * request's id and to the caller as a bare 500: an inner message could hold another's data.
 */
export const onApiError =
  (log: Log): ErrorHandler<HttpEnv> =>
  (error, c) => {
    if (error instanceof ApiError) {
      const { headers, ...rest } = error.parts;
      return c.json({ code: error.code, message: error.message, ...rest }, error.status, headers);
    }
    if (error instanceof HTTPException) {
      return c.json({ code: `http_${error.status}`, message: error.message }, error.status);
    }
    log.error('request failed', { requestId: c.get('requestId'), path: c.req.path, error });
    return c.json({ code: 'unexpected_failure', message: 'Unexpected failure' }, 500);
  };
