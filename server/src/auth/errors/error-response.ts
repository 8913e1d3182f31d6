import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isOutage, RETRY_AFTER_SECONDS } from '#server/db/outage/outage.ts';
import { isBrokenOff } from '#server/http/errors/broken-off.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { Log } from '#server/log.ts';
import { AuthError } from './auth-error.ts';

const VERSION_HEADER = 'x-supabase-api-version';
/** From this version on, clients read `{code, message}`; before, `{code, error_code, msg}`. */
const CODED_ERRORS = '2024-01-01';

function known(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new AuthError('validation_failed', { status: error.status, message: error.message });
  }
  if (isBrokenOff(error)) {
    return new AuthError('validation_failed', { status: 400, message: 'Broken off' });
  }
  // On these statuses the client waits, asks again and keeps the session.
  if (isOutage(error)) {
    return new AuthError('unexpected_failure', {
      status: 503,
      message: 'The database is out of reach',
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    });
  }
  return new AuthError('unexpected_failure');
}

/** `app.onError` of auth/v1, in the shape of the API version that the client asks for. */
export const onAuthError =
  (log: Log): ErrorHandler<HttpEnv> =>
  (thrown, c) => {
    const error = known(thrown);
    const requestId = c.get('requestId');
    if (error.code === 'unexpected_failure') {
      log.error('auth request failed', { requestId, path: c.req.path, error: thrown });
    }
    const headers = { ...error.headers, 'x-sb-error-code': error.code };
    const version = c.req.header(VERSION_HEADER) ?? '';
    if (/^\d{4}-\d{2}-\d{2}$/.test(version) && version >= CODED_ERRORS) {
      return c.json({ code: error.code, message: error.message, ...error.extra }, error.status, {
        ...headers,
        [VERSION_HEADER]: CODED_ERRORS,
      });
    }
    return c.json(
      { code: error.status, error_code: error.code, msg: error.message, ...error.extra },
      error.status,
      headers,
    );
  };
