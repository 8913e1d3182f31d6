import { lettersOf } from './layout/letters.ts';
import { type SearchState, storyOf } from './state.ts';

/** Places of the letters that are not in the word yet. */
export const leftPearls = ({ pearls, laid }: SearchState): number[] =>
  pearls.map((_, at) => at).filter((at) => !laid.includes(at));

/** Where the letter lies that comes next; of two alike it is the first. */
export function nextPearl(state: SearchState): number {
  const letters = lettersOf(storyOf(state).word);
  const next = letters[state.laid.length];
  return leftPearls(state).find((at) => letters[state.pearls[at] ?? -1] === next) ?? -1;
}

/** Puts a letter into the story's word, if it is the one that comes next there. */
export function lay(state: SearchState, at: number): SearchState {
  const letters = lettersOf(storyOf(state).word);
  const letter = letters[state.pearls[at] ?? -1];
  if (letter === undefined || state.laid.includes(at)) return state;
  if (letter !== letters[state.laid.length]) {
    return { ...state, missed: state.missed + 1, later: letter };
  }
  const laid = [...state.laid, at];
  const stage = laid.length === letters.length ? 'question' : 'form';
  return { ...state, laid, later: '', stage };
}
