import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { levels } from './content.ts';
import { CONTEXTS } from './contexts.content.ts';
import { differenceBetween } from './differences.content.ts';
import { SIX } from './face/expressions.ts';
import { confusionsOf, mostConfused, unbiasedHitRate } from './play/confusions.ts';
import { firstStair, nextStair } from './play/staircase.ts';
import { answersOf, optionsOf } from './play/trial.ts';
import { feedbackOn } from './stages/feedback.ts';
import { FLASH_TICKS, type RecogniseAction, type RecogniseState, rules, trialOf } from './rules.ts';

const begin = (level: number, seed = 'caras') => rules.setup({ level, options: {} }, seedRng(seed));
const play = (state: RecogniseState, ...actions: RecogniseAction[]) =>
  actions.reduce<RecogniseState>((before, action) => rules.step(before, action), state);

const storiesOf = (seed: string) =>
  begin(8, seed).trials.flatMap((trial) => (trial.kind === 'context' ? [trial] : []));

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
    const [one, other] = storiesOf('caras');
    expect(one!.context).toBe(other!.context);
    expect(answersOf(one!)).not.toEqual(answersOf(other!));
    for (const story of storiesOf('caras')) {
      expect(optionsOf(story)).toContain(answersOf(story)[0]);
    }
  });

  it('lets no place among the words give the right one away', () => {
    const runs = Array.from({ length: 24 }, (_, run) => storiesOf(`vez ${run}`));
    for (const turn of [0, 1]) {
      const places = runs.map((stories) => {
        const story = stories[turn]!;
        return optionsOf(story).indexOf(answersOf(story)[0]!);
      });
      expect([...new Set(places)].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
    }
    const firstOf = new Set(runs.map(([story]) => `${story!.context} ${story!.reading}`));
    expect(firstOf.size).toBeGreaterThan(12);
  });

  it('begins with now this and now that of Nilo', () => {
    const firsts = Array.from({ length: 12 }, (_, run) => begin(1, `vez ${run}`).trials[0]);
    const shown = firsts.map((trial) => (trial?.kind === 'warm-up' ? trial.shown : ''));
    expect(new Set(shown)).toEqual(new Set(['joy', 'sadness']));
  });

  it('counts at the end what it counted on the way', () => {
    expect(rules.status(playThrough(1, true)).outcome).toBe('12 caras miradas de cerca.');
    expect(rules.status(playThrough(8, true)).outcome).toBe('8 historias con solo 4 caras.');
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

describe('the stories', () => {
  const stories = CONTEXTS.flatMap(({ readings }) => readings);

  it('are many, and none is told twice', () => {
    expect(stories.length).toBeGreaterThanOrEqual(24);
    expect(new Set(stories.map(({ scene }) => scene)).size).toBe(stories.length);
    expect(new Set(CONTEXTS.map(({ person }) => person)).size).toBe(CONTEXTS.length);
  });

  it.each(CONTEXTS)('have four words, one for each and one for none: $words', (face) => {
    const right = face.readings.map(({ word }) => word);
    expect(new Set(face.words).size).toBe(4);
    expect(new Set(right).size).toBe(right.length);
    expect(face.words).toEqual(expect.arrayContaining(right));
    expect(right.length).toBeLessThan(4);
  });
});

describe('what is said of a way from one face to the other', () => {
  it.each([
    [50, 'justo donde'],
    [45, 'muy cerca'],
    [20, 'Viste pronto'],
    [80, 'Le diste tiempo'],
  ])('at %i', (place, words) => {
    const state = play(begin(6), { type: 'place', at: place }, { type: 'answer' });
    expect(feedbackOn(state, trialOf(state)!).clue).toContain(words);
  });
});

describe('what is said of a story', () => {
  it('speaks of the story, not of the drawing', () => {
    const state = answer(begin(8), false);
    const trial = trialOf(state)!;
    expect(feedbackOn(state, trial).heading).toBe(
      `En esta historia encaja mejor ${answersOf(trial)[0]}`,
    );
  });
});
