import type { Question } from '#domain/mood/experiments/experiments.ts';
import { daysOf } from '#domain/mood/experiments/plan.ts';
import { placeOf } from '#domain/mood/emotions.ts';
import { dayNumber, scoredDays } from '../analytics/read/scored-days.ts';
import { daysBetween, noonOfDate } from '../days.ts';
import type { MoodEntry } from '../mood-entry.ts';
import type { Experiment } from './experiment.ts';
import { daysAsked } from './progress.ts';

type Told = Pick<MoodEntry, 'emotion' | 'intensity' | 'occurredAt' | 'mixed'>;

/**
 * What each day of an experiment was, −5 … 5, by what it asks; undefined where nothing was told and
 * from the day on which it was stopped.
 */
export function outcomesOf(
  { question, arms, startsOn, stoppedOn }: Experiment,
  newestFirst: readonly Told[],
): (number | undefined)[] {
  const told = scoresOf(question, newestFirst);
  const first = dayNumber(noonOfDate(startsOn));
  const later = question === 'next-day' ? 1 : 0;
  const end =
    stoppedOn === null ? Infinity : daysBetween(noonOfDate(startsOn), noonOfDate(stoppedOn));
  return Array.from({ length: daysOf(arms) }, (_, day) =>
    day < end ? told.get(first + day + later) : undefined,
  );
}

/**
 * Which days from the first have a note of their own, whatever day the question looks at. Where it
 * looks at the next one, the day after the last stands at the end.
 */
export function toldDays(experiment: Experiment, newestFirst: readonly Told[]): boolean[] {
  const told = scoresOf(experiment.question, newestFirst);
  const first = dayNumber(noonOfDate(experiment.startsOn));
  return Array.from({ length: daysAsked(experiment) }, (_, day) => told.has(first + day));
}

function scoresOf(question: Question, newestFirst: readonly Told[]): Map<number, number> {
  if (question !== 'energy') {
    return new Map(scoredDays(newestFirst).map(({ day, score }) => [day, score]));
  }
  const days = new Map<number, number[]>();
  for (const { emotion, intensity, occurredAt } of newestFirst) {
    const day = dayNumber(new Date(occurredAt));
    days.set(day, [...(days.get(day) ?? []), Math.sign(placeOf(emotion).energy) * intensity]);
  }
  return new Map(
    [...days].map(([day, all]) => [day, all.reduce((sum, one) => sum + one, 0) / all.length]),
  );
}
