import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { LineGrid } from '../../kit/grid/line-grid.tsx';
import { type Ends, lineBetween } from '../../kit/grid/lines.ts';
import type { SearchAction } from '../rules.ts';
import { UnderLetters } from '../scene/under-letters.tsx';
import { isAllFound, type SearchState, sizeOf, washedOf } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';

interface LetterBoardProps {
  state: SearchState;
  send: (action: SearchAction) => void;
  still: boolean;
}

/** The letters in the sand. What was found is water, and what the water took is sand. */
export function LetterBoard({ state, send, still }: LetterBoardProps) {
  const [large, setLarge] = useState(false);
  const size = sizeOf(state);
  const { letters, hidden, found, message } = state;
  const washed = washedOf(state);
  const isWhole = isAllFound(state);
  const streams = found.flatMap((at) => hidden[at]?.ends ?? []);
  const inWord = wordByCell(state);
  const hint = hintOf(state);
  const nameOf = (cell: number) => {
    const letter = letters[cell] ?? '';
    const word = inWord.get(cell);
    if (word !== undefined) return SEARCH_TEXTS.letterFound(letter, word);
    if (washed.has(cell)) return SEARCH_TEXTS.sand;
    if (isWhole && message.includes(cell)) return SEARCH_TEXTS.letterStory(letter);
    if (hint?.from === cell) return SEARCH_TEXTS.letterHint(letter);
    return letter;
  };
  const lettersIn = (line: Ends | null) => (line && lineBetween(size, line)?.length) ?? 0;
  return (
    <div className="flex flex-col gap-2">
      <div
        className={classNames(
          '-mx-2 rounded-card bg-(--sand) p-2 sm:mx-0',
          !large && 'sm:w-[min(100%,max(20rem,100dvh-13rem))]',
        )}
      >
        <LineGrid
          label={SEARCH_TEXTS.board}
          size={size}
          large={large}
          nameOf={nameOf}
          onLine={(line, loose) => send({ type: 'line', loose, ...line })}
          onTrace={(line) => send({ type: 'trace', letters: lettersIn(line) })}
          renderUnder={(trace) => (
            <UnderLetters
              {...{ size, streams, trace, hint, still }}
              pearls={isWhole ? message : []}
            />
          )}
          renderCell={(cell) => (
            <span
              className={classNames(
                'font-semibold text-ink',
                washed.has(cell) && 'invisible opacity-0',
                !still && 'transition-[opacity,visibility] duration-1000',
              )}
            >
              {letters[cell]}
            </span>
          )}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button
          variant="quiet"
          className="px-2!"
          aria-pressed={large}
          onClick={() => setLarge(!large)}
        >
          {large ? SEARCH_TEXTS.small : SEARCH_TEXTS.large}
        </Button>
        {large && <p className="text-ink-soft">{SEARCH_TEXTS.largeHint}</p>}
      </div>
    </div>
  );
}

function wordByCell({ level, hidden, found }: SearchState): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  for (const at of found) {
    const one = hidden[at];
    if (!one) continue;
    for (const cell of lineBetween(sizeOf({ level }), one.ends) ?? []) words.set(cell, one.word);
  }
  return words;
}

function hintOf({ hint, hidden }: SearchState): { from: number; to: number | null } | null {
  const ends = hint && hidden[hint.at]?.ends;
  return ends ? { from: ends.from, to: hint.step === 2 ? ends.to : null } : null;
}
