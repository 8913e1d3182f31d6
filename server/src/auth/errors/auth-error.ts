import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every refusal of auth/v1: GoTrue's `error_code`, its HTTP status and its usual message. */
const ERRORS = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  bad_oauth_callback: [400, 'The provider sent something that is no answer'],
  bad_oauth_state: [400, 'OAuth callback with invalid state'],
  captcha_failed: [400, 'captcha protection: request disallowed'],
  current_password_invalid: [400, 'Current password is not correct'],
  current_password_required: [400, 'Current password is required to set a new password'],
  email_address_invalid: [400, 'Email address is invalid'],
  email_conflict_identity_not_deletable: [422, 'Unable to unlink identity due to email conflict'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  flow_state_expired: [403, 'invalid flow state, flow state has expired'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  identity_already_exists: [422, 'Identity is already linked'],
  identity_not_found: [422, "Identity doesn't exist"],
  insufficient_aal: [403, 'AAL2 session is required'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [422, 'MFA challenge has expired'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch.'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_recovery_codes_locked: [429, 'Too many failed verification attempts, try again later'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes cannot be the only verified factor'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_verified_factor_exists: [422, 'A verified factor already exists'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  not_found: [404, 'There is no such endpoint'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  phone_provider_disabled: [400, 'Phone sign-ins are disabled'],
  provider_disabled: [400, 'This provider is not enabled'],
  provider_email_needs_verification: [422, 'Unverified email with the provider'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  same_password: [422, 'New password should be different from the old password.'],
  saml_assertion_no_email: [400, 'SAML Assertion does not contain an email address'],
  saml_assertion_no_user_id: [
    400,
    'SAML Assertion did not contain a persistent Subject Identifier',
  ],
  saml_entity_id_mismatch: [400, 'SAML Metadata can be updated only if the EntityID matches'],
  saml_idp_already_exists: [422, 'SAML Identity Provider with this EntityID already exists'],
  saml_idp_not_found: [
    404,
    'A SAML connection has not been established with this Identity Provider',
  ],
  saml_metadata_fetch_failed: [400, 'SAML Metadata could not be fetched from the URL'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  saml_relay_state_expired: [422, 'SAML RelayState has expired. Try logging in again?'],
  saml_relay_state_not_found: [404, 'SAML RelayState does not exist, try logging in again?'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired (Inactivity)'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  sso_domain_already_exists: [400, 'SSO Domain is already assigned to an SSO identity provider'],
  sso_provider_disabled: [404, 'SSO Provider assigned for this domain is currently disabled'],
  sso_provider_not_found: [404, 'SSO Identity Provider not found'],
  too_many_enrolled_mfa_factors: [
    422,
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  too_many_passkeys: [422, 'Maximum number of passkeys reached'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [400, 'User is banned'],
  user_sso_managed: [422, 'Updating email, phone, password of a SSO account only possible via SSO'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'Password is too weak'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  webauthn_challenge_expired: [400, 'Challenge has expired'],
  webauthn_challenge_not_found: [400, 'Challenge not found'],
  webauthn_credential_exists: [422, 'This credential is already registered'],
  webauthn_verification_failed: [400, 'Credential verification failed'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

export type AuthErrorCode = keyof typeof ERRORS;

interface AuthErrorDetails {
  message?: string;
  status?: ContentfulStatusCode;
  headers?: Record<string, string>;
  /** Fields beside code and message, such as the reasons of a weak password. */
  extra?: Record<string, unknown>;
}

/** A refusal with a code of the list; anything else that is thrown becomes `unexpected_failure`. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(code: AuthErrorCode, details: AuthErrorDetails = {}) {
    const [status, message] = ERRORS[code];
    super(details.message ?? message);
    this.code = code;
    this.status = details.status ?? status;
    this.headers = details.headers ?? {};
    this.extra = details.extra ?? {};
  }
}
