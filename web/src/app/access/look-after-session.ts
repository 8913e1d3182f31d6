import { keepSession } from '#web/data/keep-session.ts';
import { onSessionChange, type SessionState } from '#web/data/session.ts';
import { followAccountEnds } from '../deleted-account/follow-account-ends.ts';

/** The plan of somebody who left on purpose does not lie about; the account has it. */
function forgetPlan(next: SessionState, previous: SessionState) {
  if (next.status !== 'signed-out' || !next.left || !('user' in previous)) return;
  const { id } = previous.user;
  void import('#web/features/safety-plan/plan/plan-store.ts')
    .then(({ forgetPlanOf }) => forgetPlanOf(id))
    // A device without network keeps it under its person's own key.
    .catch(() => undefined);
}

/** Everything that goes on while the site is open and somebody may come or go. Returns its end. */
export function lookAfterSession(): () => void {
  const ends = [keepSession(), followAccountEnds(), onSessionChange(forgetPlan)];
  return () => ends.forEach((end) => end());
}
