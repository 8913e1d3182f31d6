import { useEffect, useState } from 'react';
import type { OwnData, Unsent } from '#web/data/own-data/own-data.ts';
import { getSessionState } from '#web/data/session.ts';
import { signOut } from '#web/data/sign-out.ts';
import { dismissToast, toast } from '#web/ui/toast.tsx';
import { keepOrigin } from '../origin.ts';
import { SIGN_OUT_TEXTS as TEXTS } from './texts.ts';

/** @param afterwards once this device has forgotten the session, before the server was told */
async function leave(afterwards?: () => Promise<unknown>) {
  keepOrigin(null);
  const told = signOut().then(
    () => true,
    () => false,
  );
  await afterwards?.();
  if (await told) {
    // What could still be undone belongs to this person.
    dismissToast();
    toast({ title: TEXTS.done, tone: 'ok' });
  } else {
    toast({ title: TEXTS.failed, description: TEXTS.failedDetail, tone: 'error' });
  }
}

/**
 * Leaves and says so; on guarded pages the guard then leads to /signin. What was written and not
 * sent is never thrown away without asking.
 * @param loadOwnData absent where nothing can have been written; where it cannot be fetched, all stays
 */
export function useSignOut(loadOwnData?: () => Promise<OwnData>) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<readonly Unsent[] | null>(null);

  // Loaded ahead of time, so that the question can be asked without network.
  useEffect(() => void loadOwnData?.().catch(() => undefined), [loadOwnData]);

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
    const ownData = await loadOwnData?.().catch(() => undefined);
    const unsent = 'user' in session ? await ownData?.unsent(session.user.id) : undefined;
    if (unsent && unsent.length > 0) setAsking(unsent);
    else await leave();
  }

  async function eraseAndLeave() {
    const session = getSessionState();
    const ownData = await loadOwnData?.();
    if (!ownData || !('user' in session)) return await leave();
    const { id } = session.user;
    const erase = () =>
      ownData.erase(id, true).then(
        () => true,
        () => false,
      );
    // The session first: after it nothing can be written as this person.
    await leave(erase);
    // What was on its way to the server meanwhile has come back by now.
    if (await erase()) return;
    toast({ title: TEXTS.eraseFailed, description: TEXTS.eraseFailedDetail, tone: 'error' });
  }

  return {
    busy,
    asking,
    signOut: () => void whileBusy(askOrLeave),
    keep: () => void whileBusy(leave),
    erase: () => void whileBusy(eraseAndLeave),
    stay: () => setAsking(null),
  };
}
