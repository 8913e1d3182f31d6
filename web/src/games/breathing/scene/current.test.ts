import { describe, expect, it } from 'vitest';
import { roundMs } from '../../kit/guided-timer/guided-timer.ts';
import { PATTERN_IDS, rhythmOf } from '../patterns.ts';
import { SETTLE_MS } from '../rules.ts';
import { currentPaths, SECOND_WIDTH } from './current.ts';

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

  it.each(PATTERN_IDS)(
    'goes on where it was when it is drawn anew for a round: "%s"',
    (pattern) => {
      const rhythm = rhythmOf(pattern, true);
      const round = roundMs(rhythm);
      const before = upperEdge(currentPaths(rhythm, SETTLE_MS + round, y).band);
      const after = upperEdge(currentPaths(rhythm, SETTLE_MS + 2 * round, y).band);
      const moved = (round / 1000) * SECOND_WIDTH;
      // A whole round further on, the river before is moved on by a whole round.
      const heights = new Map(before.map(([x, height]) => [(x - moved).toFixed(0), height]));
      const shared = after.filter(([x]) => heights.has(x.toFixed(0)));
      expect(shared.length).toBeGreaterThan(after.length / 2);
      for (const [x, height] of shared) expect(height).toBeCloseTo(heights.get(x.toFixed(0))!, 1);
    },
  );
});
