import { expect, test } from 'vitest';
import { codeOf } from './account-error.ts';

test.each([
  [{ code: 'mfa_verification_failed', status: 422 }, 'mfa_verification_failed'],
  [{ code: 'over_email_send_rate_limit', status: 429 }, 'over_request_rate_limit'],
  [{ status: 429 }, 'over_request_rate_limit'],
  [{ name: 'NotAllowedError' }, 'key_cancelled'],
  [{ name: 'InvalidStateError', code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }, 'key_known'],
  [{ __isWebAuthnError: true, code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' }, 'key_failed'],
  [{ name: 'AuthRetryableFetchError', status: 0 }, 'network'],
  [{ code: 'network', status: 0 }, 'network'],
  [{ status: 503 }, 'network'],
  [{ code: 'flow_state_not_found', status: 404 }, 'provider_failed'],
  [{ code: 'pkce_code_verifier_not_found', status: 400 }, 'provider_failed'],
  [{ code: 'unexpected_failure', status: 500 }, 'unexpected_failure'],
  [new Error('anything'), 'unexpected_failure'],
  ['text', 'unexpected_failure'],
])('%j is %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
