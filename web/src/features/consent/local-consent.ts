import { LEGAL_FRAMEWORK_VERSION } from '#domain/limits.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readSecureItem, removeSecureItem, writeSecureItem } from '#web/lib/secure-items.ts';

const KEY = 'consent';

/**
 * What this browser remembers of a consent (docs/specification.md §3). It lets the person in while
 * there is no network.
 */
export interface LocalConsent {
  consentVersion: string;
  ageVerified: boolean;
  medicalDisclaimer: boolean;
  privacyPolicy: boolean;
  termsConditions: boolean;
  dataResearch: boolean;
  cookieConsent: boolean;
  timestamp: string;
  deviceId: string;
  userId: string;
  fullName: string;
  digitalSignature: string;
}

export function keepLocalConsent(consent: LocalConsent): void {
  writeSecureItem(KEY, consent);
}

/** Whether this person has accepted the version in force, as far as this browser knows. */
export function hasLocalConsent(userId: string, now = Date.now()): boolean {
  const valid = readSecureItem(
    KEY,
    (value) =>
      isRecord(value) &&
      value['userId'] === userId &&
      value['consentVersion'] === LEGAL_FRAMEWORK_VERSION &&
      value['ageVerified'] === true &&
      value['medicalDisclaimer'] === true &&
      value['privacyPolicy'] === true &&
      value['termsConditions'] === true,
    now,
  );
  return valid === true;
}

export function clearLocalConsent(): void {
  removeSecureItem(KEY);
}
