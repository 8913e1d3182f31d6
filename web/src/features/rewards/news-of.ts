import type { Toast } from '#web/ui/toast.tsx';
import type { Claim } from './api/claim-daily-reward.ts';
import { REWARD_TEXTS as TEXTS } from './texts.ts';

/** From so many days on, somebody is greeted like a friend who was away; how long is nobody's business. */
export const BACK_AFTER_DAYS = 30;

/**
 * The one toast of a visit: who comes back is greeted first of all, then comes a level, then the day.
 * Null where there is nothing to say.
 * @param risen the level that the person was not told of yet
 */
export function newsOf(claim: Claim, risen: number | null): Toast | null {
  const paid = claim.status === 'first' || claim.status === 'rewarded';
  const back = paid && claim.days_away !== null && claim.days_away >= BACK_AFTER_DAYS;
  if (back) return { ...TEXTS.back(risen), tone: 'ok' };
  if (risen !== null) return { ...(paid ? TEXTS.levelUp : TEXTS.levelUpByActs)(risen), tone: 'ok' };
  if (!paid) return null;
  return { ...(claim.status === 'first' ? TEXTS.first : TEXTS.daily), tone: 'ok' };
}
