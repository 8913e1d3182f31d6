import type { Rules } from '../contract.ts';
import {
  closeness,
  type Emotion,
  MAP_SIZE,
  spotDistance,
  spotOfCell,
  type Way,
  wayToWords,
  wordsAround,
} from '../kit/affect/emotion.ts';
import { findWord } from '../kit/affect/find-word.ts';
import { BASICS, REGIONAL, TWINS, WORDS } from '../kit/affect/words.content.ts';
import type { Rng } from '../kit/random/random.ts';
import { type Case, CLUES, type Clue } from './cases/case.ts';
import { CASES } from './cases/cases.ts';
import { dealPeople, type Earlier } from './people/deal.ts';
import { outcomeText } from './texts.ts';

/** Of 100 points for a case: how near the word is, and five for each clue left closed. */
const CLOSENESS_POINTS = 85;
const CLUE_POINTS = 5;

export interface Solved {
  /** 0–1. */
  closeness: number;
  clues: number;
  words: readonly string[];
}

export interface DetectiveState {
  rng: Rng;
  level: number;
  /** Whom the person had met before this run, as far as the device knows. */
  met: readonly string[];
  /** None before they are dealt. */
  cases: readonly string[];
  at: number;
  opened: readonly Clue[];
  /** Where on the map; the words that live there are offered. */
  cell: number | null;
  words: readonly string[];
  solved: readonly Solved[];
  revealed: boolean;
}

export type DetectiveAction =
  | ({ type: 'deal' } & Earlier)
  | { type: 'open'; clue: Clue }
  | { type: 'place'; cell: number }
  | { type: 'word'; word: string }
  | { type: 'answer' }
  | { type: 'next' };

const NOTHING_YET = { opened: [], cell: null, words: [], revealed: false } as const;

/** Words of a level, and how many of them a spot of the map offers at most. */
const OFFERS: Readonly<Record<number, { words: readonly Emotion[]; most: number }>> = {
  1: { words: BASICS, most: 4 },
  2: { words: WORDS, most: 8 },
  3: { words: TWINS, most: 3 },
  4: { words: WORDS, most: 8 },
  5: { words: REGIONAL, most: 6 },
};

export function caseOf({ cases, at }: Pick<DetectiveState, 'cases' | 'at'>): Case {
  const found = CASES.find(({ id }) => id === cases[at]) ?? CASES[0];
  if (!found) throw new RangeError('There are no cases.');
  return found;
}

function offerOf(open: Case) {
  return OFFERS[open.level] ?? { words: WORDS, most: 8 };
}

/** The words that live where the map was touched; none where none does. */
export function wordsHere(state: DetectiveState): readonly Emotion[] {
  const open = caseOf(state);
  if (state.opened.length === 0) return [];
  const { words, most } = offerOf(open);
  if (open.among) return words.filter(({ word }) => open.among?.includes(word));
  return state.cell === null ? [] : wordsAround(spotOfCell(state.cell), words, most);
}

/** A stone with fewer words than this leaves nothing to decide. */
const FEWEST = 3;

/** The next words outside of the place that was touched, where few live in it. */
export function wordsBeyond(state: DetectiveState): readonly Emotion[] {
  const here = wordsHere(state);
  const open = caseOf(state);
  if (state.cell === null || open.among || here.length === 0) return [];
  const spot = spotOfCell(state.cell);
  return offerOf(open)
    .words.filter((one) => !here.includes(one))
    .toSorted((a, b) => spotDistance(a, spot) - spotDistance(b, spot))
    .slice(0, Math.max(0, FEWEST - here.length));
}

/** Words that were chosen elsewhere: they stay in reach wherever the map is touched. */
export function keptWords(state: DetectiveState): readonly Emotion[] {
  const here = [...wordsHere(state), ...wordsBeyond(state)].map(({ word }) => word);
  return offerOf(caseOf(state)).words.filter(
    ({ word }) => state.words.includes(word) && !here.includes(word),
  );
}

/** Words that can be chosen now. */
export function offeredWords(state: DetectiveState): readonly Emotion[] {
  return [...keptWords(state), ...wordsHere(state), ...wordsBeyond(state)];
}

/** Which way words are from a place where none lives; null where some do, or nothing was touched. */
export function wayOn(state: DetectiveState): Way | null {
  if (state.cell === null || state.opened.length === 0 || wordsHere(state).length > 0) return null;
  return wayToWords(spotOfCell(state.cell), offerOf(caseOf(state)).words);
}

/** All places of the map; those where words live come first. */
function cellsOf(open: Case): number[] {
  const { words } = offerOf(open);
  const cells = Array.from({ length: MAP_SIZE * MAP_SIZE }, (_, cell) => cell);
  const isEmpty = (cell: number) => wordsAround(spotOfCell(cell), words, 1).length === 0;
  return cells.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
}

export function wordsWanted(open: Case): number {
  return open.answers.length;
}

/** How near the chosen words are to those that were felt, each with its best partner. 0–1. */
export function closenessOf(open: Case, chosen: readonly string[]): number {
  if (isFitting(open, chosen)) return 1;
  const pairs = pairsOf(open, chosen);
  const sum = pairs.reduce((total, [mine, felt]) => total + closeness(mine, felt), 0);
  return sum / Math.max(1, pairs.length);
}

/** Each chosen word beside the felt one that it is nearest to. */
export function pairsOf(open: Case, chosen: readonly string[]): readonly [Emotion, Emotion][] {
  const [first, second] = chosen.map(findWord);
  const [felt, also] = open.answers.map(findWord);
  if (!first || !felt) return [];
  if (!also || !second) return [[first, felt]];
  const straight = closeness(first, felt) + closeness(second, also);
  const crossed = closeness(first, also) + closeness(second, felt);
  const partners: [Emotion, Emotion] = straight >= crossed ? [felt, also] : [also, felt];
  return [
    [first, partners[0]],
    [second, partners[1]],
  ];
}

/** Whether it is another word that says it as well. */
export function isFitting({ fits }: Case, chosen: readonly string[]): boolean {
  return chosen.length === 1 && chosen.every((word) => fits?.includes(word));
}

/** Whether the person's own words were found, or one that says it as well. */
export function isSame(open: Case, chosen: readonly string[]): boolean {
  if (isFitting(open, chosen)) return true;
  return pairsOf(open, chosen).every(([mine, felt]) => mine.word === felt.word);
}

function pointsOf({ closeness: near, clues }: Solved): number {
  return near * CLOSENESS_POINTS + (CLUES.length - clues) * CLUE_POINTS;
}

export const rules: Rules<DetectiveState, DetectiveAction> = {
  version: 2,
  setup({ level }, rng) {
    return { rng, level, met: [], cases: [], at: 0, solved: [], ...NOTHING_YET };
  },
  step(state, action) {
    if (action.type === 'tick') return state;
    if (action.type === 'deal') return deal(state, action);
    const isLegal = rules.legalActions(state).some((one) => sameAction(one, action));
    if (!isLegal) return state;
    switch (action.type) {
      case 'open':
        return { ...state, opened: [...state.opened, action.clue] };
      case 'place':
        return { ...state, cell: action.cell };
      case 'word':
        return { ...state, words: withWord(state, action.word) };
      case 'answer':
        return { ...state, revealed: true, solved: [...state.solved, solve(state)] };
      default:
        return { ...state, ...NOTHING_YET, at: state.at + 1 };
    }
  },
  status({ solved, cases, at }) {
    if (cases.length === 0 || at < cases.length) return { phase: 'playing', score: null };
    const score = solved.reduce((sum, one) => sum + pointsOf(one), 0) / Math.max(1, solved.length);
    const clues = solved.reduce((sum, one) => sum + one.clues, 0);
    return {
      phase: 'finished',
      score: Math.round(Math.min(100, score)),
      outcome: outcomeText(clues, foundIn({ cases, solved })),
    };
  },
  legalActions(state) {
    if (!isDealt(state)) return [{ type: 'deal', met: [], again: [] }];
    if (state.at >= state.cases.length) return [];
    if (state.revealed) return [{ type: 'next' }];
    // What leads on comes first: whoever always takes the first action gets to the end.
    const open = caseOf(state);
    const actions: DetectiveAction[] = [];
    if (state.words.length === wordsWanted(open)) actions.push({ type: 'answer' });
    const offered = offeredWords(state).map(({ word }) => word);
    const isChosen = (word: string) => state.words.includes(word);
    for (const word of offered) if (!isChosen(word)) actions.push({ type: 'word', word });
    if (state.opened.length > 0 && !open.among) {
      for (const cell of cellsOf(open)) actions.push({ type: 'place', cell });
    }
    // One of one word is never none: another takes its place. Of two, either can be let go.
    if (wordsWanted(open) > 1) {
      for (const word of offered) if (isChosen(word)) actions.push({ type: 'word', word });
    }
    for (const clue of CLUES) {
      if (!state.opened.includes(clue)) actions.push({ type: 'open', clue });
    }
    return actions;
  },
};

export function isDealt({ cases }: DetectiveState): boolean {
  return cases.length > 0;
}

function deal(state: DetectiveState, earlier: Earlier): DetectiveState {
  if (isDealt(state)) return state;
  const { value, rng } = dealPeople(state.rng, state.level, earlier);
  return { ...state, rng, met: earlier.met, cases: value };
}

/** In how many cases the words were those of the person. */
function foundIn({ cases, solved }: Pick<DetectiveState, 'cases' | 'solved'>): number {
  return solved.filter(({ words }, at) => isSame(caseOf({ cases, at }), words)).length;
}

function solve(state: DetectiveState): Solved {
  const { opened, words } = state;
  return { closeness: closenessOf(caseOf(state), words), clues: opened.length, words };
}

/** A word that is chosen again is let go; one too many takes the place of the oldest. */
function withWord(state: DetectiveState, word: string): readonly string[] {
  if (state.words.includes(word)) return state.words.filter((one) => one !== word);
  return [...state.words, word].slice(-wordsWanted(caseOf(state)));
}

function sameAction(a: DetectiveAction, b: DetectiveAction): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
