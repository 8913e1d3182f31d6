import { daysOf } from '#domain/mood/experiments/plan.ts';
import { daysBetween, noonOfDate } from '../days.ts';
import type { Experiment } from './experiment.ts';

/** Which of its days it is: 0 the first, negative before. */
export function dayOf({ startsOn }: Experiment, today: Date): number {
  return daysBetween(noonOfDate(startsOn), today);
}

/** How many days say something: its own, and the one after where that is asked. */
export function daysAsked({ arms, question }: Experiment): number {
  return daysOf(arms) + (question === 'next-day' ? 1 : 0);
}

/** Over, with what it has: stopped, or through its last day and the one that it asks about. */
export function isOver(experiment: Experiment, today: Date): boolean {
  return experiment.stoppedOn !== null || dayOf(experiment, today) >= daysAsked(experiment);
}
