import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import {
  beatOf,
  type EmpathyAction,
  type EmpathyState,
  nearness,
  opennessOf,
  rules,
} from './rules.ts';
import { saidBefore } from './talk/transcript.ts';
import { felt, type ReplyKind } from './vignette.ts';

const begin = (level: number, seed = 'charla') =>
  rules.setup({ level, options: {} }, seedRng(seed));
const play = (state: EmpathyState, ...actions: EmpathyAction[]) =>
  actions.reduce<EmpathyState>((before, action) => rules.step(before, action), state);

/** Guesses exactly and always answers in one way. */
function talk(level: number, kind: ReplyKind): EmpathyState {
  let state = begin(level);
  for (let beat = beatOf(state); beat; beat = beatOf(state)) {
    state = play(
      state,
      { type: 'place', cell: beat.felt.cell },
      { type: 'word', word: beat.felt.word },
      { type: 'compare' },
      { type: 'reply', kind },
      { type: 'go' },
    );
  }
  return play(state, { type: 'close' });
}

describe('empathy trainer', () => {
  it.each([1, 2, 3, 4, 5])(
    'level %i: who listens and reads well ends near, with all points',
    (level) => {
      const end = talk(level, 'validate');
      expect(opennessOf(end)).toBe(6);
      expect(rules.status(end)).toMatchObject({ phase: 'finished', score: 100 });
      expect(rules.status(end).outcome).toContain('terminó cerca');
    },
  );

  it('ends with any way of answering, and no way is called wrong', () => {
    const small = rules.status(talk(2, 'minimise'));
    expect(small).toMatchObject({ phase: 'finished', score: 50 });
    expect(small.outcome).toContain('otro día');
    expect(rules.status(talk(2, 'take-over')).score).toBeGreaterThan(50);
  });

  it('lets the next line depend on the reply before', () => {
    const second = (kind: ReplyKind) => {
      const state = begin(1);
      const guess = beatOf(state)!.felt;
      return play(
        state,
        { type: 'place', cell: guess.cell },
        { type: 'word', word: guess.word },
        { type: 'compare' },
        { type: 'reply', kind },
        { type: 'go' },
      );
    };
    expect(saidBefore(second('ask'))).not.toEqual(saidBefore(second('minimise')));
    expect(opennessOf(second('ask'))).toBeGreaterThan(opennessOf(second('minimise')));
  });

  it('shows no feeling before a place and a word were chosen, and no reply before that', () => {
    const state = begin(3);
    expect(play(state, { type: 'compare' })).toBe(state);
    expect(play(state, { type: 'reply', kind: 'ask' })).toBe(state);
    expect(play(state, { type: 'place', cell: 4 }, { type: 'compare' }).compared).toBe(false);
  });

  it('measures a guess by pleasantness, strength and word', () => {
    const told = { cell: felt(1, 5), word: 'culpa', others: ['a', 'b', 'c'], inside: '' } as const;
    expect(nearness({ cell: felt(1, 5), word: 'culpa' }, told)).toBe(1);
    const twin = nearness({ cell: felt(1, 5), word: 'remordimiento' }, told);
    expect(twin).toBeLessThan(1);
    expect(twin).toBeGreaterThan(nearness({ cell: felt(1, 3), word: 'remordimiento' }, told));
    expect(nearness({ cell: felt(5, 1), word: 'euforia' }, told)).toBeLessThan(0.2);
  });

  it('tells the whole talk again, in order, from the replies', () => {
    const end = talk(4, 'ask');
    const said = saidBefore(end);
    expect(said).toHaveLength(9);
    expect(said.map(({ mine }) => mine)).toEqual([0, 1, 0, 0, 1, 0, 0, 1, 0].map(Boolean));
  });
});
