import { isRecord } from '#web/lib/is-record.ts';

/** Everything that these screens can have to say; `texts.ts` has one sentence for each. */
const KNOWN_CODES = [
  'over_request_rate_limit',
  'unexpected_failure',
  'network',
  'email_exists',
  'email_address_invalid',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_recovery_codes_sole_factor',
  'too_many_enrolled_mfa_factors',
  'too_many_passkeys',
  'insufficient_aal',
  'key_cancelled',
  'key_known',
  'key_failed',
  'single_identity_not_deletable',
  'email_conflict_identity_not_deletable',
  'identity_already_exists',
  'provider_failed',
  'session_not_found',
  'current_password_invalid',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'reauthentication_cancelled',
] as const;

export type KnownCode = (typeof KNOWN_CODES)[number];

const SAME_AS: Readonly<Record<string, KnownCode>> = {
  over_email_send_rate_limit: 'over_request_rate_limit',
  validation_failed: 'email_address_invalid',
  mfa_ip_address_mismatch: 'mfa_challenge_expired',
  webauthn_challenge_expired: 'mfa_challenge_expired',
  webauthn_challenge_not_found: 'mfa_challenge_expired',
  webauthn_verification_failed: 'key_failed',
  webauthn_credential_exists: 'key_known',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'key_known',
  ERROR_CEREMONY_ABORTED: 'key_cancelled',
  bad_jwt: 'session_not_found',
  bad_oauth_callback: 'provider_failed',
  bad_oauth_state: 'provider_failed',
  // The way there was begun in another browser, is over, or was used.
  bad_code_verifier: 'provider_failed',
  flow_state_expired: 'provider_failed',
  flow_state_not_found: 'provider_failed',
  pkce_code_verifier_not_found: 'provider_failed',
  access_denied: 'provider_failed',
  server_error: 'provider_failed',
};

/** Takes whatever a call threw to one code that we have words for. */
export function codeOf(error: unknown): KnownCode {
  if (!isRecord(error)) return 'unexpected_failure';
  const { code, name, status } = error;
  if (name === 'AuthSessionMissingError') return 'session_not_found';
  // The browser's word for a dialog that was closed or timed out.
  if (name === 'NotAllowedError') return 'key_cancelled';
  const known = KNOWN_CODES.find((each) => each === code);
  if (known) return known;
  if (typeof code === 'string' && SAME_AS[code]) return SAME_AS[code];
  if ('__isWebAuthnError' in error) return 'key_failed';
  if (status === 429) return 'over_request_rate_limit';
  if (name === 'AuthRetryableFetchError' || status === 0) return 'network';
  if (typeof status === 'number' && status >= 502 && status <= 504) return 'network';
  return 'unexpected_failure';
}
