import { expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { rules } from './rules.ts';

const begin = (level: number) => rules.setup({ level, options: {} }, seedRng('orilla'));

it('lays three pebbles a level', () => {
  expect(begin(1).pebbles).toHaveLength(3);
  expect(begin(2).pebbles).toHaveLength(6);
});

it('ends when every pebble was looked at, in any order', () => {
  let state = begin(1);
  for (const at of [2, 0, 1]) {
    expect(rules.status(state).phase).toBe('playing');
    state = rules.step(state, { type: 'look', at });
  }
  expect(rules.status(state)).toEqual({
    phase: 'finished',
    score: null,
    outcome: 'Miraste 3 piedras, una por una.',
  });
  expect(rules.legalActions(state)).toEqual([]);
});

it('does not mind the time', () => {
  const state = begin(1);
  expect(rules.step(state, { type: 'tick' })).toBe(state);
});
