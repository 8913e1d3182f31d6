import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { pairOf } from '../deck/deck.ts';
import { askedOf } from '../recall.ts';
import { couldMatch, faceOf, isCleared, type MemoryAction, type MemoryState } from '../state.ts';
import { MEMORY_TEXTS } from '../texts.ts';

interface NoteProps {
  state: MemoryState;
  send: (action: MemoryAction) => void;
}

/**
 * What just happened, below the board and never instead of it: the words of an open tile in letters
 * one can read, that two are no pair, or why two are. It stays in sight where a board is long.
 */
export function Note({ state, send }: NoteProps) {
  const { open, matched } = state;
  const last = open.length === 0 ? matched.at(-1) : undefined;
  return (
    <div
      className={classNames(
        'tile-note flex min-h-24 flex-wrap items-center justify-between gap-3 rounded-card border-2 px-4 py-1.5 text-[0.9375rem]',
        // A whole wall is seen whole: nothing lies over it.
        !isCleared(state) && 'sticky bottom-2',
        last === undefined ? 'border-line bg-surface' : 'border-(--cobalt) bg-(--set)',
      )}
    >
      <NoteText {...{ state, last }} />
      {isCleared(state) && (
        <Button
          data-target="next"
          aria-label={`${MEMORY_TEXTS.next}: ${MEMORY_TEXTS.questions(askedOf(matched))}`}
          className="shrink-0"
          onClick={() => send({ type: 'next' })}
        >
          {MEMORY_TEXTS.next}
        </Button>
      )}
    </div>
  );
}

function NoteText({ state, last }: { state: MemoryState; last: string | undefined }) {
  const { open, cards, earlier, own } = state;
  if (last !== undefined) {
    const pair = pairOf(last, own);
    return (
      <p>
        <strong>{MEMORY_TEXTS.both(...pair.cards)}</strong> {pair.because}
      </p>
    );
  }
  const [first, second] = open.map((at) => faceOf(state, at)?.words ?? '');
  if (first !== undefined && second !== undefined) {
    return (
      <p>
        <strong>{couldMatch(state) ? MEMORY_TEXTS.sayOther : MEMORY_TEXTS.sayClosed}</strong>{' '}
        {MEMORY_TEXTS.both(first, second)}{' '}
        <span className="text-ink-soft">{MEMORY_TEXTS.closesNext}</span>
      </p>
    );
  }
  if (first !== undefined) return <p className="text-lg font-semibold">{first}</p>;
  const back = earlier.due.filter((id) => cards.some(({ pair }) => pair === id)).length;
  return (
    <p className="text-ink-soft">
      {back > 0 && `${MEMORY_TEXTS.due(back)} `}
      {MEMORY_TEXTS.peekHint}
    </p>
  );
}
