import type { Factor } from '@supabase/auth-js';
import { PRODUCT } from '#domain/product.ts';
import { loadAuth } from '#web/data/auth.ts';
import { refreshSessionState } from '#web/data/session.ts';

/** What an authenticator app needs. */
export interface NewApp {
  id: string;
  /** A data address with the picture to scan. */
  picture: string;
  secret: string;
  /** Opens an authenticator app on the same device. */
  uri: string;
}

/** A name that none of the others has: «Aplicación», «Aplicación 2» … */
export function freeName(base: string, factors: readonly Pick<Factor, 'friendly_name'>[]): string {
  const taken = new Set(factors.map((factor) => factor.friendly_name));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base} ${n}`;
    if (!taken.has(name)) return name;
  }
}

/** Removes unfinished enrolments, whose names would collide. */
export async function dropUnfinished(): Promise<void> {
  const auth = await loadAuth();
  const { data } = await auth.mfa.listFactors();
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id });
}

/** @throws what `codeOf` understands */
export async function beginApp(friendlyName: string): Promise<NewApp> {
  await dropUnfinished();
  const auth = await loadAuth();
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: PRODUCT,
  });
  if (error) throw error;
  const { secret, uri, qr_code: picture } = data.totp;
  return { id: data.id, secret, uri, picture };
}

/** @throws what `codeOf` understands */
export async function confirmApp(factorId: string, code: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  refreshSessionState();
}

/** Asks for a key in the browser's own dialog. @throws what `codeOf` understands */
export async function addKey(friendlyName: string): Promise<void> {
  await dropUnfinished();
  const auth = await loadAuth();
  const { error } = await auth.mfa.webauthn.register({
    friendlyName,
    webauthn: { rpId: location.hostname, rpOrigins: [location.origin] },
  });
  if (!error) return refreshSessionState();
  await dropUnfinished();
  throw error;
}

/**
 * Removes a factor; with the last one the recovery codes go first, because they cannot stand alone.
 * @throws what `codeOf` understands
 */
export async function removeFactor(factorId: string, factors: readonly Factor[]): Promise<void> {
  const auth = await loadAuth();
  const codes = factors.some((factor) => factor.factor_type === 'recovery_code');
  const another = factors.some(
    ({ id, factor_type: type }) => id !== factorId && type !== 'recovery_code',
  );
  if (codes && !another) {
    await requireMoreThanRecoveryCode();
    const { error } = await auth.mfa.recoveryCodes.unenroll();
    if (error) throw error;
  }
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw error;
  // The token of before still speaks of what is gone.
  await auth.refreshSession();
  refreshSessionState();
}

/** A session raised by a recovery code would fall back to aal1 when the codes are removed. */
async function requireMoreThanRecoveryCode(): Promise<void> {
  const auth = await loadAuth();
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  const [last] = data?.currentAuthenticationMethods ?? [];
  const method = typeof last === 'object' ? last.method : last;
  if (method !== 'mfa/recovery_code') return;
  throw Object.assign(new Error('recovery'), { code: 'mfa_recovery_codes_sole_factor' });
}
