import { type EmotionId, placeOf } from '#domain/mood/emotions.ts';
import { daysBetween, localDate } from '../../days.ts';
import type { MoodEntry } from '../../mood-entry.ts';

type Told = Pick<MoodEntry, 'emotion' | 'intensity' | 'occurredAt' | 'mixed'>;

/** One day as the charts see it. */
export interface ScoredDay {
  /** Local calendar date, yyyy-mm-dd. */
  date: string;
  /** Local days since 1 January 1970: numbers of neighbours differ by one. */
  day: number;
  /** −5 very hard … 5 very pleasant: the mean of what was told. */
  score: number;
  /** The strongest that was told; of equal ones the last. */
  emotion: EmotionId;
  /** How many entries. */
  count: number;
}

const EPOCH = new Date(1970, 0, 1);
/** What pulls both ways counts half. */
const MIXED = 0.5;

/** −5 … 5: how strong, towards the pleasant or the hard side of the circle. */
export function scoreOf({
  emotion,
  intensity,
  mixed,
}: Pick<Told, 'emotion' | 'intensity' | 'mixed'>) {
  return Math.sign(placeOf(emotion).pleasantness) * intensity * (mixed ? MIXED : 1);
}

/** Days with something told, oldest first. Days without are not there: nobody knows of them. */
export function scoredDays(newestFirst: readonly Told[]): ScoredDay[] {
  const days: ScoredDay[] = [];
  let strongest = 0;
  for (const entry of newestFirst.toReversed()) {
    const at = new Date(entry.occurredAt);
    const date = localDate(at);
    const score = scoreOf(entry);
    const last = days.at(-1);
    if (last?.date !== date) {
      strongest = entry.intensity;
      days.push({ date, day: dayNumber(at), score, emotion: entry.emotion, count: 1 });
      continue;
    }
    last.count += 1;
    last.score += (score - last.score) / last.count;
    if (entry.intensity >= strongest) {
      strongest = entry.intensity;
      last.emotion = entry.emotion;
    }
  }
  return days;
}

export function dayNumber(at: Date): number {
  return daysBetween(EPOCH, at);
}

/** The local day of a number, at noon. */
export function dateOfDay(day: number): Date {
  return new Date(1970, 0, 1 + day, 12);
}
