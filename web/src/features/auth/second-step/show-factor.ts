import { loadAuth } from '#web/data/auth.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { codeOf, refusal } from '../error-code.ts';

/** The number that an authenticator app shows now. @throws what `codeOf` understands */
export async function showCode(factorId: string, code: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  refreshSessionState();
}

/** A security key, or this device, in the browser's own dialog. @throws what `codeOf` understands */
export async function showKey(factorId: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.mfa.webauthn.authenticate({
    factorId,
    webauthn: { rpId: location.hostname, rpOrigins: [location.origin] },
  });
  if (!error) return refreshSessionState();
  throw codeOf(error) === 'mfa_verification_failed' ? refusal('passkey_failed') : error;
}

/** A recovery code. */
export async function showRecoveryCode(code: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.mfa.recoveryCodes.verify({ code });
  if (!error) return refreshSessionState();
  const wrong = ['mfa_verification_failed', 'mfa_factor_not_found'].includes(error.code ?? '');
  throw wrong ? refusal('recovery_code_wrong') : error;
}
