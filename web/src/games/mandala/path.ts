import { foldedAngle } from '../kit/paint/strokes/symmetry.ts';
import { drawFloat, drawInt, type Rng } from '../kit/random/random.ts';

/** A closed line around the middle that a fold repeats: a circle with waves in it. */
export interface Curve {
  radius: number;
  /** How high a wave is, and how many of them a fold has. */
  waves: readonly (readonly [height: number, times: number])[];
}

/** On a path the brush draws with so few folds, each with its image: there is a way to go. */
export const PATH_FOLDS = 2;
/** A quarter of a path is looked at in so many places; the rest is its image. */
export const PLACES = 20;
const QUARTER = 180 / PATH_FOLDS;
/** A pen this near has been there. */
const NEAR = 30;

/** Curves to follow, one after the other outwards: more of them, and more winding, with every level. */
export function drawCurves(level: number, rng: Rng): { curves: readonly Curve[]; rng: Rng } {
  const count = 4 + Math.ceil(level / 2);
  let chance = rng;
  const between = (least: number, most: number) => {
    const drawn = drawFloat(chance);
    chance = drawn.rng;
    return least + drawn.value * (most - least);
  };
  const curves = Array.from({ length: count }, (_, at): Curve => {
    const room = 350 / count;
    const sign = drawInt(chance, 2);
    chance = sign.rng;
    const tall = room * between(0.26, 0.4) * (sign.value === 0 ? 1 : -1);
    const waves: [number, number][] = [[Math.round(tall), 1]];
    if (level >= 3) waves.push([Math.round(room * between(-0.16, 0.16)), 2]);
    if (level >= 5) waves.push([Math.round(room * between(-0.1, 0.1)), 3]);
    return { radius: Math.round(95 + room * (at + 0.5)), waves };
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
  const angle = foldedAngle((Math.atan2(x, -y) * 180) / Math.PI, PATH_FOLDS, true);
  const reached: number[] = [];
  for (let place = 0; place < PLACES; place += 1) {
    const there = angleOf(place);
    const radius = radiusAt(curve, there, folds);
    const aside = ((there - angle) * Math.PI) / 180;
    if (Math.hypot(far - radius, radius * aside) <= NEAR) reached.push(place);
  }
  return reached;
}

const angleOf = (place: number) => ((place + 0.5) / PLACES) * QUARTER;

/** Where a place of a curve is, in the first quarter of the sheet. */
export function pointOfPlace(curve: Curve, folds: number, place: number): { x: number; y: number } {
  const angle = angleOf(place);
  const radius = radiusAt(curve, angle, folds);
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** The curve all around, as an SVG path. */
export function curvePath(curve: Curve, folds: number): string {
  const steps = 180;
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const angle = (360 * at) / steps;
    const radius = radiusAt(curve, angle, folds);
    const turn = (angle * Math.PI) / 180;
    return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
