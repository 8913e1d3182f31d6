import { drawSome } from '../kit/random/random.ts';
import type { Rules } from '../contract.ts';
import { WORDS } from '../kit/affect/words.content.ts';
import type { Ends } from '../kit/grid/lines.ts';
import { findWord } from './find-word.ts';
import { chooseWords, drawGrid } from './layout/draw-grid.ts';
import { lettersOf } from './layout/letters.ts';
import { FEWEST_OWN, MOST_OWN, OWN_LEVEL, planOf } from './levels.ts';
import { isAllFound, leftOf, type SearchState, sizeOf, storyOf, wordOfLine } from './state.ts';
import { lay, leftPearls, nextPearl } from './form-word.ts';
import { outcomeText, SEARCH_TEXTS } from './texts.ts';
import { STORIES } from './words/stories.content.ts';
import type { ThemeWord } from './words/theme.ts';
import { THEMES } from './words/themes.content.ts';

export type SearchAction =
  | { type: 'theme'; id: string }
  | { type: 'change-theme' }
  | { type: 'write'; text: string }
  | { type: 'take'; word: string }
  | { type: 'drop'; word: string }
  | { type: 'sow' }
  | ({ type: 'line'; loose?: boolean } & Ends)
  | { type: 'trace'; letters: number }
  | { type: 'hint' }
  | { type: 'by-lines'; on: boolean }
  | { type: 'other-line' }
  | { type: 'name'; at: number }
  | { type: 'story' }
  | { type: 'letter'; at: number }
  | { type: 'answer'; yes: boolean }
  | { type: 'next' };

const PROPOSED = 12;
export const SHORTEST_OWN = 3;

/** Whether a word can lie in a grid of one's own. */
export function fitsGrid({ own, level }: SearchState, word: string): boolean {
  const letters = lettersOf(word);
  const { length } = letters;
  return (
    length >= SHORTEST_OWN &&
    length <= planOf(level).side &&
    !/\s/u.test(word.trim()) &&
    own.length < MOST_OWN &&
    !own.some((one) => lettersOf(one) === letters)
  );
}

/** Short enough for a grid of one's own, and a single word. */
const isProposed = (word: string): boolean =>
  !/\s/u.test(word) && lettersOf(word).length <= planOf(OWN_LEVEL).side;

function sow(state: SearchState, among: readonly ThemeWord[]): SearchState {
  const { words, ways, side } = planOf(state.level);
  const chosen = chooseWords(state.rng, among, words, side);
  const listed = chosen.value.map(({ word }) => word);
  const grid = drawGrid(sizeOf(state), ways, listed, storyOf(state).word, chosen.rng);
  const hidden = grid.words.map(({ word, ends }) => ({
    word,
    ends,
    gloss: among.find((one) => one.word === word)?.gloss ?? '',
  }));
  const { letters, message, filling, rng } = grid;
  return { ...state, rng, stage: 'search', letters, hidden, message, filling };
}

function find(state: SearchState, at: number | null): SearchState {
  if (at === null) return { ...state, strayed: state.strayed + 1, stray: null, tracing: 0 };
  if (state.found.includes(at)) return state;
  // What is said of this word stands where the hint for another one stood.
  return { ...state, found: [...state.found, at], hint: null, stray: null, tracing: 0 };
}

function findLine(state: SearchState, { from, to }: Ends, loose: boolean): SearchState {
  const ends = { from, to };
  const at = findWord(state, ends, loose);
  if (at !== null) return find(state, at);
  const again = findWord(state, ends, loose, state.found) !== null;
  return { ...find(state, null), stray: { ends, again } };
}

/** The first letter; then the whole line; then the word itself. Each is free. */
function giveHint(state: SearchState): SearchState {
  const at = state.hint?.at ?? leftOf(state)[0];
  if (at === undefined) return state;
  if (state.hint === null) return { ...state, hint: { at, step: 1 } };
  if (state.hint.step === 1) return { ...state, hint: { at, step: 2 } };
  return find(state, at);
}

export const rules: Rules<SearchState, SearchAction> = {
  version: 2,
  setup({ level }, rng) {
    const story = drawSome(rng, STORIES, 1);
    const [told] = story.value;
    if (!told) throw new RangeError('There are no stories.');
    const places = Array.from(lettersOf(told.word), (_, at) => at);
    const pearls = drawSome(story.rng, places, places.length);
    const feelings = WORDS.map(({ word }) => word).filter((word) => isProposed(word));
    const proposed = drawSome(pearls.rng, feelings, PROPOSED);
    return {
      rng: proposed.rng,
      level,
      stage: level === OWN_LEVEL ? 'own' : 'theme',
      theme: null,
      proposed: proposed.value,
      own: [],
      writing: '',
      letters: '',
      hidden: [],
      message: [],
      filling: [],
      found: [],
      hint: null,
      byLines: false,
      line: 0,
      tracing: 0,
      strayed: 0,
      stray: null,
      story: told.id,
      pearls: pearls.value,
      laid: [],
      missed: 0,
      later: '',
      answer: null,
    };
  },
  step(state, action) {
    if (action.type === 'tick') return state;
    switch (state.stage) {
      case 'theme':
        return chooseTheme(state, action);
      case 'own':
        return gather(state, action);
      case 'search':
        return search(state, action);
      case 'over':
        return state;
      default:
        return tell(state, action);
    }
  },
  status(state) {
    if (state.stage !== 'over') return { phase: 'playing', score: null };
    return { phase: 'finished', score: null, outcome: outcomeText(state) };
  },
  legalActions(state) {
    switch (state.stage) {
      case 'theme':
        return THEMES.map(({ id }) => ({ type: 'theme', id }));
      case 'own':
        return gatherings(state);
      case 'search':
        return searches(state);
      case 'form':
        return [
          ...leftPearls(state).map((at) => ({ type: 'letter', at }) as const),
          { type: 'hint' },
        ];
      case 'question':
        return [
          { type: 'answer', yes: true },
          { type: 'answer', yes: false },
        ];
      case 'told':
        return [{ type: 'next' }];
      default:
        return [];
    }
  },
};

function chooseTheme(state: SearchState, action: SearchAction): SearchState {
  if (action.type !== 'theme') return state;
  const theme = THEMES.find(({ id }) => id === action.id);
  return theme ? sow({ ...state, theme: theme.id }, theme.words) : state;
}

function gather(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'write':
      return { ...state, writing: action.text };
    case 'take': {
      const word = action.word.trim().toLowerCase();
      if (!fitsGrid(state, word)) return state;
      const writing = word === state.writing.trim().toLowerCase() ? '' : state.writing;
      return { ...state, own: [...state.own, word], writing };
    }
    case 'drop':
      return { ...state, own: state.own.filter((one) => one !== action.word) };
    case 'sow': {
      if (state.own.length < FEWEST_OWN) return state;
      return sow(
        state,
        state.own.map((word) => ({ word, gloss: glossOf(word) })),
      );
    }
    default:
      return state;
  }
}

function glossOf(word: string): string {
  return WORDS.find((one) => one.word === word)?.meaning ?? SEARCH_TEXTS.ownGloss;
}

function gatherings(state: SearchState): SearchAction[] {
  const takes = state.proposed
    .filter((word) => fitsGrid(state, word))
    .map((word) => ({ type: 'take', word }) as const);
  const drops = state.own.map((word) => ({ type: 'drop', word }) as const);
  return state.own.length >= FEWEST_OWN ? [{ type: 'sow' }, ...takes, ...drops] : takes;
}

function search(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'line':
      return isAllFound(state) ? state : findLine(state, action, action.loose ?? false);
    case 'trace':
      return state.tracing === action.letters ? state : { ...state, tracing: action.letters };
    case 'hint':
      return giveHint(state);
    case 'by-lines':
      return { ...state, byLines: action.on };
    case 'other-line':
      return { ...state, line: state.line + 1 };
    case 'name':
      return isAllFound(state)
        ? state
        : find(state, wordOfLine(state) === action.at ? action.at : null);
    case 'change-theme':
      return state.found.length === 0 ? leaveGrid(state) : state;
    case 'story':
      return isAllFound(state) ? { ...state, stage: 'form', byLines: false } : state;
    default:
      return state;
  }
}

/** Back to where its words were chosen; the next grid is another one. */
function leaveGrid(state: SearchState): SearchState {
  return {
    ...state,
    stage: state.level === OWN_LEVEL ? 'own' : 'theme',
    theme: null,
    letters: '',
    hidden: [],
    message: [],
    filling: [],
    hint: null,
    stray: null,
    byLines: false,
  };
}

/** A line that is no word changes nothing but a count, so only those of words are listed. */
function searches(state: SearchState): SearchAction[] {
  if (isAllFound(state)) return [{ type: 'story' }];
  const left = leftOf(state);
  const lines = left.flatMap((at): SearchAction[] => {
    const ends = state.hidden[at]?.ends;
    return ends ? [{ type: 'line', ...ends }] : [];
  });
  const names = left.map((at): SearchAction => ({ type: 'name', at }));
  return [
    ...(state.byLines ? names : lines),
    { type: 'hint' },
    ...(state.found.length === 0 ? [{ type: 'change-theme' } as const] : []),
    { type: 'by-lines', on: !state.byLines },
    ...(state.byLines ? [{ type: 'other-line' } as const] : []),
  ];
}

function tell(state: SearchState, action: SearchAction): SearchState {
  if (state.stage === 'form') {
    if (action.type === 'letter') return lay(state, action.at);
    return action.type === 'hint' ? lay(state, nextPearl(state)) : state;
  }
  if (state.stage === 'question' && action.type === 'answer') {
    return { ...state, stage: 'told', answer: action.yes };
  }
  return state.stage === 'told' && action.type === 'next' ? { ...state, stage: 'over' } : state;
}
