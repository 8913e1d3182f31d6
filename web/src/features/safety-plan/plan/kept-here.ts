import { type KeptHere, keptUnder } from '#web/data/own-data/kept-here.ts';
import { PLAN_KEPT_TEXTS } from './kept-here.texts.ts';
import { hasUnsentPlan, isShownSignedOut, showSignedOut } from './plan-store.ts';

const byOwner = keptUnder('safety plan', ['remanso.safety-plan']);

/** What the safety plan keeps on this device. */
export const KEPT_BY_PLAN: readonly KeptHere[] = [
  {
    ...byOwner,
    keys: ['remanso.safety-plan', 'remanso.safety-plan-shown'],
    unsent: (userId) => (hasUnsentPlan(userId) ? 1 : 0),
    inWords: () => PLAN_KEPT_TEXTS.plan,
    deliver: async (userId) => {
      if (!hasUnsentPlan(userId)) return;
      const { syncPlan } = await import('../api/sync-plan.ts');
      await syncPlan(userId);
    },
    wantedHere: isShownSignedOut,
    async erase(userId, leaving) {
      await byOwner.erase(userId, leaving);
      if (isShownSignedOut(userId)) showSignedOut(userId, false);
    },
  },
];
