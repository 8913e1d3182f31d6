import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { columnOf, rowOf } from '../../kit/grid/size.ts';
import { placeText } from '../../kit/grid/texts.ts';
import { Gloss } from '../board/gloss.tsx';
import { LetterBoard } from '../board/letter-board.tsx';
import { LineReader } from '../board/line-reader.tsx';
import { WordList } from '../board/word-list.tsx';
import { OWN_LEVEL } from '../levels.ts';
import type { SearchAction } from '../rules.ts';
import { isAllFound, type SearchState, sizeOf } from '../state.ts';
import { SEARCH_TEXTS, wayText } from '../texts.ts';

interface SearchStageProps {
  state: SearchState;
  send: (action: SearchAction) => void;
  still: boolean;
}

/**
 * The letters and what there is to find in them. What comes and goes (a hint, the word that was found
 * last) stands below the list and the buttons, which stay where they are.
 */
export function SearchStage({ state, send, still }: SearchStageProps) {
  const [large, setLarge] = useState(false);
  const { found, hidden, byLines, hint } = state;
  const last = hidden[found.at(-1) ?? -1];
  const isWhole = isAllFound(state);
  return (
    <div className="flex flex-col gap-3 sm:grid sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-start">
      {byLines && !isWhole ? (
        <LineReader state={state} send={send} />
      ) : (
        <LetterBoard {...{ state, send, still }} large={large && !isWhole} />
      )}
      <div className="flex flex-col gap-3">
        {!byLines && !isWhole && large && (
          <p className="text-[0.9375rem] leading-snug text-ink-soft">{SEARCH_TEXTS.largeHint}</p>
        )}
        {!byLines && !isWhole && <WordList state={state} />}
        {!isWhole && <Ways {...{ state, send, large, setLarge }} />}
        <output className="empty:hidden">{isWhole ? '' : hintText(state)}</output>
        {last && hint === null && <Gloss key={last.word} found={last} still={still} />}
        {!last && hint === null && !byLines && (
          <p className="text-[0.9375rem] leading-snug text-ink-soft">{SEARCH_TEXTS.lead}</p>
        )}
        {isWhole && (
          <>
            <p className="font-semibold">{SEARCH_TEXTS.all}</p>
            <div>
              <Button size="lg" data-target="story" onClick={() => send({ type: 'story' })}>
                {SEARCH_TEXTS.story}
              </Button>
            </div>
            <Glosses state={state} />
          </>
        )}
      </div>
    </div>
  );
}

interface WaysProps {
  state: SearchState;
  send: (action: SearchAction) => void;
  large: boolean;
  setLarge: (large: boolean) => void;
}

/** Help, and other ways to play the same letters. */
function Ways({ state, send, large, setLarge }: WaysProps) {
  const { found, byLines, hint, level } = state;
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      <Button variant="secondary" data-target="hint" onClick={() => send({ type: 'hint' })}>
        <Icon name="eye" className="size-5" />
        {hint === null
          ? SEARCH_TEXTS.hint
          : hint.step === 1
            ? SEARCH_TEXTS.hintMore
            : SEARCH_TEXTS.hintLast}
      </Button>
      {!byLines && (
        <Button variant="quiet" className="px-2!" onClick={() => setLarge(!large)}>
          {large ? SEARCH_TEXTS.small : SEARCH_TEXTS.large}
        </Button>
      )}
      <Button
        variant="quiet"
        className="px-2!"
        onClick={() => send({ type: 'by-lines', on: !byLines })}
      >
        {byLines ? SEARCH_TEXTS.byGrid : SEARCH_TEXTS.byLines}
      </Button>
      {found.length === 0 && (
        <Button variant="quiet" className="px-2!" onClick={() => send({ type: 'change-theme' })}>
          {level === OWN_LEVEL ? SEARCH_TEXTS.changeOwn : SEARCH_TEXTS.changeTheme}
        </Button>
      )}
    </div>
  );
}

/** Every word with its line, to be read in peace once all are there. */
function Glosses({ state }: { state: SearchState }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{SEARCH_TEXTS.glosses}</h3>
      <dl className="flex flex-col gap-2">
        {state.hidden.map(({ word, gloss }) => (
          <div key={word}>
            <dt className="font-title font-semibold first-letter:uppercase">{word}</dt>
            <dd className="text-ink-soft">{gloss}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function hintText(state: SearchState): string {
  const { hint, hidden } = state;
  const ends = hint && hidden[hint.at]?.ends;
  if (!ends) return '';
  const size = sizeOf(state);
  const [row, column] = [rowOf(size, ends.from), columnOf(size, ends.from)];
  const place = placeText(row, column);
  if (hint.step === 1) return SEARCH_TEXTS.hintFirst(place);
  const across = Math.sign(columnOf(size, ends.to) - column);
  const down = Math.sign(rowOf(size, ends.to) - row);
  return SEARCH_TEXTS.hintLine(place, wayText([across, down]));
}
