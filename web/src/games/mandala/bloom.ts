import type { Stroke } from '../kit/paint/strokes/stroke.ts';
import { INKS } from './inks.content.ts';
import { type Curve, radiusAt } from './path.ts';
import { stampAt, type Tool } from './pen.ts';

const CROWN_RADIUS = 468;
const HEART_RADIUS = 48;

interface Wreath {
  tool: Tool;
  radius: number;
  /** Degrees from the upright. */
  angle: number;
  colour: number;
  size: number;
  folds: number;
}

function wreathOf({ tool, radius, angle, colour, size, folds }: Wreath): Stroke {
  const turn = (angle * Math.PI) / 180;
  const points = stampAt(tool, radius * Math.sin(turn), -radius * Math.cos(turn), size, folds);
  return { colour: colour % INKS.length, size, folds, mirrored: false, points };
}

/** The petals that a path puts forth once all of it was walked, where its waves are highest. */
export function bloomOf(curve: Curve, folds: number, colour: number): Stroke {
  const between = 180 / folds;
  const angle = radiusAt(curve, 0, folds) >= radiusAt(curve, between, folds) ? 0 : between;
  const radius = radiusAt(curve, angle, folds);
  const size = radius > 260 ? 1 : 0;
  return wreathOf({ tool: 'petal', radius, angle, colour, size, folds });
}

/** What the last path brings with it: a heart in the middle, and pearls at the edge. */
export function crownOf(folds: number, colour: number): readonly Stroke[] {
  const heart = { radius: HEART_RADIUS, angle: 0, colour: colour + 1, folds: Math.min(8, folds) };
  const crown = { radius: CROWN_RADIUS, angle: 180 / folds, colour: colour + 2, folds };
  return [
    wreathOf({ tool: 'petal', size: 0, ...heart }),
    wreathOf({ tool: 'pearl', size: 1, ...crown }),
  ];
}
