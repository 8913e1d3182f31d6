import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { lettersOf } from './layout/letters.ts';
import { OWN_LEVEL } from './levels.ts';
import { rules, type SearchAction } from './rules.ts';
import { isAllFound, leftOf, type SearchState, storyOf, washedOf, wordOfLine } from './state.ts';
import { STORIES } from './words/stories.content.ts';
import { THEMES } from './words/themes.content.ts';

const begin = (level: number) => rules.setup({ level, options: {} }, seedRng('arena'));

const follow = (state: SearchState, ...actions: SearchAction[]): SearchState =>
  actions.reduce((now, action) => rules.step(now, action), state);

const searching = (level = 1) => {
  const state = begin(level);
  return follow(state, { type: 'theme', id: state.offered[0]! });
};

const lineOf = (state: SearchState, at: number): SearchAction => ({
  type: 'line',
  ...state.hidden[at]!.ends,
});

const findAll = (state: SearchState) =>
  leftOf(state).reduce((now, at) => follow(now, lineOf(now, at)), state);

it('offers other themes than those before', () => {
  const before = begin(1);
  const after = follow(before, { type: 'other-themes' });
  expect(after.offered).toHaveLength(3);
  expect(after.offered.filter((id) => before.offered.includes(id))).toEqual([]);
});

it('finds a word read from either end, and says when there is none', () => {
  const state = searching();
  const { from, to } = state.hidden[2]!.ends;
  expect(follow(state, { type: 'line', from: to, to: from }).found).toEqual([2]);
  const strayed = follow(state, { type: 'line', from: 0, to: 0 });
  expect(strayed).toMatchObject({ found: [], strayed: 1 });
});

it('forgives a finger one letter, and a keyboard none', () => {
  const state = searching();
  const { from, to } = state.hidden[0]!.ends;
  const off: SearchAction = { type: 'line', from, to: to % 8 === 7 ? to - 1 : to + 1 };
  expect(follow(state, off).found).toEqual([]);
  expect(follow(state, { ...off, loose: true }).found).toEqual([0]);
});

it('washes away filling with every word, and leaves the story in the end', () => {
  const state = searching();
  expect(washedOf(state).size).toBe(0);
  const one = follow(state, lineOf(state, 0));
  expect(washedOf(one).size).toBe(Math.floor(state.filling.length / state.hidden.length));
  const all = findAll(state);
  expect(washedOf(all).size).toBe(state.filling.length);
  const left = state.message.filter((cell) => !washedOf(all).has(cell));
  expect(left.map((cell) => state.letters[cell]).join('')).toBe(lettersOf(storyOf(state).word));
});

it('shows a word in three free steps', () => {
  const first = follow(searching(), { type: 'hint' });
  expect(first.hint).toEqual({ at: 0, step: 1 });
  const second = follow(first, { type: 'hint' });
  expect(second.hint).toEqual({ at: 0, step: 2 });
  expect(follow(second, { type: 'hint' })).toMatchObject({ found: [0], hint: null });
});

it('can be played line by line to its end', () => {
  let state = follow(searching(5), { type: 'by-lines', on: true });
  const wrong = leftOf(state).find((at) => at !== wordOfLine(state))!;
  expect(follow(state, { type: 'name', at: wrong }).found).toEqual([]);
  while (!isAllFound(state)) {
    state = follow(state, { type: 'other-line' });
    state = follow(state, { type: 'name', at: wordOfLine(state)! });
  }
  expect(follow(state, { type: 'story' })).toMatchObject({ stage: 'fragment', byLines: false });
});

it('lets letters be tried for nothing, and ends kindly whatever is answered', () => {
  let state = follow(findAll(searching()), { type: 'story' });
  const { word, gap, wrong } = storyOf(state);
  state = follow(state, { type: 'letter', letter: wrong[0] });
  expect(state).toMatchObject({ stage: 'fragment', tried: [wrong[0]] });
  state = follow(state, { type: 'letter', letter: lettersOf(word)[gap]! });
  for (const yes of [true, false]) {
    const over = follow(state, { type: 'answer', yes }, { type: 'next' });
    expect(rules.status(over)).toEqual({
      phase: 'finished',
      score: null,
      outcome: '6 palabras en la arena y una historia con su final.',
    });
  }
});

describe('own words', () => {
  const take = (word: string): SearchAction => ({ type: 'take', word });

  it('are hidden as they are, four of them at least', () => {
    const three = follow(begin(OWN_LEVEL), take('añoranza'), take('Lío'), take('tedio'));
    expect(follow(three, { type: 'sow' })).toBe(three);
    const sown = follow(three, take('ilusión'), { type: 'sow' });
    expect(sown.hidden.map(({ word }) => word).toSorted()).toEqual(
      ['añoranza', 'ilusión', 'lío', 'tedio'].toSorted(),
    );
  });

  it('are single words that fit, each once', () => {
    const state = follow(begin(OWN_LEVEL), take('rabia'));
    for (const word of ['RABIA', 'rábia', 'no', 'sin fuerzas', 'desesperanzado']) {
      expect(follow(state, take(word)).own).toEqual(['rabia']);
    }
    expect(follow(state, { type: 'drop', word: 'rabia' }).own).toEqual([]);
  });
});

describe('the words', () => {
  it('suffice for every level, each with its line', () => {
    for (const { words } of THEMES) {
      expect(words.length).toBeGreaterThanOrEqual(14);
      expect(new Set(words.map(({ word }) => lettersOf(word))).size).toBe(words.length);
      for (const { word, gloss } of words) {
        expect(gloss).toMatch(/^\p{Lu}.+\.$/u);
        expect(lettersOf(word).length).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('of the stories miss one letter, for which two others are wrong', () => {
    expect(new Set(STORIES.map(({ id }) => id)).size).toBe(STORIES.length);
    for (const { word, gap, wrong } of STORIES) {
      const missing = lettersOf(word)[gap];
      expect(new Set([missing, ...wrong]).size).toBe(3);
      expect(lettersOf(word).length).toBeLessThanOrEqual(12);
    }
  });
});
