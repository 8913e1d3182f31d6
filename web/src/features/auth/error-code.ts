import { isRecord } from '#web/lib/is-record.ts';

/** Everything that an account screen can have to say; `texts.ts` has one sentence for each. */
export const KNOWN_CODES = [
  'invalid_credentials',
  'email_not_confirmed',
  'signup_disabled',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'unexpected_failure',
  'user_already_exists',
  'email_exists',
  'email_address_invalid',
  'weak_password',
  'weak_password_classes',
  'password_too_long',
  'same_password',
  'current_password_mismatch',
  'otp_expired',
  'recovery_too_old',
  'code_required',
  'code_wrong',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'recovery_code_wrong',
  'passkey_cancelled',
  'passkey_failed',
  'captcha_failed',
  'captcha_unavailable',
  'provider_cancelled',
  'provider_failed',
  'provider_email_needs_verification',
  'sso_provider_not_found',
  'user_banned',
  'session_not_found',
  'limit_access',
  'limit_sign_in',
  'limit_sign_up',
  'network',
] as const;

export type KnownCode = (typeof KNOWN_CODES)[number];

function isKnown(code: unknown): code is KnownCode {
  return KNOWN_CODES.some((known) => known === code);
}

/** Other names that servers give to the same thing. */
const SAME_AS: Readonly<Record<string, KnownCode>> = {
  flow_state_expired: 'otp_expired',
  flow_state_not_found: 'otp_expired',
  bad_code_verifier: 'otp_expired',
  validation_failed: 'email_address_invalid',
  session_expired: 'session_not_found',
  mfa_recovery_codes_locked: 'over_request_rate_limit',
  webauthn_challenge_expired: 'mfa_challenge_expired',
  webauthn_challenge_not_found: 'mfa_challenge_expired',
  webauthn_verification_failed: 'passkey_failed',
  ERROR_CEREMONY_ABORTED: 'passkey_cancelled',
  saml_idp_not_found: 'sso_provider_not_found',
  sso_provider_disabled: 'sso_provider_not_found',
  provider_disabled: 'provider_failed',
  bad_oauth_callback: 'provider_failed',
  bad_oauth_state: 'provider_failed',
  server_error: 'provider_failed',
  temporarily_unavailable: 'provider_failed',
  saml_relay_state_expired: 'provider_failed',
  saml_relay_state_not_found: 'provider_failed',
  saml_assertion_no_email: 'provider_failed',
  saml_assertion_no_user_id: 'provider_failed',
  refresh_token_not_found: 'session_not_found',
  current_password_required: 'recovery_too_old',
  reauthentication_needed: 'recovery_too_old',
  current_password_invalid: 'current_password_mismatch',
  // The accounts service always says more than this; alone it is another service's own word.
  access_denied: 'provider_cancelled',
};

/**
 * Takes whatever a call to the accounts service threw to one code that we have words for.
 * No answer, 502, 503 and 504 are the network's; what nobody foresaw counts as a failing server.
 */
export function codeOf(error: unknown): KnownCode {
  if (!isRecord(error)) return 'unexpected_failure';
  const { code, name, status, reasons } = error;
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') {
    const length = Array.isArray(reasons) && reasons.length > 0 && !reasons.includes('length');
    return length ? 'weak_password_classes' : 'weak_password';
  }
  if (name === 'AuthSessionMissingError') return 'session_not_found';
  // The browser's word for a dialog that was closed or timed out.
  if (name === 'NotAllowedError') return 'passkey_cancelled';
  if (isKnown(code)) return code;
  if (typeof code === 'string' && SAME_AS[code]) return SAME_AS[code];
  if ('__isWebAuthnError' in error) return 'passkey_failed';
  if (status === 429) return 'over_request_rate_limit';
  if (name === 'AuthRetryableFetchError' || status === 0) return 'network';
  if (typeof status === 'number' && status >= 502 && status <= 504) return 'network';
  return 'unexpected_failure';
}

/** An error of ours that `codeOf` takes to this code. */
export function refusal(code: KnownCode): Error {
  return Object.assign(new Error(code), { code });
}
