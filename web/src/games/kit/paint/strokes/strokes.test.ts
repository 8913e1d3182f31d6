import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';
import { heldPoint, PER_POINT, pointAt, type Stroke } from './stroke.ts';
import { copiesOf, foldedAngle } from './symmetry.ts';
import { thinned } from './thin.ts';

const coordinate = fc.integer({ min: -500, max: 500 });
const line = fc
  .array(fc.tuple(coordinate, coordinate, fc.integer({ min: 0, max: 100 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((points) => points.flat());

const strokeOf = (points: readonly number[]): Stroke => ({
  colour: 0,
  size: 1,
  folds: 8,
  mirrored: true,
  points,
});

it('thins any line without moving its ends, and only by leaving points out', () => {
  fc.assert(
    fc.property(line, (points) => {
      const thin = thinned(points);
      expect(thin.slice(0, PER_POINT)).toEqual(points.slice(0, PER_POINT));
      expect(thin.slice(-PER_POINT)).toEqual(points.slice(-PER_POINT));
      expect(thin.length).toBeLessThanOrEqual(points.length);
      expect(thin.length % PER_POINT).toBe(0);
    }),
  );
});

it('holds a point just left of the middle as JSON gives it back', () => {
  expect(heldPoint({ x: -0.3, y: -0.2, ink: 0 })).toEqual([0, 0, 0]);
});

it('keeps a tenth of a slow straight line, and the bend of a curve', () => {
  const straight = Array.from({ length: 200 }, (_, at) => [at * 2, 0, 80]).flat();
  expect(thinned(straight).length).toBeLessThan(straight.length / 10);
  const arc = Array.from({ length: 91 }, (_, at) => {
    const angle = (at * Math.PI) / 180;
    return heldPoint({ x: 400 * Math.cos(angle), y: 400 * Math.sin(angle), ink: 80 });
  }).flat();
  const thin = thinned(arc);
  for (let at = 0; at < thin.length / PER_POINT; at += 1) {
    const { x, y } = pointAt(thin, at);
    expect(Math.hypot(x, y)).toBeCloseTo(400, -1);
  }
  expect(thin.length / PER_POINT).toBeGreaterThan(8);
});

it('gives every line an edge that can be drawn, a point too', () => {
  fc.assert(
    fc.property(line, (points) => {
      const d = outlineOf(strokeOf(points));
      expect(d).toMatch(/^M.*Z$/);
      expect(d).not.toMatch(/NaN|Infinity/);
    }),
  );
});

it('draws a line once for every fold and its mirror image', () => {
  expect(copiesOf(8, false)).toHaveLength(8);
  expect(copiesOf(5, true)).toHaveLength(10);
});

it('folds any angle into the first wedge', () => {
  expect(foldedAngle(95, 8, false)).toBeCloseTo(5);
  expect(foldedAngle(-5, 8, false)).toBeCloseTo(40);
  expect(foldedAngle(-5, 8, true)).toBeCloseTo(5);
});
