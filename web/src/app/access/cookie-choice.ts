import { COOKIE_KEY, parseConsent } from '#web/features/cookies/cookie-consent.ts';
import { readItem } from '#web/lib/safe-storage.ts';

/** Whether any optional cookie was accepted in this browser; the consent record notes it. */
export function acceptsOptionalCookies(): boolean {
  const choice = parseConsent(readItem(COOKIE_KEY));
  return choice !== null && (choice.preferences || choice.analytics || choice.marketing);
}
