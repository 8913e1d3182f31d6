import { useState } from 'react';
import { dayNow, readBoxes } from '../../kit/leitner/kept-boxes.ts';
import { countByDays } from '../../kit/leitner/leitner.ts';
import { GAME } from '../own-game.ts';
import { TILE_COLOURS } from '../scene/colours.ts';
import { TileBack } from '../scene/tile-back.tsx';
import { MEMORY_TEXTS } from '../texts.ts';

/** So many tiles of a pile are drawn; the number beside it says the rest. */
const HIGHEST = 9;

/** Days until a pair comes back, pile by pile. */
const DAYS = [0, 1, 3, 7, 14] as const;

/** The piles of what was asked, by when they come back; empty ones would only look like a lack. */
export function Shelf() {
  const [counts] = useState(() => countByDays(readBoxes(GAME), dayNow(), DAYS));
  // A device that is full keeps none: an empty shelf would say that nothing was remembered.
  if (counts.every((count) => count === 0)) return null;
  return (
    <section style={TILE_COLOURS} className="flex w-full flex-col gap-2 text-left">
      <h2 className="font-semibold">{MEMORY_TEXTS.boxesTitle}</h2>
      <ul className="flex flex-wrap gap-3">
        {DAYS.map((days, at) => {
          const count = counts[at] ?? 0;
          return (
            count > 0 && (
              <li key={days} className="flex w-32 flex-col items-center gap-1 text-center">
                <Pile tiles={count} />
                <span className="leading-tight font-semibold">{MEMORY_TEXTS.boxes[at]}</span>
                <span className="text-ink-soft tabular-nums">{MEMORY_TEXTS.boxOf(count)}</span>
              </li>
            )
          );
        })}
      </ul>
      <p className="text-ink-soft">{MEMORY_TEXTS.boxesLead}</p>
    </section>
  );
}

function Pile({ tiles }: { tiles: number }) {
  const drawn = Math.min(tiles, HIGHEST);
  return (
    <svg viewBox="0 0 80 66" className="h-16 w-full" aria-hidden="true">
      <path d="M6 64H74" stroke="var(--joint)" strokeWidth="4" strokeLinecap="round" />
      {Array.from({ length: drawn }, (_, at) => {
        const x = 10 + (at % 3) * 20;
        const y = 42 - Math.floor(at / 3) * 20;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a tile is its place in the pile
          <g key={at}>
            <rect {...{ x, y }} width="20" height="20" fill="var(--back)" stroke="var(--joint)" />
            <svg {...{ x, y }} width="20" height="20">
              <TileBack />
            </svg>
          </g>
        );
      })}
    </svg>
  );
}
