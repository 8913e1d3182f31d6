import { pointsBetter } from '#domain/practices/rated.ts';
import { isRated, type Practice, type RatedPractice } from '#web/data/practices/practice.ts';
import { daysSince } from '#web/features/home/member/greeting.ts';
import { type KnownPractice, practiceOf } from '../minigames/practice-of.ts';

/** What helped two months ago is no news of today. */
const HELP_DAYS = 60;

export interface Helped extends KnownPractice {
  practice: RatedPractice;
}

/**
 * The last game or tool after which the moment was better. @param practices newest first
 */
export function lastHelp(practices: readonly Practice[], now: Date): Helped | null {
  for (const practice of practices.filter(isRated)) {
    const known = practiceOf(practice.kind, practice.practiceId);
    const isRecent = daysSince(practice.finishedAt, now) <= HELP_DAYS;
    if (known && isRecent && pointsBetter(practice, known.rated) > 0) return { ...known, practice };
  }
  return null;
}
