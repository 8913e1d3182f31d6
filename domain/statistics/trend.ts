import { variance } from './intervals.ts';

export interface TrendPoint {
  day: number;
  value: number;
  low: number;
  high: number;
}

const Z95 = 1.96;
/** Further away a day says next to nothing. */
const REACH = 3;
/** Where fewer days than this are near, there is no line: it would be invented. */
const LEAST_NEAR = 1.5;

/**
 * A line through days that waver: at each place the mean of the days around it, near ones counting
 * more (a Gaussian kernel), with the interval in which that mean lies. Gaps stay gaps.
 * @param days numbered days with their value, in order
 * @param width standard deviation of the kernel, in days
 * @param step how far the places are apart, in days
 */
export function trend(
  days: readonly { day: number; value: number }[],
  width: number,
  step = 1,
): (TrendPoint | null)[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const wavering = variance(days.map(({ value }) => value));
  const points: (TrendPoint | null)[] = [];
  let from = 0;
  for (let place = first.day; place <= last.day + step / 2; place += step) {
    const at = Math.min(place, last.day);
    while ((days[from]?.day ?? Infinity) < at - REACH * width) from += 1;
    points.push(pointAt(days, from, at, width, wavering));
  }
  return points;
}

function pointAt(
  days: readonly { day: number; value: number }[],
  from: number,
  at: number,
  width: number,
  wavering: number,
): TrendPoint | null {
  let [weights, squares, sum] = [0, 0, 0];
  for (let index = from; index < days.length; index += 1) {
    const near = days[index];
    if (near === undefined || near.day > at + REACH * width) break;
    const weight = Math.exp(-(((near.day - at) / width) ** 2) / 2);
    weights += weight;
    squares += weight ** 2;
    sum += weight * near.value;
  }
  if (weights === 0) return null;
  const effective = weights ** 2 / squares;
  if (effective < LEAST_NEAR) return null;
  const value = sum / weights;
  const half = Z95 * Math.sqrt(wavering / effective);
  return { day: at, value, low: value - half, high: value + half };
}
