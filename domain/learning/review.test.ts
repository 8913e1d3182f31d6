import { describe, expect, it } from 'vitest';
import {
  comesBack,
  type LessonDay,
  REVIEW_DAYS,
  REVIEW_MOST,
  reviewOf,
  reviewPlan,
} from './review.ts';

const right = (day: string) => ({ day, wasRight: true });
const wrong = (day: string) => ({ day, wasRight: false });

describe('when a question comes back', () => {
  it('is after 1, 3, 7 and 21 days, and then never', () => {
    const known = ['2026-11-02', '2026-11-05', '2026-11-12', '2026-12-03'].map(right);
    const days = known.map((_, count) => comesBack('2026-11-01', known.slice(0, count)));
    expect(days).toEqual(known.map(({ day }) => day));
    expect(comesBack('2026-11-01', known)).toBeNull();
    expect(REVIEW_DAYS).toEqual([1, 3, 7, 21]);
  });

  it('is the next day, from the beginning, for who did not know it', () => {
    const answers = [right('2026-11-02'), wrong('2026-11-05')];
    expect(comesBack('2026-11-01', answers)).toBe('2026-11-06');
    expect(comesBack('2026-11-01', [...answers, right('2026-11-06')])).toBe('2026-11-09');
  });

  it('does not move for who answers before its day, as at the end of the lesson', () => {
    expect(comesBack('2026-11-01', [right('2026-11-01'), right('2026-11-01')])).toBe('2026-11-02');
  });

  it('counts from the day of the answer for who comes late', () => {
    expect(comesBack('2026-11-01', [right('2026-11-20')])).toBe('2026-11-23');
  });

  it('goes over the end of a month and the night in which clocks change', () => {
    expect(comesBack('2026-10-24', [right('2026-10-25')])).toBe('2026-10-28');
    expect(comesBack('2026-12-31', [])).toBe('2027-01-01');
  });
});

describe('the review of a day', () => {
  const read = (lessonId: string, day: string): LessonDay => ({ lessonId, day });

  it('asks both questions of what was read, in whatever order the rows came', () => {
    const days: LessonDay[] = [
      { lessonId: 'a', day: '2026-11-02', answer: { question: 1, wasRight: true } },
      read('a', '2026-11-01'),
    ];
    expect(reviewPlan(days)).toEqual([
      { lessonId: 'a', question: 2, due: '2026-11-02' },
      { lessonId: 'a', question: 1, due: '2026-11-05' },
    ]);
  });

  it('takes at most three minutes, and begins with what waits longest', () => {
    const days = Array.from({ length: 9 }, (_, n) => read(`lesson-${n}`, `2026-11-0${9 - n}`));
    const due = reviewOf(reviewPlan(days), '2026-11-20');
    expect(due).toHaveLength(REVIEW_MOST);
    expect(due[0]).toMatchObject({ lessonId: 'lesson-8', due: '2026-11-02' });
  });

  it('does not ask both questions of a lesson one after the other', () => {
    const due = reviewOf(
      reviewPlan([read('a', '2026-11-01'), read('b', '2026-11-01')]),
      '2026-11-02',
    );
    expect(due.map(({ lessonId, question }) => `${lessonId}${question}`)).toEqual([
      'a1',
      'b1',
      'a2',
      'b2',
    ]);
  });

  it('is empty on the day of the reading', () => {
    expect(reviewOf(reviewPlan([read('a', '2026-11-01')]), '2026-11-01')).toEqual([]);
  });
});
