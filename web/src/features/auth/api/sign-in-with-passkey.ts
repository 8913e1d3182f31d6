import { loadAuth } from '#web/data/auth.ts';
import { refreshSessionState } from '#web/data/session.ts';
import { captchaOption } from '../captcha/captcha-option.ts';

/** The offer in the address field that waits for somebody to take it. */
let offer: AbortController | null = null;

export function browserHasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Asks for a passkey now, in the browser's own dialog. @throws what `codeOf` understands */
export async function signInWithPasskey(captcha: string | undefined): Promise<void> {
  // A browser has one request at a time.
  offer?.abort();
  const auth = await loadAuth();
  const { error } = await auth.signInWithPasskey({ options: captchaOption(captcha) });
  if (error) throw error;
  refreshSessionState();
}

/** What a person does before any field of the page can be filled in. */
const SIGNS_OF_SOMEBODY = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

function somebodyIsHere(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS_OF_SOMEBODY) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true, signal });
    }
  });
}

/**
 * Lets the browser offer passkeys among what it fills in, where it can. The server's question is
 * good for five minutes; it is asked anew until the offer is taken or withdrawn. It begins with the
 * first sign of a person: a page that asked for keys is not kept by the browser for going back.
 * @returns withdraws the offer
 */
export function offerPasskeys(): () => void {
  const mine = new AbortController();
  offer?.abort();
  offer = mine;
  const arrival = somebodyIsHere(mine.signal);
  void keepOffering(arrival, mine.signal).catch(() => undefined);
  return () => mine.abort();
}

async function keepOffering(arrival: Promise<void>, signal: AbortSignal): Promise<void> {
  if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
  await arrival;
  const auth = await loadAuth();
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one offer after the other
    const { error } = await auth.signInWithPasskey({
      options: { mediation: 'conditional', signal },
    });
    if (!error) return refreshSessionState();
    if (error.code !== 'webauthn_challenge_expired') return;
  }
}
