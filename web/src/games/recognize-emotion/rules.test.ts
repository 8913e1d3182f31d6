import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { levels } from './content.ts';
import { differenceBetween } from './differences.content.ts';
import { SIX } from './face/expressions.ts';
import { confusionsOf, mostConfused, unbiasedHitRate } from './play/confusions.ts';
import { firstStair, nextStair } from './play/staircase.ts';
import { answersOf, optionsOf } from './play/trial.ts';
import { FLASH_TICKS, type RecogniseAction, type RecogniseState, rules, trialOf } from './rules.ts';

const begin = (level: number, seed = 'caras') => rules.setup({ level, options: {} }, seedRng(seed));
const play = (state: RecogniseState, ...actions: RecogniseAction[]) =>
  actions.reduce<RecogniseState>((before, action) => rules.step(before, action), state);

/** Chooses what is shown, or the first thing that is not. */
function answer(state: RecogniseState, right: boolean): RecogniseState {
  const trial = trialOf(state)!;
  if (trial.kind === 'morph') return play(state, { type: 'place', at: 50 }, { type: 'answer' });
  const open = play(state, { type: 'uncover' });
  const options = optionsOf(trial);
  const shown = answersOf(trial);
  const wanted = options.flatMap((word, at) => (shown.includes(word) === right ? [at] : []));
  const picks = wanted.slice(0, shown.length).map((at) => ({ type: 'pick' as const, at }));
  return play(open, ...picks, ...(trial.kind === 'mixed' ? [{ type: 'answer' as const }] : []));
}

function playThrough(level: number, right: boolean) {
  let state = begin(level);
  while (rules.status(state).phase === 'playing') {
    state = play(answer(state, right), { type: 'next' });
  }
  return state;
}

describe('reading faces', () => {
  it.each(levels.map(({ level }) => level))('level %i can be read to the full', (level) => {
    expect(rules.status(playThrough(level, true))).toMatchObject({ phase: 'finished', score: 100 });
  });

  it('shows each of the six as often as the others, and never the same person twice in a row', () => {
    const { trials } = begin(3);
    const named = trials.flatMap((trial) => (trial.kind === 'name' ? [trial] : []));
    for (const one of SIX) expect(named.filter(({ shown }) => shown === one)).toHaveLength(2);
    expect(new Set(named.map(({ person }) => person)).size).toBe(named.length);
  });

  it('lets Nilo go first at the first level, and does not count that', () => {
    const state = begin(1);
    expect(state.trials.slice(0, 2).map(({ kind }) => kind)).toEqual(['warm-up', 'warm-up']);
    expect(answer(state, false).stair).toEqual(state.stair);
  });

  it('gets subtler for who sees all, clearer for who does not', () => {
    expect(playThrough(2, true).stair.strength).toBeLessThan(0.6);
    expect(playThrough(2, false).stair.strength).toBeGreaterThan(0.6);
  });

  it('shows a face for half a second, or without any hurry', () => {
    const covered = begin(5);
    expect(play(covered, { type: 'pick', at: 0 })).toBe(covered);
    expect(rules.step(covered, { type: 'tick' })).toBe(covered);
    let state = play(covered, { type: 'look' });
    for (let tick = 0; tick < FLASH_TICKS; tick += 1) {
      expect(state.glance).not.toBe('gone');
      state = rules.step(state, { type: 'tick' });
    }
    expect(state.glance).toBe('gone');
    expect(play(state, { type: 'uncover' }).glance).toBe('open');
    expect(play(state, { type: 'pick', at: 0 }).revealed).toBe(true);
  });

  it('takes two words of a mixed face, and lets one go again', () => {
    let state = play(begin(7), { type: 'pick', at: 0 }, { type: 'pick', at: 1 });
    state = play(state, { type: 'pick', at: 2 });
    expect(state.chosen).toEqual([1, 2]);
    state = play(state, { type: 'pick', at: 1 });
    expect(play(state, { type: 'answer' })).toBe(state);
  });

  it('tells two stories of one face', () => {
    const [one, other] = begin(8).trials;
    expect([one, other]).toMatchObject([
      { kind: 'context', reading: 0 },
      { kind: 'context', reading: 1 },
    ]);
    expect(answersOf(one!)).not.toEqual(answersOf(other!));
    for (const trial of begin(8).trials) {
      expect(optionsOf(trial)).toContain(answersOf(trial)[0]);
    }
  });

  it('hides one smile on a board, and goes on when it is found', () => {
    const state = begin(9);
    const trial = trialOf(state)!;
    const smile = trial.kind === 'smile' ? trial.smile : -1;
    const missed = play(state, { type: 'pick', at: smile === 0 ? 1 : 0 });
    expect(missed.revealed).toBe(false);
    expect(play(missed, { type: 'pick', at: smile })).toMatchObject({
      revealed: true,
      answers: [{ right: 0.5 }],
    });
  });
});

describe('the staircase', () => {
  it('steps down after three right ones, up after one that was missed, and stays in its range', () => {
    const three = [true, true, true].reduce(
      (stair, right) => nextStair(stair, 2, right),
      firstStair(2),
    );
    expect(three).toEqual({ strength: 0.5, row: 0 });
    expect(nextStair(three, 2, false)).toEqual({ strength: 0.6, row: 0 });
    expect(nextStair({ strength: 0.3, row: 2 }, 2, true).strength).toBe(0.3);
    expect(nextStair({ strength: 1, row: 0 }, 1, false).strength).toBe(1);
  });
});

describe('what was taken for what', () => {
  const seen = (shown: string, chosen: string) => ({ shown: [shown], chosen: [chosen] });

  it('counts each, and of mixed faces what was seen and what was seen instead', () => {
    const counts = confusionsOf([
      seen('fear', 'surprise'),
      seen('fear', 'fear'),
      { shown: ['joy', 'sadness'], chosen: ['joy', 'anger'] },
    ]);
    expect(counts.fear).toMatchObject({ surprise: 1, fear: 1 });
    expect([counts.joy.joy, counts.sadness.anger]).toEqual([1, 1]);
    expect(mostConfused(counts)).toEqual([
      { shown: 'sadness', chosen: 'anger', times: 1, of: 1 },
      { shown: 'fear', chosen: 'surprise', times: 1, of: 2 },
    ]);
  });

  it('gives nothing for always saying the same word', () => {
    // Joy twice and sadness twice, always called joy: of joy 2²/(2 × 4) = 1/2, of sadness 0.
    const same = ['joy', 'joy', 'sadness', 'sadness'].map((shown) => seen(shown, 'joy'));
    expect(unbiasedHitRate(confusionsOf(same))).toBe(0.25);
    expect(unbiasedHitRate(confusionsOf([]))).toBeNull();
  });

  it('knows what tells any two apart', () => {
    for (const one of SIX) {
      for (const other of SIX) {
        expect(differenceBetween(one, other) === undefined).toBe(one === other);
      }
    }
  });
});
