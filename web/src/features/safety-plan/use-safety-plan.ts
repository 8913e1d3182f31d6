import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { toDataError } from '#web/data/data-error.ts';
import { useSession } from '#web/data/session.ts';
import { EMPTY_PLAN, eachPart, PART_IDS } from './plan/plan.ts';
import { type KeptPlan, keptPlan, onPlanChange, planOwner } from './plan/plan-store.ts';

/** Where the plan is stored: always on the device, and in the account when signed in. */
export type PlanStatus = 'device' | 'saving' | 'waiting' | 'refused' | 'saved';

const BEFORE: KeptPlan = { plan: EMPTY_PLAN, base: eachPart(() => '') };
const PAUSE_MS = 1200;

/** The plan of whoever is here, brought to the account while it is being written. */
export function useSafetyPlan() {
  const { userId, owner, plan, base } = useKeptPlan();
  const version = [...PART_IDS.map((id) => plan.parts[id].at), plan.reviewedAt].join();
  const outcome = useSync(userId, version);
  const agreed = PART_IDS.every((id) => plan.parts[id].at === base[id]);
  const status: PlanStatus =
    userId === null ? 'device' : outcome === 'sent' ? (agreed ? 'saved' : 'saving') : outcome;
  return { userId, owner, plan, status };
}

/** What this device has; empty in a prerendered page, until the browser has taken over. */
export function useKeptPlan() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const owner = useSyncExternalStore(
    onPlanChange,
    () => planOwner(userId),
    () => null,
  );
  const { plan, base } = useSyncExternalStore(
    onPlanChange,
    () => (owner === null ? BEFORE : keptPlan(owner)),
    () => BEFORE,
  );
  return { userId, owner, plan, base };
}

type Outcome = 'saving' | 'sent' | Exclude<PlanStatus, 'saved' | 'saving'>;

/** Sends after a pause in the writing, and again when the network comes back. */
function useSync(userId: string | null, version: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('saving');

  const sync = useCallback(async () => {
    if (userId === null) return;
    try {
      const { syncPlan } = await import('./api/sync-plan.ts');
      await syncPlan(userId);
      setOutcome('sent');
    } catch (error) {
      setOutcome(outcomeOf(toDataError(error).status));
    }
  }, [userId]);

  useEffect(() => {
    const timer = setTimeout(() => void sync(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sync, version]);

  useEffect(() => {
    const again = () => void sync();
    const leaving = () => {
      if (document.visibilityState === 'hidden') again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, [sync]);

  return outcome;
}

/** Without consent the account takes nothing: the plan lives on the device, as for a visitor. */
function outcomeOf(status: number): Outcome {
  if (status === 403) return 'device';
  return status === 401 || (status >= 400 && status < 500 && status !== 429)
    ? 'refused'
    : 'waiting';
}
