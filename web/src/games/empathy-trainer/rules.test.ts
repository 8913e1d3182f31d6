import { describe, expect, it } from 'vitest';
import { linesAt } from '../kit/scenario/walk.ts';
import { seedRng } from '../kit/random/random.ts';
import {
  beatOf,
  type EmpathyAction,
  type EmpathyState,
  feltOf,
  nearness,
  opennessOf,
  rules,
  talkOf,
  vignetteOf,
} from './rules.ts';
import { moodOf } from './mood-of.ts';
import { endingOf } from './retell.ts';
import { saidBefore } from './talk/transcript.ts';
import { felt, type ReplyKind } from './vignette.ts';

const begin = (level: number, seed = 'charla') =>
  rules.setup({ level, options: {} }, seedRng(seed));
const play = (state: EmpathyState, ...actions: EmpathyAction[]) =>
  actions.reduce<EmpathyState>((before, action) => rules.step(before, action), state);

/** Guesses exactly and always answers in one way. */
function talk(level: number, kind: ReplyKind): EmpathyState {
  let state = begin(level);
  for (let told = feltOf(state); told; told = feltOf(state)) state = answer(state, kind);
  return state;
}

/** One moment, guessed exactly. */
function answer(state: EmpathyState, kind: ReplyKind): EmpathyState {
  const told = feltOf(state)!;
  return play(
    state,
    { type: 'place', cell: told.cell },
    { type: 'word', word: told.word },
    { type: 'compare' },
    { type: 'reply', kind },
    { type: 'go' },
  );
}

describe('empathy trainer', () => {
  it.each([1, 2, 3, 4, 5])(
    'level %i: who listens and reads well ends near, with all points',
    (level) => {
      const end = play(talk(level, 'validate'), { type: 'close' });
      expect(opennessOf(end)).toBe(6);
      expect(rules.status(end)).toMatchObject({ phase: 'finished', score: 100 });
      expect(rules.status(end).outcome).toContain(
        level === 5 ? 'alguien que quieres' : 'más cerca',
      );
    },
  );

  it('ends with any way of answering, and no way is called wrong', () => {
    const close = (kind: ReplyKind) => rules.status(play(talk(2, kind), { type: 'close' }));
    const small = close('minimise');
    expect(small).toMatchObject({ phase: 'finished', score: 50 });
    expect(small.outcome).toContain('otro día');
    expect(close('take-over').score).toBeGreaterThan(50);
  });

  it('lets the next line depend on the reply before', () => {
    const second = (kind: ReplyKind) => answer(begin(1), kind);
    expect(saidBefore(second('ask'))).not.toEqual(saidBefore(second('minimise')));
    expect(opennessOf(second('ask'))).toBeGreaterThan(opennessOf(second('minimise')));
  });

  it('praises nobody for what was not done: who was not heard says and feels something else', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const state = answer(answer(begin(level), 'validate'), 'minimise');
      const { felt: open, shut, line } = beatOf(state)!;
      expect(opennessOf(state)).toBe(2);
      expect(feltOf(state)).toBe(shut!.felt);
      expect(feltOf(state)).not.toEqual(open);
      const now = linesAt(talkOf(state), state.position).map(({ text }) => text);
      expect(now).toEqual([shut!.line]);
      expect(now).not.toContain(line);
    }
  });

  it('shows no smile to who was not heard, with a person or with oneself', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const heard = answer(begin(level), 'validate');
      expect(moodOf(vignetteOf(heard), answer(heard, 'ask'))).not.toBe('closed');
      for (const kind of ['minimise', 'take-over'] as const) {
        const state = answer(heard, kind);
        expect(moodOf(vignetteOf(state), state)).toBe('closed');
      }
    }
  });

  it('lets one reply be chosen anew at the end, without a guess, and only once', () => {
    const end = talk(1, 'minimise');
    const back = play(end, { type: 'again', beat: 1 });
    expect(back).toMatchObject({ replies: ['minimise'], compared: true, cell: null });
    const other = play(
      back,
      { type: 'reply', kind: 'validate' },
      { type: 'go' },
      { type: 'reply', kind: 'ask' },
      { type: 'go' },
    );
    expect(beatOf(other)).toBeNull();
    expect(other.guesses).toEqual(end.guesses);
    expect(other.first).toEqual(end.replies);
    const story = talkOf(other);
    expect(endingOf(story, other.replies)).not.toBe(endingOf(story, end.replies));
    expect(play(other, { type: 'again', beat: 0 })).toBe(other);
    expect(rules.status(play(other, { type: 'close' })).outcome).toContain('sigue abierta');
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
