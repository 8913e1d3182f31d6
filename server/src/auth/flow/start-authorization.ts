import { AuthError } from '../errors/auth-error.ts';
import { countAuthorization } from '../limits/auth-limits.ts';
import type { AuthContext, AuthParts } from '../parts.ts';
import { callerOf } from '../request/caller.ts';
import { readChallenge } from '../request/code-challenge.ts';
import { redirectTarget } from '../request/redirect-target.ts';
import { type Destination, storeFlow } from './oauth-state.ts';

/** Ours, or of the protocol itself: whoever asks may not choose them for the provider. */
const NOT_PASSED_ON = new Set([
  'provider',
  'scopes',
  'redirect_to',
  'skip_http_redirect',
  'invite_token',
  'apikey',
  'client_id',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
  'claims',
]);
const MAX_PARAMETERS = 20;
const MAX_LENGTH = 500;
/** RFC 6749 §3.3. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;

function readScopes(given: string | undefined): string[] {
  const scopes = (given ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  if (scopes.length > MAX_PARAMETERS || !scopes.every((scope) => SCOPE.test(scope))) {
    throw new AuthError('validation_failed', { message: 'The scopes are not valid' });
  }
  return scopes;
}

/** `login_hint`, `access_type`, `prompt` and whatever else a provider knows. */
function readParameters(query: Record<string, string>): Record<string, string> {
  const passed = Object.entries(query).filter(
    ([name, value]) => !NOT_PASSED_ON.has(name) && name.length + value.length <= MAX_LENGTH,
  );
  return Object.fromEntries(passed.slice(0, MAX_PARAMETERS));
}

/**
 * The address of the provider named in the query, to which a person is redirected.
 * @param linking who wants one more identity; null for a sign-in
 * @throws {AuthError} for a provider that is not there, wrong parameters, or one that is silent
 */
export async function startAuthorization(
  parts: AuthParts,
  c: AuthContext,
  linking: Destination['linking'],
): Promise<URL> {
  const query = c.req.query();
  const id = query.provider ?? '';
  const provider = parts.providers.get(id);
  if (!provider) {
    throw new AuthError('validation_failed', {
      message: 'Unsupported provider: provider is not enabled',
    });
  }
  const scopes = readScopes(query.scopes);
  const challenge = readChallenge(query);
  const redirectTo = redirectTarget(parts.config.siteUrl, query.redirect_to);
  await countAuthorization(parts, callerOf(parts, c));
  const flow = await storeFlow(parts, { provider: id, redirectTo, challenge, linking });
  return provider.authorizationUrl({ ...flow, scopes, parameters: readParameters(query) });
}
