import { WHO_FIVE_ITEMS, WHO_FIVE_MOST } from '#domain/mood/well-being/who-five.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** The five answers of one time. */
export interface WellBeingCheck {
  id: string;
  /** In the order of the questions, 0 to 5. */
  answers: readonly number[];
  /** ISO 8601. */
  takenAt: string;
}

export function readCheck(value: unknown): WellBeingCheck | null {
  if (!isRecord(value)) return null;
  const { id, answers, takenAt } = value;
  if (typeof id !== 'string' || typeof takenAt !== 'string' || !Array.isArray(answers)) return null;
  const given = answers.filter(
    (answer): answer is number =>
      typeof answer === 'number' && answer >= 0 && answer <= WHO_FIVE_MOST,
  );
  return given.length === WHO_FIVE_ITEMS && answers.length === WHO_FIVE_ITEMS
    ? { id, answers: given, takenAt }
    : null;
}
