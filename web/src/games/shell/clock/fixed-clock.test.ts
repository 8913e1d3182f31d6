import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TICK_MS } from '../../contract.ts';
import { ticksDue } from './fixed-clock.ts';

it('loses and invents no time, however uneven the frames are', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true })), (gaps) => {
      let carryMs = 0;
      let ticks = 0;
      for (const gap of gaps) {
        const due = ticksDue(gap, carryMs);
        carryMs = due.carryMs;
        ticks += due.ticks;
      }
      const passed = gaps.reduce((sum, gap) => sum + gap, 0);
      expect(ticks * TICK_MS + carryMs).toBeCloseTo(passed, 6);
      expect(carryMs).toBeLessThan(TICK_MS);
    }),
  );
});

it('lets a long stall go and never runs backwards', () => {
  expect(ticksDue(3_600_000, 0).ticks).toBe(Math.floor(250 / TICK_MS));
  expect(ticksDue(-50, 3)).toEqual({ ticks: 0, carryMs: 3 });
});
