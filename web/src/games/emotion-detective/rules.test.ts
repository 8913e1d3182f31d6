import { describe, expect, it } from 'vitest';
import { TICK_MS } from '../contract.ts';
import { seedRng } from '../kit/random/random.ts';
import { CASES } from './cases/cases.ts';
import { CASES_PER_RUN, peopleOf } from './people/deal.ts';
import {
  caseOf,
  closenessOf,
  isSame,
  type DetectiveAction,
  type DetectiveState,
  keptWords,
  offeredWords,
  rules,
  wayOn,
  wordsBeyond,
  wordsHere,
} from './rules.ts';

const begin = (
  level: number,
  seed = 'ventana',
  { met = [], again = [] }: { met?: readonly string[]; again?: readonly string[] } = {},
) => rules.step(rules.setup({ level, options: {} }, seedRng(seed)), { type: 'deal', met, again });
const play = (state: DetectiveState, ...actions: DetectiveAction[]) =>
  actions.reduce<DetectiveState>((before, action) => rules.step(before, action), state);

/** Opens so many clues and gives these words, wherever they are on the map. */
function solve(state: DetectiveState, words: readonly string[], clues: number): DetectiveState {
  let now = state;
  for (const clue of (['body', 'thought', 'urge', 'context'] as const).slice(0, clues)) {
    now = play(now, { type: 'open', clue });
  }
  for (const word of words) {
    for (
      let cell = 0;
      cell < 25 && !offeredWords(now).some((one) => one.word === word);
      cell += 1
    ) {
      now = play(now, { type: 'place', cell });
    }
    now = play(now, { type: 'word', word });
  }
  return play(now, { type: 'answer' }, { type: 'next' });
}

function solveAll(
  level: number,
  words: (state: DetectiveState) => readonly string[],
  clues: number,
) {
  let state = begin(level);
  while (rules.status(state).phase === 'playing') state = solve(state, words(state), clues);
  return rules.status(state);
}

describe('emotion detective', () => {
  it('opens nothing by itself and offers no word before a clue', () => {
    const state = begin(2);
    expect(offeredWords(state)).toEqual([]);
    expect(play(state, { type: 'place', cell: 3 })).toBe(state);
    expect(rules.step(state, { type: 'tick' })).toBe(state);
    expect(TICK_MS).toBeGreaterThan(0);
  });

  it.each([1, 2, 3, 4, 5])('level %i can be solved to the word, with one clue each', (level) => {
    const best = solveAll(level, (state) => caseOf(state).answers, 1);
    expect(best).toMatchObject({ phase: 'finished', score: 100 });
  });

  it('tells clues and closeness apart in the score, and every answer reaches the end', () => {
    const withAll = solveAll(1, (state) => caseOf(state).answers, 4);
    expect(withAll.score).toBe(85);
    const far = solveAll(
      1,
      (state) => (caseOf(state).answers[0] === 'asco' ? ['alegría'] : ['asco']),
      4,
    );
    expect(far.score).toBeLessThan(85);
    expect(far.score).toBeGreaterThan(0);
  });

  it('gives partial credit to twins and neighbours', () => {
    const marcos = CASES.find(({ id }) => id === 'marcos')!;
    expect(closenessOf(marcos, ['culpa'])).toBe(1);
    expect(closenessOf(marcos, ['vergüenza'])).toBeLessThan(0.9);
    const beatriz = CASES.find(({ id }) => id === 'beatriz')!;
    expect(closenessOf(beatriz, ['culpa'])).toBeGreaterThan(0.8);
    expect(closenessOf(beatriz, ['culpa'])).toBeLessThan(1);
  });

  it('counts a word that says it as well', () => {
    const marcos = CASES.find(({ id }) => id === 'marcos')!;
    expect(closenessOf(marcos, ['remordimiento'])).toBe(1);
    expect(isSame(marcos, ['remordimiento'])).toBe(true);
    expect(isSame(marcos, ['vergüenza'])).toBe(false);
  });

  it.each([1, 5])('level %i leaves something to decide on every stone with a word', (level) => {
    const asked = play(begin(level), { type: 'open', clue: 'body' });
    for (let cell = 0; cell < 25; cell += 1) {
      const placed = play(asked, { type: 'place', cell });
      const here = wordsHere(placed);
      const count = here.length + wordsBeyond(placed).length;
      expect(here.length === 0 ? count === 0 : count >= 3).toBe(true);
      const words = offeredWords(placed).map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('offers nothing where no word lives, says the way, and keeps what was chosen', () => {
    const far = play(begin(5), { type: 'open', clue: 'body' }, { type: 'place', cell: 4 });
    expect(offeredWords(far)).toEqual([]);
    expect(wayOn(far)).toMatchObject({ across: -1 });
    const near = play(far, { type: 'place', cell: 11 });
    expect(wayOn(near)).toBeNull();
    const word = offeredWords(near)[0]!.word;
    const moved = play(near, { type: 'word', word }, { type: 'place', cell: 4 });
    expect(wordsHere(moved)).toEqual([]);
    expect(keptWords(moved).map((one) => one.word)).toEqual([word]);
  });

  it('tells a run of found words from one of others', () => {
    const found = solveAll(2, (state) => caseOf(state).answers, 1);
    const other = solveAll(2, () => ['euforia'], 1);
    expect(found.outcome).not.toBe(other.outcome);
  });

  it('takes two words in any order', () => {
    const ruben = CASES.find(({ id }) => id === 'ruben')!;
    expect(closenessOf(ruben, ['culpa', 'alivio'])).toBe(1);
    expect(closenessOf(ruben, ['alivio', 'alivio'])).toBeLessThan(1);
  });

  it('lets another word take the place of the oldest, and one of two be let go', () => {
    const twins = play(begin(3), { type: 'open', clue: 'body' });
    const [one, two] = offeredWords(twins).map(({ word }) => word);
    const chosen = play(twins, { type: 'word', word: one! });
    expect(play(chosen, { type: 'word', word: one! }).words).toEqual([one]);
    expect(play(chosen, { type: 'word', word: two! }).words).toEqual([two]);

    const both = play(begin(4), { type: 'open', clue: 'body' }, { type: 'place', cell: 6 });
    const [first, second, third] = offeredWords(both).map(({ word }) => word);
    const pair = play(both, { type: 'word', word: first! }, { type: 'word', word: second! });
    expect(play(pair, { type: 'word', word: first! }).words).toEqual([second]);
    expect(play(pair, { type: 'word', word: third! }).words).toEqual([second, third]);
  });

  it('deals different cases from different seeds, none twice', () => {
    const deals = 'a b c d e f g h'.split(' ').map((seed) => begin(5, seed).cases);
    for (const cases of deals) expect(new Set(cases).size).toBe(CASES_PER_RUN);
    expect(new Set(deals.map((cases) => cases.join())).size).toBeGreaterThan(2);
  });

  it.each([1, 2, 3, 4, 5])('level %i deals nobody twice while somebody waits', (level) => {
    const people = peopleOf(level);
    let met: readonly string[] = [];
    for (let run = 0; run < people.length / CASES_PER_RUN; run += 1) {
      const { cases } = begin(level, `partida ${run}`, { met });
      expect(cases.filter((id) => met.includes(id))).toEqual([]);
      met = [...met, ...cases];
    }
    expect(met.toSorted()).toEqual(people.toSorted());
    // Once all are met they come again, those of the latest run last.
    const { cases } = begin(level, 'otra vuelta', { met });
    expect(cases.filter((id) => met.slice(-CASES_PER_RUN).includes(id))).toEqual([]);
  });

  it('lets everybody open a run about as often', () => {
    const opened = new Map<string, number>();
    for (let run = 0; run < 450; run += 1) {
      const first = begin(1, `seed ${run}`).cases[0]!;
      opened.set(first, (opened.get(first) ?? 0) + 1);
    }
    expect(opened.size).toBe(9);
    expect(Math.min(...opened.values())).toBeGreaterThan(25);
  });

  it('has the same people when a run is repeated, though they have been met', () => {
    const first = begin(3, 'la misma');
    const met = first.cases;
    expect(begin(3, 'la misma', { met }).cases).not.toEqual(first.cases);
    expect(begin(3, 'la misma', { met, again: first.cases }).cases).toEqual(first.cases);
    // Whom the level does not know is not dealt.
    expect(begin(3, 'la misma', { again: ['nadie', 'ofelia', 'marcos'] }).cases).toEqual(met);
  });
});
