import { strokesSvg } from '../../kit/paint/strokes/draw-strokes.ts';
import type { Stroke } from '../../kit/paint/strokes/stroke.ts';
import { stampAt, type Tool } from '../pen.ts';
import { LOOKS } from './looks.ts';

const FOLDS = 12;

function stamped(
  tool: Tool,
  colour: number,
  size: number,
  place: readonly [number, number],
): Stroke {
  const [angle, radius] = place;
  const turn = (angle * Math.PI) / 180;
  return {
    colour,
    size,
    folds: FOLDS,
    mirrored: angle !== 0,
    points: stampAt(tool, radius * Math.sin(turn), -radius * Math.cos(turn), size, FOLDS),
  };
}

/** A line that swings from one radius to another and back within half a fold. */
function swung(colour: number, size: number, from: number, to: number): Stroke {
  const steps = 14;
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps;
    const turn = (share * Math.PI) / FOLDS;
    const radius = from + ((to - from) * (1 - Math.cos(share * Math.PI))) / 2;
    return [
      Math.round(radius * Math.sin(turn)),
      Math.round(-radius * Math.cos(turn)),
      Math.round(45 + 50 * Math.sin(share * Math.PI)),
    ];
  }).flat();
  return { colour, size, folds: FOLDS, mirrored: true, points };
}

const STROKES: readonly Stroke[] = [
  stamped('petal', 1, 0, [0, 74]),
  stamped('bow', 5, 0, [0, 116]),
  swung(4, 0, 160, 236),
  stamped('petal', 2, 1, [0, 196]),
  stamped('pearl', 1, 0, [15, 170]),
  swung(0, 0, 330, 250),
  stamped('bow', 3, 0, [0, 300]),
  stamped('pearl', 0, 1, [0, 372]),
  stamped('petal', 5, 2, [15, 360]),
  swung(1, 0, 452, 396),
  stamped('pearl', 2, 0, [15, 452]),
];

/** A drawing of light on the water at night. */
export function MandalaCover() {
  const { style } = LOOKS.night;
  return (
    <svg
      viewBox="-620 -330 1240 516"
      preserveAspectRatio="xMidYMid slice"
      style={style}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <rect x="-2000" y="-2000" width="4000" height="4000" fill="var(--sheet)" />
      <circle r="486" fill="var(--rings)" />
      {/* oxlint-disable-next-line react/no-danger -- made of our own numbers and colours */}
      <g dangerouslySetInnerHTML={{ __html: strokesSvg(STROKES, LOOKS.night) }} />
    </svg>
  );
}
