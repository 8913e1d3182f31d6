import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { toDataError } from '../../data-error.ts';
import type { KeptDocument, OfflineDocument } from './offline-document.ts';

/** Where a document is: on the device always; in the account when somebody is signed in. */
export type DocumentStatus = 'device' | 'saving' | 'waiting' | 'refused' | 'saved';

const PAUSE_MS = 1200;
/** Milliseconds between attempts while the account cannot be reached. */
const AGAIN_MS = 5000;

/** What this device has; empty in a prerendered page, until the browser has taken over. */
export function useKeptDocument<Doc extends object, Part extends string>(
  document: OfflineDocument<Doc, Part>,
  owner: string | null,
): KeptDocument<Doc, Part> {
  return useSyncExternalStore(
    document.subscribe,
    () => (owner === null ? document.nothing : document.kept(owner)),
    () => document.nothing,
  );
}

type Outcome = Exclude<DocumentStatus, 'saved'>;

/**
 * Brings a document to the account after a pause in the writing, and again when the network comes
 * back, every so often until then, or the page is left.
 * @param kept what is on screen; @param userId null while nobody is signed in
 */
export function useDocumentSync<Doc extends object, Part extends string>(
  { sync, isUnsent }: Pick<OfflineDocument<Doc, Part>, 'sync' | 'isUnsent'>,
  { doc }: KeptDocument<Doc, Part>,
  userId: string | null,
): DocumentStatus {
  const written = JSON.stringify(doc);
  const [outcome, setOutcome] = useState<Outcome | 'sent'>('saving');

  const send = useCallback(async () => {
    if (userId === null) return;
    try {
      await sync(userId);
      setOutcome('sent');
    } catch (error) {
      setOutcome(outcomeOf(toDataError(error).status));
    }
  }, [sync, userId]);

  useEffect(() => {
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [send, written]);

  useEffect(() => {
    const again = () => void send();
    const leaving = () => {
      if (document.visibilityState === 'hidden') again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, [send]);

  // Not every browser says that the network is back: a page opened without it may never hear so.
  useEffect(() => {
    if (outcome !== 'waiting') return undefined;
    const timer = setInterval(() => void send(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [outcome, send]);

  if (userId === null) return 'device';
  if (outcome !== 'sent') return outcome;
  return isUnsent(userId) ? 'saving' : 'saved';
}

/** Without consent the account takes nothing: the document lives on the device, as for a visitor. */
function outcomeOf(status: number): Outcome {
  if (status === 403) return 'device';
  return status === 401 || (status >= 400 && status < 500 && status !== 429)
    ? 'refused'
    : 'waiting';
}
