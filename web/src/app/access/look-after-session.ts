import { keepSession } from '#web/data/keep-session.ts';
import { followDataSaver } from '#web/data/preferences/follow-data-saver.ts';
import { followPreferences } from '#web/data/preferences/follow-preferences.ts';
import { onSessionChange, type SessionState } from '#web/data/session.ts';
import { followQuickExit } from '../quick-exit/follow-quick-exit.ts';
import { followAccountEnds } from '../deleted-account/follow-account-ends.ts';

/** After a sign-out the plan is removed from the device; the account has it. */
function forgetPlan(next: SessionState, previous: SessionState) {
  if (next.status !== 'signed-out' || !next.left || !('user' in previous)) return;
  const { id } = previous.user;
  void import('#web/features/safety-plan/plan/plan-store.ts')
    .then(({ forgetPlanOf }) => forgetPlanOf(id))
    // A device without network keeps it under its person's own key.
    .catch(() => undefined);
}

/** Nilo wears what the person chose; nobody waits for it. */
function followWardrobe(): () => void {
  let stop: (() => void) | undefined;
  let gone = false;
  void import('#web/features/store/wardrobe/follow-wardrobe.ts')
    .then((wardrobe) => {
      if (!gone) stop = wardrobe.followWardrobe();
    })
    // Without network Nilo is as always.
    .catch(() => undefined);
  return () => {
    gone = true;
    stop?.();
  };
}

/**
 * Starts everything that follows the session while the site is open. Returns a function that stops
 * it.
 */
export function lookAfterSession(): () => void {
  const ends = [
    keepSession(),
    followAccountEnds(),
    followPreferences(),
    followQuickExit(),
    followDataSaver(),
    followWardrobe(),
    onSessionChange(forgetPlan),
  ];
  return () => ends.forEach((end) => end());
}
