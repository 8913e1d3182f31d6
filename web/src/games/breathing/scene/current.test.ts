import { describe, expect, it } from 'vitest';
import { PATTERN_IDS, rhythmOf } from '../patterns.ts';
import { currentPaths } from './current.ts';

const y = (height: number) => 300 - height * 200;

/** The upper edge of the band: its first half, as points. */
function upperEdge(band: string): [number, number][] {
  const points = band
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
  return points.slice(0, points.length / 2);
}

describe('the golden current', () => {
  it.each(PATTERN_IDS)('has no notch in its edge in the rhythm "%s"', (pattern) => {
    const edge = upperEdge(currentPaths(rhythmOf(pattern, true), 60_000, y).band);
    // Where a line of samples bends by more than this in one step, the eye sees a corner.
    for (let at = 2; at < edge.length; at += 1) {
      const [[, a], [, b], [, c]] = [edge[at - 2]!, edge[at - 1]!, edge[at]!];
      expect(Math.abs(c - 2 * b + a)).toBeLessThan(2.5);
    }
  });
});
