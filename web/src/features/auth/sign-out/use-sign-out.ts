import { useState } from 'react';
import { getSessionState } from '#web/data/session.ts';
import { signOut } from '#web/data/sign-out.ts';
import { dismissToast, toast } from '#web/ui/toast.tsx';
import { keepOrigin } from '../origin.ts';
import { SIGN_OUT_TEXTS as TEXTS } from './texts.ts';

// The outbox is fetched when it is needed: this hook also stands where nothing is ever sent.
const unsent = () => import('./unsent.ts');

async function leave() {
  keepOrigin(null);
  try {
    await signOut();
    // What could be undone until now was this person's.
    dismissToast();
    toast({ title: TEXTS.done, tone: 'ok' });
  } catch {
    toast({ title: TEXTS.failed, description: TEXTS.failedDetail, tone: 'error' });
  }
}

/**
 * Leaves and says so; on guarded pages the guard then leads to /signin. What was written and not
 * sent is never thrown away without asking.
 */
export function useSignOut() {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  async function askOrLeave() {
    const session = getSessionState();
    const mustAsk =
      'user' in session && (await unsent().then(({ hasUnsent }) => hasUnsent(session.user.id)));
    if (mustAsk) setAsking(true);
    else await leave();
  }

  async function discardAndLeave() {
    const session = getSessionState();
    if ('user' in session) await (await unsent()).discardUnsent(session.user.id);
    await leave();
  }

  return {
    busy,
    asking,
    signOut: () => void whileBusy(askOrLeave),
    keep: () => void whileBusy(leave),
    discard: () => void whileBusy(discardAndLeave),
    stay: () => setAsking(false),
  };
}
