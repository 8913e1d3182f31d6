import { expect, it } from 'vitest';
import { KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import { practiceOf } from './practice-of.ts';

it('knows which way the numbers of games and tools go', () => {
  expect(practiceOf('game', 'breathing')?.rated).toBe('distress');
  expect(practiceOf('game', 'emotion-detective')?.rated).toBe('wellbeing');
  expect(practiceOf('tool', 'rain')).toMatchObject({
    rated: 'distress',
    address: '/wellness-tools/rain',
  });
  expect(practiceOf('game', 'rain')).toBeUndefined();
});

it('has tools read the numbers of the games that they open as their own', () => {
  const opened = KNOWN_TOOLS.flatMap(({ info }) => ('opens' in info ? [info.practice] : []));
  expect(opened.map((id) => practiceOf('game', id)?.rated)).toEqual(opened.map(() => 'distress'));
});
