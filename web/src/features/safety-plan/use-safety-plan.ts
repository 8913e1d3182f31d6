import { useSyncExternalStore } from 'react';
import {
  useDocumentSync,
  useKeptDocument,
} from '#web/data/outbox/document/use-offline-document.ts';
import { useSession } from '#web/data/session.ts';
import { planOwner, safetyPlan } from './plan/plan-store.ts';

/** The plan of whoever is here, brought to the account while it is being written. */
export function useSafetyPlan() {
  const { userId, owner, kept } = useKeptPlan();
  return { userId, owner, plan: kept.doc, status: useDocumentSync(safetyPlan, kept, userId) };
}

/** What this device has; empty in a prerendered page, until the browser has taken over. */
export function useKeptPlan() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const owner = useSyncExternalStore(
    safetyPlan.subscribe,
    () => planOwner(userId),
    () => null,
  );
  return { userId, owner, kept: useKeptDocument(safetyPlan, owner) };
}
