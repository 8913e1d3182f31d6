import { type KeptHere, keptDocument } from '#web/data/own-data/kept-here.ts';
import { isShownSignedOut, safetyPlan, showSignedOut } from './plan-store.ts';

/** What the safety plan keeps on this device. */
export const KEPT_BY_PLAN: readonly KeptHere[] = [
  keptDocument(safetyPlan),
  {
    name: 'whose plan opens here without a session',
    whose: 'person',
    keys: ['remanso.safety-plan-shown'],
    wantedHere: isShownSignedOut,
    erase(userId) {
      if (isShownSignedOut(userId)) showSignedOut(userId, false);
    },
  },
];
