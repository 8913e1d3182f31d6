import { PALETTES } from '../../kit/paint/palettes.content.ts';
import { seedRng } from '../../kit/random/random.ts';
import { mandalaOf, placeOf } from '../drawing/cells.ts';
import { drawPlan } from '../drawing/plan.ts';
import { SHEET_COLOURS } from './colours.ts';

const { plan } = drawPlan(3, seedRng('portada'));
const MANDALA = mandalaOf(plan);
const COLOURS = PALETTES[3]?.colours ?? [];
/** Colours of the rows from the middle outwards, by their place in the palette. */
const ROWS = [2, 5, 6, 1, 4, 3, 2, 6, 5, 4, 1, 7, 3, 2] as const;
/** So far somebody has come. */
const DONE_UP_TO = 250;

/** A mandala that somebody is colouring: its left side is done, the other waits. */
export function ColoringCover() {
  return (
    <svg
      viewBox="-620 -330 1240 516"
      preserveAspectRatio="xMidYMid slice"
      style={SHEET_COLOURS}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <rect x="-2000" y="-2000" width="4000" height="4000" fill="var(--sheet)" />
      <g stroke="var(--pencil)" strokeWidth="3" strokeLinejoin="round">
        {MANDALA.cells.map(({ d, turn, row }, at) => {
          const { x, y } = placeOf(MANDALA, at);
          const isDone = x + y * 0.3 < DONE_UP_TO;
          const hex = COLOURS[ROWS[row % ROWS.length] ?? 0]?.hex;
          return (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the drawing
              key={at}
              d={d}
              transform={`rotate(${turn})`}
              fill={isDone ? hex : 'var(--bare)'}
            />
          );
        })}
      </g>
    </svg>
  );
}
