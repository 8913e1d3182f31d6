import { foldedAngle } from '../kit/paint/strokes/symmetry.ts';
import { drawFloat, drawInt, type Rng } from '../kit/random/random.ts';

/** A closed line around the middle that a fold repeats: a circle with waves in it. */
export interface Curve {
  radius: number;
  /** How high a wave is, and how many of them a fold has. */
  waves: readonly (readonly [height: number, times: number])[];
}

/** Half a fold is looked at in so many places; the rest is its image. */
export const PLACES = 14;
/** A pen this near has been there. */
const NEAR = 30;

/** Curves to follow, from the middle outwards: more of them, and more winding, with every level. */
export function drawCurves(level: number, rng: Rng): { curves: readonly Curve[]; rng: Rng } {
  const count = Math.min(4, 1 + Math.ceil(level / 2));
  let chance = rng;
  const between = (least: number, most: number) => {
    const drawn = drawFloat(chance);
    chance = drawn.rng;
    return least + drawn.value * (most - least);
  };
  const curves = Array.from({ length: count }, (_, at): Curve => {
    const room = 330 / count;
    const sign = drawInt(chance, 2);
    chance = sign.rng;
    const tall = room * between(0.26, 0.4) * (sign.value === 0 ? 1 : -1);
    const waves: [number, number][] = [[Math.round(tall), 1]];
    if (level >= 3) waves.push([Math.round(room * between(-0.16, 0.16)), 2]);
    if (level >= 5) waves.push([Math.round(room * between(-0.1, 0.1)), 3]);
    return { radius: Math.round(120 + room * (at + 0.5)), waves };
  });
  return { curves, rng: chance };
}

/** How far the curve is from the middle at an angle in degrees from the upright. */
export function radiusAt({ radius, waves }: Curve, angle: number, folds: number): number {
  return waves.reduce(
    (sum, [height, times]) => sum + height * Math.cos((angle * folds * times * Math.PI) / 180),
    radius,
  );
}

/** Which places of a curve (0 to `PLACES` − 1) a pen at this point has reached. */
export function reachedBy(curve: Curve, folds: number, x: number, y: number): readonly number[] {
  const far = Math.hypot(x, y);
  const angle = foldedAngle((Math.atan2(x, -y) * 180) / Math.PI, folds, true);
  const half = 180 / folds;
  const reached: number[] = [];
  for (let place = 0; place < PLACES; place += 1) {
    const there = ((place + 0.5) / PLACES) * half;
    const radius = radiusAt(curve, there, folds);
    const aside = ((there - angle) * Math.PI) / 180;
    if (Math.hypot(far - radius, radius * aside) <= NEAR) reached.push(place);
  }
  return reached;
}

/** The curve as an SVG path, all around or from one angle to another. */
export function curvePath(curve: Curve, folds: number, from = 0, to = 360): string {
  const steps = Math.max(2, Math.ceil((to - from) / 2));
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / steps;
    const radius = radiusAt(curve, angle, folds);
    const turn = (angle * Math.PI) / 180;
    return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}${to - from >= 360 ? 'Z' : ''}`;
}
