import { describe, expect, test } from 'vitest';
import { SIGNATURE_MAX_LENGTH, consentRequestSchema } from './consent.ts';

const complete = {
  fullName: '  Ana María Ñúñez  ',
  digitalSignature: 'data:image/png;base64,iVBORw0KGgo=',
  ageVerified: true,
  medicalDisclaimer: true,
  privacyPolicy: true,
  termsConditions: true,
  dataResearch: false,
  cookieConsent: false,
  deviceId: 'a6c9b0a5-1df3-4a66-9b0a-3d6a4b6ff001',
  consentVersion: '4.2',
};

describe('consent request', () => {
  test('is accepted when complete, with the name trimmed', () => {
    expect(consentRequestSchema.parse(complete).fullName).toBe('Ana María Ñúñez');
  });

  test.each([
    ['an empty name', { fullName: '   ' }],
    ['a missing signature', { digitalSignature: '' }],
    ['a signature that is not a PNG', { digitalSignature: 'data:image/svg+xml;base64,AAAA' }],
    [
      'a signature that is too large',
      { digitalSignature: `data:image/png;base64,${'A'.repeat(SIGNATURE_MAX_LENGTH)}` },
    ],
    ['one obligatory flag unset', { medicalDisclaimer: false }],
    ['an earlier version', { consentVersion: '4.1' }],
    ['no device', { deviceId: '' }],
  ])('is refused with %s', (_, change) => {
    expect(consentRequestSchema.safeParse({ ...complete, ...change }).success).toBe(false);
  });
});
