import { pointAt, PER_POINT, type Stroke } from '../kit/paint/strokes/stroke.ts';
import { foldedAngle } from '../kit/paint/strokes/symmetry.ts';
import { drawInt, type Rng } from '../kit/random/random.ts';
import { INKS } from './inks.content.ts';
import { stampAt, TOOLS } from './pen.ts';

/** docs/design/games.md §3: a span of memory of 2 to 8, one more step with each level. */
const SPANS = [2, 3, 4, 5, 6, 8] as const;
const INNERMOST = 110;
const OUTERMOST = 365;

/** One round of stamps, and which one it is (a place in `TOOLS`). */
export interface Piece extends Stroke {
  stamp: number;
}

/** A wreath of stamps to be kept in mind, from the middle outwards. Neighbours differ in ink and shape. */
export function drawModel(
  level: number,
  folds: number,
  rng: Rng,
): { model: readonly Piece[]; rng: Rng } {
  let chance = rng;
  const draw = (below: number) => {
    const drawn = drawInt(chance, below);
    chance = drawn.rng;
    return drawn.value;
  };
  const count = SPANS[level - 1] ?? 4;
  const model: Piece[] = [];
  let lastInk = -1;
  let lastStamp = -1;
  for (let at = 0; at < count; at += 1) {
    lastInk = anotherThan(lastInk, INKS.length, draw);
    lastStamp = anotherThan(lastStamp, TOOLS.length - 1, draw);
    const radius = INNERMOST + ((OUTERMOST - INNERMOST) * at) / Math.max(1, count - 1);
    const turn = draw(2) * (Math.PI / folds);
    const size = count > 5 ? 0 : 1;
    // The first tool is the brush.
    const stamp = lastStamp + 1;
    model.push({
      stamp,
      colour: lastInk,
      size,
      folds,
      mirrored: true,
      points: stampAt(
        TOOLS[stamp] ?? 'pearl',
        radius * Math.sin(turn),
        -radius * Math.cos(turn),
        size,
        folds,
      ),
    });
  }
  return { model, rng: chance };
}

function anotherThan(last: number, among: number, draw: (below: number) => number): number {
  if (last < 0) return draw(among);
  return (last + 1 + draw(among - 1)) % among;
}

/** How far from the middle a line lies, and how far from the upright within its fold. */
function placeOf({ points, folds }: Stroke): { radius: number; angle: number } {
  const count = Math.max(1, points.length / PER_POINT);
  let x = 0;
  let y = 0;
  for (let at = 0; at < count; at += 1) {
    x += pointAt(points, at).x / count;
    y += pointAt(points, at).y / count;
  }
  const angle = foldedAngle((Math.atan2(x, -y) * 180) / Math.PI, folds, true);
  return { radius: Math.hypot(x, y), angle };
}

/** Whether it stands between the lines that part the folds, and not on them. */
export function isBetween(stroke: Stroke): boolean {
  return placeOf(stroke).angle > 90 / stroke.folds;
}

/** How many pieces of the model found their ink and their place again, roughly: a hand is a hand. */
export function remembered(model: readonly Stroke[], drawn: readonly Stroke[]): number {
  return model.filter((piece) => {
    const wanted = placeOf(piece);
    return drawn.some((stroke) => {
      const place = placeOf(stroke);
      return (
        stroke.colour === piece.colour &&
        Math.abs(place.radius - wanted.radius) < 48 &&
        Math.abs(place.angle - wanted.angle) < 60 / piece.folds
      );
    });
  }).length;
}
