import { expect, it } from 'vitest';
import type { Practice } from '#web/data/practices/practice.ts';
import { lastHelp } from './last-help.ts';

const now = new Date(2026, 10, 24, 18);
const done = (days: number, fields: Partial<Practice> = {}): Practice => ({
  id: String(days),
  kind: 'game',
  practiceId: 'breathing',
  before: 7,
  after: 4,
  finishedAt: new Date(2026, 10, 24 - days, 12).toISOString(),
  ...fields,
});

it('is the newest after which it weighed less', () => {
  const practices = [done(0, { after: 8 }), done(1, { after: null }), done(3), done(4)];
  expect(lastHelp(practices, now)?.practice.id).toBe('3');
});

it('counts tools, and games that ask how well somebody is', () => {
  const tool = { kind: 'tool', practiceId: 'rain' } as const;
  expect(lastHelp([done(0, tool), done(1)], now)?.address).toBe('/wellness-tools/rain');
  const detective = { practiceId: 'emotion-detective', before: 3, after: 6 };
  expect(lastHelp([done(0, detective)], now)?.practice.id).toBe('0');
  expect(lastHelp([done(0, { ...detective, after: 2 })], now)).toBeNull();
});

it('guesses nothing of what it does not know, and nothing of long ago', () => {
  expect(lastHelp([done(0, { practiceId: 'of a later version' })], now)).toBeNull();
  expect(lastHelp([done(61)], now)).toBeNull();
});
