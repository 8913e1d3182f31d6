/** Days after which a question comes back: after the reading, then after each right answer. */
export const REVIEW_DAYS = [1, 3, 7, 21] as const;

/** At half a minute each: no review takes longer than three minutes. */
export const REVIEW_MOST = 6;

export type QuestionNumber = 1 | 2;

/** What somebody did with a lesson, as far as the review must know. `day` is theirs, yyyy-mm-dd. */
export interface LessonDay {
  lessonId: string;
  day: string;
  /** Left out where the lesson was read. */
  answer?: { question: QuestionNumber; wasRight: boolean };
}

export interface DueQuestion {
  lessonId: string;
  question: QuestionNumber;
  due: string;
}

const DAY_MS = 86_400_000;

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The day on which a question comes back; null once it was known after each of the four distances.
 * A right answer on its day or later moves it to the next distance, one before its day changes
 * nothing; whoever did not know it meets it again the next day, from the first distance.
 * @param met the day on which the lesson was first read or answered
 * @param answers in the order in which they were given
 */
export function comesBack(
  met: string,
  answers: readonly { day: string; wasRight: boolean }[],
): string | null {
  let known = 0;
  let due = daysAfter(met, REVIEW_DAYS[0]);
  for (const { day, wasRight } of answers) {
    if (!wasRight) known = 0;
    else if (day >= due) known += 1;
    else continue;
    const distance = REVIEW_DAYS[known];
    if (distance === undefined) return null;
    due = daysAfter(day, distance);
  }
  return due;
}

/**
 * Every question of every lesson that was met, with the day it comes back; the soonest first.
 * @param days those of one day in the order in which they happened
 */
export function reviewPlan(days: readonly LessonDay[]): DueQuestion[] {
  // Stable: what happened on one day stays in the order it came in.
  const ordered = days.toSorted((one, other) => one.day.localeCompare(other.day));
  const plan: DueQuestion[] = [];
  for (const lessonId of new Set(ordered.map((one) => one.lessonId))) {
    const own = ordered.filter((one) => one.lessonId === lessonId);
    for (const question of [1, 2] as const) {
      const answers = own.flatMap(({ day, answer }) =>
        answer?.question === question ? [{ day, wasRight: answer.wasRight }] : [],
      );
      const due = comesBack(own[0]?.day ?? '', answers);
      if (due !== null) plan.push({ lessonId, question, due });
    }
  }
  // First questions before second ones: two of one lesson do not follow each other.
  return plan.toSorted(
    (one, other) =>
      one.due.localeCompare(other.due) ||
      one.question - other.question ||
      one.lessonId.localeCompare(other.lessonId),
  );
}

/** What is asked today: at most three minutes of it, what waits longest first. */
export function reviewOf(plan: readonly DueQuestion[], today: string): readonly DueQuestion[] {
  return plan.filter(({ due }) => due <= today).slice(0, REVIEW_MOST);
}
