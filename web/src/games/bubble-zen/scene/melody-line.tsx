import type { BubblesState } from '../rules.ts';
import { BUBBLE_TEXTS } from '../texts.ts';
import { POND_COLOURS } from './pond-colours.ts';

/** At most so many notes are drawn; of a longer melody the last ones. */
const MOST = 48;

/** The melody of the run as a line of pearls: what the person takes along. */
export function Melody({ state }: { state: BubblesState }) {
  const notes = state.melody.slice(-MOST);
  if (notes.length === 0) return null;
  const width = Math.max(60, notes.length * 14);
  const points = notes.map((degree, at) => ({
    x: 14 + at * 14,
    y: 78 - degree * 6.5,
  }));
  return (
    <figure style={POND_COLOURS} className="w-full rounded-card bg-(--pond) p-4 text-left">
      <svg
        viewBox={`0 0 ${width + 14} 96`}
        className="h-24 w-full"
        role="img"
        aria-label={BUBBLE_TEXTS.melodyOf(notes.length)}
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--skin-line)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          opacity=".6"
        />
        {points.map(({ x, y }) => (
          <circle
            key={x}
            {...{ cx: x, cy: y, r: 5 }}
            fill="var(--ripe)"
            stroke="var(--ripe-line)"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <figcaption className="font-semibold">{BUBBLE_TEXTS.melody}</figcaption>
    </figure>
  );
}
