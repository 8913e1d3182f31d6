import { PER_POINT, pointAt } from './stroke.ts';

/** A point this near to the line between its neighbours says nothing that the line does not. */
const TOLERANCE = 1.1;
/** Yet curves are drawn between points, so they may not be too far from each other. */
const FARTHEST = 46;
/** Ink that changes this much is kept too. */
const INK_STEP = 14;

/** Ink is evened out over so many points to both sides: a hand that stops for a moment leaves no blot. */
const EVEN = 4;

/** The same line with ink that swells and ebbs gently. */
export function evened(points: readonly number[]): number[] {
  const count = points.length / PER_POINT;
  return points.map((value, at) => {
    if (at % PER_POINT !== PER_POINT - 1) return value;
    const point = Math.floor(at / PER_POINT);
    const from = Math.max(0, point - EVEN);
    const to = Math.min(count - 1, point + EVEN);
    let sum = 0;
    for (let near = from; near <= to; near += 1) sum += pointAt(points, near).ink;
    return Math.round(sum / (to - from + 1));
  });
}

/** Fewer points for the same line (Ramer, Douglas and Peucker): what is kept stays small. */
export function thinned(points: readonly number[]): number[] {
  const count = points.length / PER_POINT;
  const keep = new Uint8Array(count);
  if (count > 0) {
    keep[0] = 1;
    keep[count - 1] = 1;
  }
  const open: [number, number][] = [[0, count - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const split = farthestBetween(points, from, to);
    if (split === null) continue;
    keep[split] = 1;
    open.push([from, split], [split, to]);
  }
  return points.filter((_, at) => keep[Math.floor(at / PER_POINT)] === 1);
}

function farthestBetween(points: readonly number[], from: number, to: number): number | null {
  if (to - from < 2) return null;
  const a = pointAt(points, from);
  const b = pointAt(points, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  let worst = 0;
  let split: number | null = null;
  for (let at = from + 1; at < to; at += 1) {
    const point = pointAt(points, at);
    const off =
      length < 1
        ? Math.hypot(point.x - a.x, point.y - a.y)
        : Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
    const inkOff = Math.abs(point.ink - (a.ink + b.ink) / 2);
    const cost = Math.max(off / TOLERANCE, inkOff / INK_STEP);
    if (cost > worst) {
      worst = cost;
      split = at;
    }
  }
  if (worst > 1) return split;
  return length > FARTHEST ? Math.floor((from + to) / 2) : null;
}
