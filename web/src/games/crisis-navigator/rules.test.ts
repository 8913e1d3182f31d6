import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { PARTS } from './parts.ts';
import {
  HIGH_DISTRESS,
  isHigh,
  LEVELS,
  type NavigatorAction,
  type NavigatorState,
  needOf,
  rules,
} from './rules.ts';

const begin = (level: number, seed = 'boya') => rules.setup({ level, options: {} }, seedRng(seed));
const play = (state: NavigatorState, ...actions: NavigatorAction[]) =>
  actions.reduce<NavigatorState>((before, action) => rules.step(before, action), state);
const setOut = (level: number) =>
  play(begin(level), { type: 'rate', value: 3 }, { type: 'set-out' });

describe('crisis navigator', () => {
  it.each([8, 9, 10])('goes nowhere at a distress of %i, whatever is pressed', (value) => {
    for (const level of Object.values(LEVELS)) {
      const high = play(begin(level), { type: 'rate', value });
      expect(isHigh(high)).toBe(true);
      expect(play(high, { type: 'set-out' })).toBe(high);
      expect(rules.legalActions(high).every(({ type }) => type === 'rate')).toBe(true);
    }
    expect(HIGH_DISTRESS).toBe(8);
  });

  it('asks how the water is before it sets out', () => {
    const state = begin(LEVELS.build);
    expect(play(state, { type: 'set-out' })).toBe(state);
    expect(setOut(LEVELS.build).stage).toBe('sail');
  });

  it('counts the buoys that hold something, and keeps no word of them', () => {
    let state = setOut(LEVELS.build);
    for (const [at] of PARTS.entries()) state = play(state, { type: 'pass', filled: at < 3 });
    expect(state.stage).toBe('harbour');
    state = play(state, { type: 'moor' });
    expect(rules.status(state)).toEqual({
      phase: 'finished',
      score: 50,
      outcome: '3 de 6 boyas tienen algo tuyo.',
    });
  });

  it('lets a card be found in two touches, and in more', () => {
    const state = setOut(LEVELS.find);
    const { part } = needOf(state);
    const other = PARTS.find((one) => one !== part)!;
    expect(play(state, { type: 'open', part }, { type: 'card' })).toMatchObject({
      found: true,
      taps: 2,
    });
    const late = play(state, { type: 'open', part: other }, { type: 'card' });
    expect(late.found).toBe(false);
    expect(play(late, { type: 'open', part }, { type: 'card' })).toMatchObject({ taps: 3 });
  });

  it('measures nothing where a story is rehearsed or the plan is taken along', () => {
    const taken = play(
      setOut(LEVELS.take),
      { type: 'keep', place: 'wallet' },
      { type: 'arrive' },
      { type: 'moor' },
    );
    expect(rules.status(taken)).toMatchObject({ phase: 'finished', score: null });
  });
});
