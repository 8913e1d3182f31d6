import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitWorld, seenWorld } from './fit.ts';

const side = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: side, height: side });

it('shows the whole world in any box, upright or turned, and fills one of its sides', () => {
  fc.assert(
    fc.property(size, size, (world, box) => {
      const fit = fitWorld(world, box);
      const seen = seenWorld(fit, box);
      expect(seen.left).toBeLessThanOrEqual(1e-9);
      expect(seen.top).toBeLessThanOrEqual(1e-9);
      expect(seen.right).toBeGreaterThanOrEqual(world.width - 1e-6);
      expect(seen.bottom).toBeGreaterThanOrEqual(world.height - 1e-6);
      expect(Math.min(-seen.left, -seen.top)).toBeCloseTo(0, 6);
    }),
  );
});
