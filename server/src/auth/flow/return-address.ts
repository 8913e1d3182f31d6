import { AuthError } from '../errors/auth-error.ts';
import type { SessionJson } from '../sessions/session-json.ts';

/** OAuth's words for our statuses and codes, as GoTrue puts them beside its code. */
const BY_STATUS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};
const DENIED = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);

/** The provider itself said no: its own code goes on to the app. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly error: string;

  constructor(error: string, description: string | null) {
    super((description ?? '').replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '').slice(0, 300));
    // Anybody can come to the callback with words of their own: only what could be a code.
    this.error = /^[a-z_]{1,60}$/.test(error) ? error : 'server_error';
  }
}

export function withCode(target: URL, code: string): URL {
  target.searchParams.set('code', code);
  return target;
}

/** The session in the fragment, which browsers send to no server. */
export function withSession(
  target: URL,
  session: SessionJson,
  more: Record<string, string> = {},
): URL {
  target.hash = new URLSearchParams({
    ...more,
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  }).toString();
  return target;
}

/** What went wrong, in the query and in the fragment: clients of either flow find it. */
export function withError(target: URL, error: AuthError | ProviderRefusal): URL {
  const said =
    error instanceof AuthError
      ? {
          error: DENIED.has(error.code)
            ? 'access_denied'
            : (BY_STATUS[error.status] ?? 'server_error'),
          error_code: error.code,
          error_description: error.message,
        }
      : { error: error.error, error_description: error.message };
  for (const [name, value] of Object.entries(said)) target.searchParams.set(name, value);
  target.hash = new URLSearchParams(said).toString();
  return target;
}
