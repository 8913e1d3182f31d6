import { wordsOf } from '../river/crossing.ts';
import type { PresentState } from '../river/state.ts';
import { RIVER_COLOURS } from '../scene/colours.ts';
import { River } from '../scene/river.tsx';
import { stonePlaces } from '../scene/stone-places.ts';
import { PRESENT_TEXTS } from '../texts.ts';

/** What is left of a run: stones across the river from what was here, and the journeys on their banks. */
export function Crossing({ state: { level, stones } }: { state: PresentState }) {
  const places = stonePlaces(level, stones);
  return (
    <figure style={RIVER_COLOURS} className="flex w-full flex-col gap-2">
      <svg
        viewBox="-24 192 408 306"
        preserveAspectRatio="xMidYMid slice"
        className="aspect-4/3 w-full rounded-card"
        aria-hidden="true"
      >
        <River />
        {stones.map(({ id, light }, at) => (
          <ellipse
            key={id}
            cx={places[at]?.x}
            cy={places[at]?.y}
            rx={places[at]?.reach}
            ry={(places[at]?.reach ?? 0) * 0.68}
            fill={id < 0 ? 'var(--spark)' : 'var(--stone)'}
            stroke={light ? 'var(--spark)' : 'var(--stone-line)'}
            strokeWidth="2"
          />
        ))}
      </svg>
      <figcaption className="text-sm text-ink-soft">
        {PRESENT_TEXTS.crossing(stones.filter(({ id }) => id < 0).map(wordsOf))}
      </figcaption>
    </figure>
  );
}
