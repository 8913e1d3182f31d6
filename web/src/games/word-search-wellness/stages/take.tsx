import { holdsLine, withLine } from '#web/care/writing/with-line.ts';
import type { ReflectingProps } from '../../contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { SearchState } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';

/** One of the words that were found, to carry through the day. */
export function Take({ state, words, write }: ReflectingProps<SearchState>) {
  const lines = state.hidden.map(
    ({ word, gloss }) => `${word.charAt(0).toUpperCase()}${word.slice(1)}. ${gloss}`,
  );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{SEARCH_TEXTS.takeTitle}</legend>
      <p className="text-ink-soft">{SEARCH_TEXTS.takeLead}</p>
      <div className="flex flex-wrap gap-2">
        {state.hidden.map(({ word }, at) => {
          const line = lines[at] ?? word;
          return (
            <Chip
              key={word}
              selected={holdsLine(words, line)}
              onClick={() => write(withLine(words, line, lines))}
            >
              {word}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
