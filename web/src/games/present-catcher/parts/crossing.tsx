import { wordsOf } from '../river/crossing.ts';
import { isNoticed, type PresentState } from '../river/state.ts';
import { RIVER_COLOURS } from '../scene/colours.ts';
import { River } from '../scene/river.tsx';
import { FLAT, stoneColours, stonePlaces } from '../scene/stone-places.ts';
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
        {places.map(({ stone, x, y, reach }) => {
          const { fill, line } = stoneColours(stone);
          return (
            <ellipse
              key={stone.id}
              cx={x}
              cy={y}
              rx={reach}
              ry={reach * FLAT}
              fill={`var(${fill})`}
              stroke={`var(${line})`}
              strokeWidth="2"
            />
          );
        })}
      </svg>
      <figcaption className="text-sm text-ink-soft">
        {PRESENT_TEXTS.crossing(stones.filter(isNoticed).map(wordsOf))}
      </figcaption>
    </figure>
  );
}
