import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { lettersOf } from './layout/letters.ts';
import { OWN_LEVEL } from './levels.ts';
import { rules, type SearchAction } from './rules.ts';
import {
  isAllFound,
  leftOf,
  type SearchState,
  shiningOf,
  storyOf,
  washedOf,
  wordOfLine,
} from './state.ts';
import { strayText } from './texts.ts';
import { STORIES } from './words/stories.content.ts';
import { THEMES } from './words/themes.content.ts';

const begin = (level: number) => rules.setup({ level, options: {} }, seedRng('arena'));

const follow = (state: SearchState, ...actions: SearchAction[]): SearchState =>
  actions.reduce((now, action) => rules.step(now, action), state);

const searching = (level = 1) => {
  return follow(begin(level), { type: 'theme', id: 'lands' });
};

const lineOf = (state: SearchState, at: number): SearchAction => ({
  type: 'line',
  ...state.hidden[at]!.ends,
});

const findAll = (state: SearchState) =>
  leftOf(state).reduce((now, at) => follow(now, lineOf(now, at)), state);

it('goes back to all themes until a word was found, and to the own words that were chosen', () => {
  const state = searching();
  const back = follow(state, { type: 'hint' }, { type: 'change-theme' });
  expect(back).toMatchObject({ stage: 'theme', theme: null, hidden: [], hint: null });
  expect(rules.legalActions(back)).toHaveLength(THEMES.length);
  expect(follow(back, { type: 'theme', id: 'table' }).theme).toBe('table');
  const one = follow(state, lineOf(state, 0));
  expect(follow(one, { type: 'change-theme' })).toBe(one);
  const taken = ['añoranza', 'lío', 'tedio', 'ilusión'];
  const takes = taken.map((word): SearchAction => ({ type: 'take', word }));
  const own = follow(begin(OWN_LEVEL), ...takes, { type: 'sow' }, { type: 'change-theme' });
  expect(own).toMatchObject({ stage: 'own', own: taken });
});

it('says of a line which finds nothing whether its word was found before', () => {
  const state = searching();
  const { ends } = state.hidden[0]!;
  const one = follow(state, lineOf(state, 0));
  const twice = follow(one, { type: 'line', ...ends });
  expect(twice).toMatchObject({ found: [0], strayed: 1, stray: { ends, again: true } });
  expect(strayText(twice)).toBe('Esa ya está encontrada.');
  const astray = follow(one, { type: 'line', from: 0, to: 0 });
  expect(strayText(astray)).toBe('Ahí no hay ninguna de la lista.');
  expect(follow(astray, lineOf(state, 1)).stray).toBeNull();
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

it('lets letters of the story shine one after the other, all of them in the end', () => {
  const state = searching();
  expect(shiningOf(state)).toEqual([]);
  const half = follow(state, lineOf(state, 0), lineOf(state, 1), lineOf(state, 2));
  expect(shiningOf(half)).toHaveLength(Math.floor(state.message.length / 2));
  expect(new Set(shiningOf(findAll(state)))).toEqual(new Set(state.message));
});

it('says what there is to say of a word that was found while another one was hinted at', () => {
  const hinted = follow(searching(), { type: 'hint' });
  expect(follow(hinted, lineOf(hinted, 1))).toMatchObject({ found: [1], hint: null });
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
  expect(follow(state, { type: 'story' })).toMatchObject({ stage: 'form', byLines: false });
});

it('forms the word of the story letter by letter, in its order alone', () => {
  let state = follow(findAll(searching()), { type: 'story' });
  const letters = lettersOf(storyOf(state).word);
  const last = state.pearls.findIndex((at) => letters[at] !== letters[0]);
  const early = follow(state, { type: 'letter', at: last });
  expect(early).toMatchObject({ laid: [], missed: 1, later: letters[state.pearls[last]!] });
  const spelt = (now: SearchState) => now.laid.map((at) => letters[now.pearls[at]!]).join('');
  for (let count = 1; count <= letters.length; count += 1) {
    expect(state.stage).toBe('form');
    const before = state;
    state = follow(state, { type: 'hint' });
    expect(spelt(state)).toBe(letters.slice(0, count));
    expect(follow(before, { type: 'letter', at: state.laid.at(-1)! })).toEqual(state);
  }
  expect(state.stage).toBe('question');
});

it('ends kindly whatever is answered', () => {
  let state = follow(findAll(searching()), { type: 'story' });
  while (state.stage === 'form') state = follow(state, { type: 'hint' });
  for (const yes of [true, false]) {
    const over = follow(state, { type: 'answer', yes }, { type: 'next' });
    expect(rules.status(over)).toEqual({
      phase: 'finished',
      score: null,
      outcome: expect.stringMatching(
        new RegExp(`^En la arena: .+ y .+\\. En la historia: ${storyOf(state).word}\\.$`, 'u'),
      ),
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

  it('of the stories stand in one line of a phone', () => {
    expect(new Set(STORIES.map(({ id }) => id)).size).toBe(STORIES.length);
    for (const { word } of STORIES) expect(lettersOf(word).length).toBeLessThanOrEqual(12);
  });
});
