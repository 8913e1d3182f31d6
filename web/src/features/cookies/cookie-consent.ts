import { useSyncExternalStore } from 'react';
import { COOKIE_CONSENT_VERSION } from '#domain/limits.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** What docs/specification.md §3 keeps under a product-specific key. */
export interface CookieConsent {
  essential: true;
  preferences: boolean;
  analytics: boolean;
  marketing: boolean;
  /** ISO date. */
  timestamp: string;
  version: typeof COOKIE_CONSENT_VERSION;
}

export type CookieChoice = Pick<CookieConsent, 'preferences' | 'analytics' | 'marketing'>;

export const COOKIE_KEY = 'remanso.cookie-consent';
export const ALL: CookieChoice = { preferences: true, analytics: true, marketing: true };
export const ESSENTIAL_ONLY: CookieChoice = {
  preferences: false,
  analytics: false,
  marketing: false,
};

/** `undefined` until the browser has been asked, `null` when there is no choice. */
type State = { consent: CookieConsent | null; closed: boolean } | undefined;

let state: State;
const listeners = new Set<() => void>();

function set(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

/** A stored text counts only if it is a whole consent of today's version. */
export function parseConsent(text: string | null): CookieConsent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return null;
    const { essential, preferences, analytics, marketing, timestamp, version } = value;
    if (essential !== true || version !== COOKIE_CONSENT_VERSION) return null;
    if (typeof timestamp !== 'string' || typeof preferences !== 'boolean') return null;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    return { essential, preferences, analytics, marketing, timestamp, version };
  } catch {
    return null;
  }
}

function read(): CookieConsent | null {
  try {
    return parseConsent(localStorage.getItem(COOKIE_KEY));
  } catch {
    return null;
  }
}

function snapshot(): State {
  state ??= { consent: read(), closed: false };
  return state;
}

/** @throws when the browser refuses to store; nothing has changed then. */
export function saveConsent(choice: CookieChoice, now = new Date()): void {
  const consent: CookieConsent = {
    essential: true,
    ...choice,
    timestamp: now.toISOString(),
    version: COOKIE_CONSENT_VERSION,
  };
  localStorage.setItem(COOKIE_KEY, JSON.stringify(consent));
  set({ consent, closed: false });
}

/** @throws when the browser refuses; nothing has changed then. */
export function revokeConsent(): void {
  localStorage.removeItem(COOKIE_KEY);
  set({ consent: null, closed: false });
}

/** Puts the banner away until the next visit without storing a choice. */
export function closeBanner(): void {
  set({ consent: snapshot()?.consent ?? null, closed: true });
}

/** Forgets what is in memory, as a new visit would. */
export function forgetConsentState(): void {
  set(undefined);
}

export function useCookieConsent(): { consent: CookieConsent | null; bannerOpen: boolean } {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot,
    () => undefined,
  );
  return {
    consent: current?.consent ?? null,
    bannerOpen: current !== undefined && current.consent === null && !current.closed,
  };
}
