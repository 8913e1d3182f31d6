import { dayOf } from '#domain/rewards/day.ts';
import { type DueQuestion, reviewOf, reviewPlan } from '#domain/learning/review.ts';
import type { LessonEvent } from './event.ts';

/** Where somebody stands, out of everything that happened. */
export interface Progress {
  read: ReadonlySet<string>;
  /** What comes back today, at most three minutes of it. */
  due: readonly DueQuestion[];
  /** The next day on which something comes back, yyyy-mm-dd; null where nothing will. */
  nextDay: string | null;
  /** The lesson that was read last. */
  latest: string | null;
}

/**
 * @param events newest first, as the list has them
 * @param known whether a lesson still exists
 */
export function progressOf(
  events: readonly LessonEvent[],
  known: (lessonId: string) => boolean,
  now: Date,
  zone: string,
): Progress {
  const there = events.filter(({ lessonId }) => known(lessonId));
  const days = there.toReversed().map(({ lessonId, answer, happenedAt }) => ({
    lessonId,
    day: dayOf(new Date(happenedAt), zone),
    ...(answer && { answer }),
  }));
  const plan = reviewPlan(days);
  const today = dayOf(now, zone);
  return {
    read: new Set(there.map(({ lessonId }) => lessonId)),
    due: reviewOf(plan, today),
    nextDay: plan.find(({ due }) => due > today)?.due ?? null,
    latest: there[0]?.lessonId ?? null,
  };
}
