// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  clearLocalConsent,
  hasLocalConsent,
  keepLocalConsent,
  type LocalConsent,
} from './local-consent.ts';

const consent: LocalConsent = {
  consentVersion: '4.2',
  ageVerified: true,
  medicalDisclaimer: true,
  privacyPolicy: true,
  termsConditions: true,
  dataResearch: false,
  cookieConsent: false,
  timestamp: '2026-11-20T00:00:00.000Z',
  deviceId: 'd',
  userId: 'ana',
  fullName: 'Ana',
  digitalSignature: 'data:image/png;base64,AA',
};

beforeEach(() => localStorage.clear());

test('counts for that person, that version and all flags', () => {
  keepLocalConsent(consent);
  expect(hasLocalConsent('ana')).toBe(true);
  expect(hasLocalConsent('luz')).toBe(false);
  keepLocalConsent({ ...consent, consentVersion: '4.1' });
  expect(hasLocalConsent('ana')).toBe(false);
  keepLocalConsent({ ...consent, termsConditions: false });
  expect(hasLocalConsent('ana')).toBe(false);
});

test('revoking clears it', () => {
  keepLocalConsent(consent);
  clearLocalConsent();
  expect(hasLocalConsent('ana')).toBe(false);
});
