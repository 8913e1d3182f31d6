import { classNames } from '#web/ui/styles/class-names.ts';
import type { TileProps } from '../../kit/grid/tile-grid.tsx';
import { TileBack } from '../scene/tile-back.tsx';
import { faceOf, isCleared, isHeard, isMatched, isSeen, type MemoryState } from '../state.ts';
import { MEMORY_TEXTS, SIDE_TEXTS } from '../texts.ts';

/** A board of so many tiles is low, so that a phone shows it whole. */
const MOST_HIGH = 12;

interface MemoryTileProps extends TileProps {
  state: MemoryState;
  at: number;
  still: boolean;
  onTurn: (at: number) => void;
}

/** One tile: its painted back, or its words. What it says is in its name, and nowhere else. */
export function MemoryTile({ state, at, still, place, stop, onTurn }: MemoryTileProps) {
  const card = state.cards[at];
  const face = faceOf(state, at);
  if (!card || !face) return null;
  const { words } = face;
  const { kind, cards } = face.pair;
  const isMiss = state.open.length === 2 && state.open.includes(at);
  const isLow = state.cards.length > MOST_HIGH;
  const matched = isMatched(state, at);
  const seen = isSeen(state, at);
  // The wall is whole: it is the pattern again, and what somebody wrote stays to be read.
  const inWall = isCleared(state) && !state.isPeeking && kind !== 'own';
  const name = matched
    ? MEMORY_TEXTS.found(words, cards[card.side === 0 ? 1 : 0], place)
    : seen
      ? MEMORY_TEXTS.seen(SIDE_TEXTS[kind][card.side], words, place)
      : MEMORY_TEXTS.closed(place);
  const heard = seen && isHeard(state, at);
  const sounds = heard && state.sounding?.pair === card.pair;
  return (
    <button
      type="button"
      {...stop}
      aria-label={name}
      aria-disabled={(matched && !heard) || undefined}
      data-target={matched ? undefined : at}
      onClick={() => onTurn(at)}
      className={classNames(
        'tile relative flex h-full w-full items-center justify-center overflow-hidden rounded-control border-2 text-center',
        isLow && 'tile-low',
        seen ? 'p-1' : 'border-(--joint) bg-(--back)',
        inWall && 'border-(--joint)',
        seen && !inWall && (card.side === 0 ? 'border-(--cobalt)' : 'border-(--ochre)'),
        seen && (matched ? 'bg-(--set)' : 'bg-(--glaze)'),
        seen && isLow && card.side === 1 && 'tile-later',
        isMiss && 'border-dashed',
        !matched && 'hover:brightness-105 active:translate-y-px motion-reduce:active:translate-y-0',
      )}
    >
      {seen ? (
        !(inWall && still) && (
          <Face words={words} side={card.side} {...{ isLow, matched, isMiss, still, sounds }} />
        )
      ) : (
        <TileBack className="absolute inset-0 size-full" />
      )}
      {inWall && (
        <span
          className={classNames('absolute inset-0 bg-(--back)', !still && 'tile-home')}
          style={{ animationDelay: `${1000 + at * 60}ms` }}
        >
          <TileBack className="absolute inset-0 size-full" />
        </span>
      )}
    </button>
  );
}

interface FaceProps {
  words: string;
  side: 0 | 1;
  isLow: boolean;
  matched: boolean;
  isMiss: boolean;
  still: boolean;
  sounds: boolean;
}

function Face({ words, side, isLow, matched, isMiss, still, sounds }: FaceProps) {
  // Three lines fill a low tile: its border and the note below the board say the same there.
  const mark = isLow ? 'absolute max-sm:hidden' : 'absolute';
  return (
    <span
      className={classNames(
        'flex max-w-full flex-col items-center gap-1 text-[0.9375rem] leading-[1.15] font-medium text-ink hyphens-auto wrap-anywhere',
        !still && 'animate-[appear_200ms_ease-out]',
      )}
    >
      {words}
      <svg viewBox="0 0 16 16" className={`${mark} top-1 left-1 size-3.5`} aria-hidden="true">
        <path
          d="M8 2l6 6-6 6-6-6Z"
          fill={side === 0 ? 'none' : 'var(--ochre)'}
          stroke={side === 0 ? 'var(--cobalt)' : 'var(--ochre)'}
          strokeWidth="2"
        />
      </svg>
      {matched && (
        <svg viewBox="0 0 16 16" className={`${mark} right-1 bottom-1 size-4`} aria-hidden="true">
          <path
            d="m2.5 8.6 3.4 3.3 7.4-7.6"
            fill="none"
            stroke="var(--leaf)"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {isMiss && (
        <svg viewBox="0 0 16 16" className={`${mark} right-1 bottom-1 size-4`} aria-hidden="true">
          <path
            d="M3 6h10M3 10h10M11 2.5 5 13.5"
            fill="none"
            stroke="var(--cobalt)"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      )}
      {sounds && (
        <svg viewBox="0 0 24 12" className="absolute bottom-1 left-1 h-3" aria-hidden="true">
          <path
            d="M2 6h2l2-4 3 8 3-6 2 2h8"
            fill="none"
            stroke="var(--cobalt)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  );
}
