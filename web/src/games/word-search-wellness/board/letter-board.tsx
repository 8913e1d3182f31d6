import { classNames } from '#web/ui/styles/class-names.ts';
import { LineGrid } from '../../kit/grid/line-grid.tsx';
import { type Ends, lineBetween } from '../../kit/grid/lines.ts';
import { rowOf } from '../../kit/grid/size.ts';
import type { SearchAction } from '../rules.ts';
import { UnderLetters } from '../scene/under-letters.tsx';
import { type SearchState, shiningOf, sizeOf, washedOf } from '../state.ts';
import { SEARCH_TEXTS, strayText } from '../texts.ts';
import { SlidingFrame } from './sliding-frame.tsx';
import { useHintInView } from './use-hint-in-view.ts';
import { useMoment } from './use-moment.ts';

interface LetterBoardProps {
  state: SearchState;
  send: (action: SearchAction) => void;
  large: boolean;
  still: boolean;
}

/** The letters in the sand. What was found is water, and what the water took is sand. */
export function LetterBoard({ state, send, large, still }: LetterBoardProps) {
  const size = sizeOf(state);
  const { letters, hidden, found } = state;
  const washed = washedOf(state);
  const shining = shiningOf(state);
  const streams = found.flatMap((at) => hidden[at]?.ends ?? []);
  const inWord = wordByCell(state);
  const hint = hintOf(state);
  const board = useHintInView(hint && `${hint.from} ${hint.to !== null}`, hint && hint.from, still);
  const isStray = useMoment(state.strayed);
  const stray = isStray ? state.stray : null;
  const nameOf = (cell: number) => {
    const letter = letters[cell] ?? '';
    const word = inWord.get(cell);
    if (word !== undefined) return SEARCH_TEXTS.letterFound(letter, word);
    if (washed.has(cell)) return SEARCH_TEXTS.sand;
    if (shining.includes(cell)) return SEARCH_TEXTS.letterStory(letter);
    if (hint?.from === cell) return SEARCH_TEXTS.letterHint(letter);
    return letter;
  };
  const lettersIn = (line: Ends | null) => (line && lineBetween(size, line)?.length) ?? 0;
  return (
    <div
      ref={board}
      className={classNames(
        'sand-board relative rounded-card bg-(--sand) p-1.5',
        !large && 'sm:w-[min(100%,max(20rem,100dvh-13rem))]',
      )}
    >
      <SlidingFrame slides={large}>
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
              stray={trace ? null : (stray?.ends ?? null)}
              pearls={shining}
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
      </SlidingFrame>
      {stray && (
        // Readers hear it from the cue. It stands on the half of the board that the line left free.
        <p
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute inset-x-2 mx-auto w-fit rounded-full border border-ink-soft bg-surface px-4 py-1.5 text-center leading-tight font-semibold',
            isLow(state, stray.ends) ? 'top-2' : 'bottom-2',
            !still && 'animate-arrive',
          )}
        >
          {strayText(state)}
        </p>
      )}
    </div>
  );
}

function isLow(state: SearchState, { from, to }: Ends): boolean {
  const size = sizeOf(state);
  return rowOf(size, from) + rowOf(size, to) >= size.rows;
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
