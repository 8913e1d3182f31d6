import { describe, expect, it } from 'vitest';
import type { Practice, PracticeInfo } from '#web/data/practices/practice.ts';
import type { MoodEntry } from '../../mood-entry.ts';
import { cloudOf } from './cloud.ts';
import { inPeriod } from './periods.ts';
import { byHour, byWeekday } from './rhythms.ts';
import { dateOfDay, dayNumber, type ScoredDay, scoredDays, scoreOf } from './scored-days.ts';
import { whatHelps } from './what-helps.ts';

const told = (at: Date, change: Partial<MoodEntry> = {}): MoodEntry => ({
  id: at.toISOString(),
  emotion: 'calma',
  intensity: 3,
  note: null,
  occurredAt: at.toISOString(),
  words: [],
  ownWords: [],
  mixed: false,
  ...change,
});
const at = (day: number, hour = 12) => new Date(2026, 9, day, hour);

describe('a day', () => {
  it('is scored by how strong and to which side, and half where it is mixed', () => {
    expect(scoreOf({ emotion: 'calma', intensity: 5, mixed: false })).toBe(5);
    expect(scoreOf({ emotion: 'enojo', intensity: 4, mixed: false })).toBe(-4);
    expect(scoreOf({ emotion: 'tristeza', intensity: 4, mixed: true })).toBe(-2);
  });

  it('is the mean of what was told on it, and shows the strongest', () => {
    const days = scoredDays([
      told(at(3, 22), { emotion: 'miedo', intensity: 1 }),
      told(at(3, 9), { emotion: 'alegria', intensity: 4 }),
      told(at(1, 23), { emotion: 'soledad', intensity: 2 }),
    ]);
    expect(days.map(({ date, score, emotion, count }) => [date, score, emotion, count])).toEqual([
      ['2026-10-01', -2, 'soledad', 1],
      ['2026-10-03', 1.5, 'alegria', 2],
    ]);
    expect(days[1]!.day - days[0]!.day).toBe(2);
  });

  it('has the number of its date, also where clocks change', () => {
    for (const date of [at(25, 0), at(25, 23), new Date(2026, 2, 29, 3)]) {
      expect(dayNumber(dateOfDay(dayNumber(date)))).toBe(dayNumber(date));
    }
  });
});

it('a period has its days, and the one before it as many', () => {
  const days = [60, 70, 71, 99, 100].map((day) => ({ day }));
  const { now, before } = inPeriod(days, 30, 100);
  expect(now.map(({ day }) => day)).toEqual([71, 99, 100]);
  expect(before.map(({ day }) => day)).toEqual([60, 70]);
  expect(inPeriod(days, 'all', 100).before).toEqual([]);
});

describe('a rhythm', () => {
  const days = (scores: (weekday: number) => number): ScoredDay[] =>
    Array.from({ length: 84 }, (_, index) => {
      const day = 20_000 + index;
      const weekday = (dateOfDay(day).getDay() + 6) % 7;
      const score = scores(weekday) + (index % 2 ? 0.5 : -0.5);
      return { date: '', day, score, emotion: 'calma', count: 1 };
    });

  it('names the weekday that stands clear of the others', () => {
    const { highest, lowest, beats } = byWeekday(days((weekday) => (weekday === 5 ? 4 : 0)));
    expect(highest).toBe(5);
    expect(beats[5]!.estimate!.value).toBeGreaterThan(3);
    expect(lowest === null || lowest !== 5).toBe(true);
  });

  it('names none where they waver alike, and none with too few days', () => {
    expect(byWeekday(days(() => 1))).toMatchObject({ highest: null, lowest: null });
    const few = byWeekday(days(() => 1).slice(0, 8));
    expect(few.beats.every(({ estimate }) => estimate === null)).toBe(true);
  });

  it('of the day goes by bands of four hours', () => {
    const nights = [1, 2, 3, 4].map((day) => told(at(day, 3), { emotion: 'miedo' }));
    const noons = [1, 2, 3, 4].map((day) => told(at(day, 13)));
    const { beats } = byHour([...nights, ...noons]);
    expect(beats.map(({ estimate }) => estimate?.n ?? 0)).toEqual([4, 0, 0, 4, 0, 0]);
  });
});

it('the cloud counts words for themselves, and compares shares with the period before', () => {
  const now = [
    told(at(9), { words: ['sosiego', 'paz'] }),
    told(at(8), { words: ['sosiego'] }),
    told(at(7)),
  ];
  const [first, ...rest] = cloudOf(now, [told(at(1)), told(at(2), { words: ['paz'] })]);
  expect(first).toEqual({ id: 'sosiego', now: 2, before: 0, change: 0.5 });
  expect(rest.map(({ id, change }) => [id, change])).toEqual([
    ['calma', -0.25],
    ['paz', -0.25],
  ]);
  expect(cloudOf(now, [])[0]?.change).toBeNull();
});

describe('what helps', () => {
  const rating = (practiceId: string, before: number, after: number): Practice => ({
    id: '',
    kind: 'game',
    practiceId,
    before,
    after,
    finishedAt: '2026-10-01T12:00:00Z',
  });
  const practiceOf = (_kind: string, id: string): PracticeInfo | undefined =>
    id === 'of a later version'
      ? undefined
      : { name: id, rated: id === 'detective' ? 'wellbeing' : 'distress' };
  const many = Array.from({ length: 12 }, (_, index) => rating('breathing', 7, 4 - (index % 2)));

  it('is what made moments lighter, from three times on, the surest first', () => {
    const some = [1, 2, 3].map((after) => rating('other', 5, after + 2));
    const helps = whatHelps([...some, ...many, rating('once', 9, 0)], practiceOf);
    expect(helps.map(({ id }) => id)).toEqual(['breathing', 'other']);
    expect(helps[0]!.estimate.value).toBeCloseTo(3.5, 0);
  });

  it('is also what left somebody better, where a high number says how well they are', () => {
    const better = Array.from({ length: 12 }, (_, index) =>
      rating('detective', 3, 6 + (index % 2)),
    );
    const helps = whatHelps([...many, ...better], practiceOf);
    expect(helps.map(({ id }) => id).toSorted()).toEqual(['breathing', 'detective']);
    for (const { estimate } of helps) expect(estimate.low).toBeGreaterThan(2);
    const worse = better.map((one) => ({ ...one, before: one.after, after: one.before }));
    const [, last] = whatHelps([...many, ...worse], practiceOf);
    expect(last).toMatchObject({ id: 'detective' });
    expect(last!.estimate.high).toBeLessThan(0);
  });

  it('guesses nothing of what this version does not know, and nothing where nothing was rated', () => {
    const unknown = [1, 2, 3].map((before) => rating('of a later version', before, 9));
    expect(whatHelps(unknown, practiceOf)).toEqual([]);
    expect(whatHelps([{ ...rating('breathing', 5, 1), after: null }], practiceOf)).toEqual([]);
  });
});
