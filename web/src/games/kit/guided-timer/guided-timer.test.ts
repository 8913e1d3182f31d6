import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentAt, roundMs, wholeRoundsMs } from './guided-timer.ts';

interface Phase {
  name: string;
  seconds: number;
}

const BOX: [Phase, Phase, Phase] = [
  { name: 'in', seconds: 4 },
  { name: 'hold', seconds: 2 },
  { name: 'out', seconds: 6 },
];

const phase = fc.record({ seconds: fc.integer({ min: 1, max: 20 }) });

describe('guided timer', () => {
  it.each([
    [0, 'in', 0, 4],
    [3999, 'in', 0, 1],
    [4000, 'hold', 0, 2],
    [6000, 'out', 0, 6],
    [11_999, 'out', 0, 1],
    [12_000, 'in', 1, 4],
    [30_500, 'out', 2, 6],
  ])('at %i ms is in "%s" of round %i with %i s left', (ms, name, round, secondsLeft) => {
    expect(momentAt(BOX, ms)).toMatchObject({ phase: { name }, round, secondsLeft });
  });

  it('stays within its phases at any time', () => {
    fc.assert(
      fc.property(phase, fc.array(phase), fc.integer({ min: 0, max: 1e7 }), (first, others, ms) => {
        const phases = [first, ...others] as const;
        const moment = momentAt(phases, ms);
        const before = roundMs(phases.slice(0, moment.index));
        const inPhase = moment.progress * moment.phase.seconds * 1000;
        expect(moment.progress).toBeGreaterThanOrEqual(0);
        expect(moment.progress).toBeLessThan(1);
        expect(moment.round * roundMs(phases) + before + inPhase).toBeCloseTo(ms, 3);
      }),
    );
  });

  it('makes a session up to whole rounds', () => {
    expect(wholeRoundsMs(BOX, 60)).toBe(60_000);
    expect(wholeRoundsMs(BOX, 61)).toBe(72_000);
    expect(wholeRoundsMs(BOX, 1)).toBe(12_000);
  });

  it('refuses a rhythm without time', () => {
    expect(() => momentAt([{ seconds: 0 }], 10)).toThrow(RangeError);
  });
});
