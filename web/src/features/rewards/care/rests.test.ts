import { expect, it } from 'vitest';
import { dayAfter } from './day-after.ts';
import { restUntil, withRests } from './rests.ts';

const care = {
  today: '2026-05-30',
  zone: 'America/Mexico_City',
  total: 3,
  days: ['2026-05-28'],
  rests: ['2026-05-30', '2026-06-02'],
};
const next = (day: string) => dayAfter(day, 1);

it('shows what waits as if it had arrived, the last word about a day', () => {
  const waiting = [
    { day: '2026-05-31', resting: true },
    { day: '2026-06-02', resting: false },
    { day: '2026-05-30', resting: true },
  ];
  expect(withRests(care, waiting).rests).toEqual(['2026-05-30', '2026-05-31']);
});

it('says until when somebody rests, over the end of a month', () => {
  expect(restUntil(['2026-05-30', '2026-05-31', '2026-06-01'], '2026-05-30', next)).toBe(
    '2026-06-01',
  );
  expect(restUntil(['2026-06-01'], '2026-05-30', next)).toBeNull();
});
