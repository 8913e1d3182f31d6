import { toast } from '#web/ui/toast.tsx';
import { type CookieChoice, revokeConsent, saveConsent } from './cookie-consent.ts';
import { COOKIE_TEXTS } from './texts.ts';

const { toasts } = COOKIE_TEXTS;

/** Saves a choice and says how it went (docs/specification.md §4, §8). */
export function chooseCookies(choice: CookieChoice): void {
  try {
    saveConsent(choice);
    toast({ title: toasts.saved, tone: 'ok' });
  } catch {
    toast({ title: toasts.failed, description: toasts.saveFailed, tone: 'error' });
  }
}

export function revokeCookies(): void {
  try {
    revokeConsent();
    toast({ title: toasts.revoked });
  } catch {
    toast({ title: toasts.failed, description: toasts.revokeFailed, tone: 'error' });
  }
}
