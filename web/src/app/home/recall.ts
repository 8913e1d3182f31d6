import type { Recent } from '#web/features/home/api/recent.ts';
import { daysSince } from '#web/features/home/member/greeting.ts';
import { MEMBER_HOME_TEXTS } from './texts.ts';

/** A plan is for the day it was made and the next. */
const PLAN_DAYS = 1;
export interface Plan {
  words: string;
  /** The activity it was written after; null for what was taken along from a talk. */
  gameId: string | null;
}

/** What the person meant to do, in their own words: the newest of what is still of these days. */
export function planOf({ activities, taken }: Recent, now: Date): Plan | null {
  const written = activities.find(({ plan }) => plan !== '');
  const fresh = (moment: string) => daysSince(moment, now) <= PLAN_DAYS;
  const line = taken?.lines.findLast(isStep);
  if (taken && line && fresh(taken.keptAt) && !(written && written.finishedAt > taken.keptAt)) {
    return { words: line, gameId: null };
  }
  return written && fresh(written.finishedAt)
    ? { words: written.plan, gameId: written.gameId }
    : null;
}

/** A card holds more than a step: what hurt, whom it is for. Only what is still to be done is a plan. */
function isStep(line: string): boolean {
  return MEMBER_HOME_TEXTS.stepLines.some((label) => line.startsWith(`${label}: `));
}
