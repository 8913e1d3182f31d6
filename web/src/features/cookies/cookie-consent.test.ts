// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ALL,
  COOKIE_KEY,
  ESSENTIAL_ONLY,
  forgetConsentState,
  parseConsent,
  revokeConsent,
  saveConsent,
} from './cookie-consent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetConsentState();
});

const stored = () => parseConsent(localStorage.getItem(COOKIE_KEY));

describe('cookie consent', () => {
  it('keeps what docs/specification.md §3 says, with the version', () => {
    saveConsent(ALL, new Date('2026-11-20T10:00:00Z'));
    expect(stored()).toEqual({
      essential: true,
      preferences: true,
      analytics: true,
      marketing: true,
      timestamp: '2026-11-20T10:00:00.000Z',
      version: '1.0',
    });
  });

  it('is gone after revoking', () => {
    saveConsent(ESSENTIAL_ONLY);
    revokeConsent();
    expect(stored()).toBeNull();
  });

  it('does not count a broken, partial or older choice', () => {
    expect(parseConsent('{')).toBeNull();
    expect(parseConsent('[]')).toBeNull();
    expect(parseConsent('{"essential":true,"version":"1.0"}')).toBeNull();
    saveConsent(ALL);
    const older = (localStorage.getItem(COOKIE_KEY) ?? '').replace('"1.0"', '"0.9"');
    expect(parseConsent(older)).toBeNull();
  });

  it('tells whoever asked when the browser refuses', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => saveConsent(ALL)).toThrow('full');
  });
});
