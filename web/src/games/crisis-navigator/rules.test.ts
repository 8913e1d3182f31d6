import { describe, expect, it } from 'vitest';
import { reflectionOf } from './content.ts';
import { seedRng } from '../kit/random/random.ts';
import { LEVELS, PARTS } from './parts.ts';
import {
  HIGH_DISTRESS,
  isHigh,
  isSwell,
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

  it('needs no number to set out, unless high water was marked before', () => {
    expect(play(begin(LEVELS.build), { type: 'skip' }).stage).toBe('sail');
    const high = play(begin(LEVELS.build), { type: 'rate', value: 9 });
    const taken = play(high, { type: 'rate', value: null });
    expect(taken.distress).toBeNull();
    expect(play(taken, { type: 'skip' })).toBe(taken);
    const low = play(taken, { type: 'rate', value: 2 });
    expect(isSwell(low)).toBe(true);
    expect(play(low, { type: 'set-out' }).stage).toBe('sail');
  });

  it.each([LEVELS.rehearse, LEVELS.find])('brings nobody back too soon (level %i)', (level) => {
    const first = begin(level, 'uno');
    const second = rules.again!(begin(level, 'dos'), first);
    expect(second.items).toHaveLength(first.items.length);
    expect(second.items.filter((id) => first.items.includes(id))).toEqual([]);
    let state = second;
    for (let run = 0; run < 5; run += 1) {
      const next = rules.again!(begin(level, `otra ${run}`), state);
      expect(new Set(next.items).size).toBe(first.items.length);
      expect(next.items.filter((id) => state.items.includes(id))).toEqual([]);
      state = next;
    }
  });

  it('has calm water marked at the next run, and asks anew after a swell', () => {
    const after = (value: number) =>
      rules.again!(begin(LEVELS.build), play(begin(LEVELS.build), { type: 'rate', value }));
    expect(after(3)).toMatchObject({ distress: 3, carried: 3, stage: 'check' });
    expect(after(7)).toMatchObject({ distress: null, carried: null });
  });

  it('remembers the buoys that were looked at until the story is over', () => {
    const jhon = { ...setOut(LEVELS.rehearse), items: ['jhon', 'luz', 'leo'] };
    const back = play(jhon, { type: 'choose', id: 'self' }, { type: 'choose', id: 'back' });
    expect(back.tried).toEqual(['self']);
    const done = play(back, { type: 'choose', id: 'people' }, { type: 'choose', id: '1' });
    expect(play(done, { type: 'next' }).tried).toEqual([]);
  });

  it('knows where the own plan was changed, and in whose story', () => {
    const jhon = { ...setOut(LEVELS.rehearse), items: ['jhon'] };
    const done = play(jhon, { type: 'choose', id: 'people' }, { type: 'choose', id: '1' });
    const changed = play(done, { type: 'change', line: 1 });
    expect(changed.changes).toEqual([{ part: 'people', from: 'jhon', line: 1 }]);
    expect(play(changed, { type: 'change', line: 1 })).toBe(changed);
    expect(play(changed, { type: 'unchange' }).changes).toEqual([]);
    const over = play(changed, { type: 'next' }, { type: 'moor' });
    expect(rules.status(over).outcome).toBe('Ensayaste con Jhon, con tu plan a mano.');
  });

  it('speaks of a copy only where somebody said that it is', () => {
    expect(reflectionOf({ place: null }).starters.join(' ')).not.toMatch(/copia/);
    expect(reflectionOf({ place: 'wallet' }).starters.join(' ')).toMatch(/copia en la cartera/);
  });
});
