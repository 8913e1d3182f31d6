import { expect, it } from 'vitest';
import { AURAS } from './draw-strokes.ts';
import { LIGHT_PLANS } from './light.ts';
import { SHEET_REACH } from './stroke.ts';

/** How strongly each pixel of a row shines when the one in the middle was lit. */
function spread({ pixels, passes, tap }: (typeof LIGHT_PLANS)[number]): number[] {
  let row: number[] = Array.from({ length: pixels }, (_, at) => (at === pixels / 2 ? 1 : 0));
  const seen = (from: readonly number[], place: number) => {
    const left = Math.floor(place);
    const share = place - left;
    return (from[left] ?? 0) * (1 - share) + (from[left + 1] ?? 0) * share;
  };
  for (let pass = 0; pass < passes; pass += 1) {
    row = row.map((_, at) => seen(row, at - tap) / 4 + seen(row, at) / 2 + seen(row, at + tap) / 4);
  }
  return row;
}

it.each(LIGHT_PLANS.map((plan, at) => [AURAS[at]!.blur, plan] as const))(
  'spreads light over %s units of the sheet, without gaps and without losing any',
  (blur, plan) => {
    const row = spread(plan);
    const middle = plan.pixels / 2;
    const deviation = Math.sqrt(row.reduce((sum, lit, at) => sum + lit * (at - middle) ** 2, 0));
    const wanted = blur / ((SHEET_REACH * 2) / plan.pixels);
    expect(row.reduce((sum, lit) => sum + lit)).toBeCloseTo(1);
    expect(deviation / wanted).toBeGreaterThan(0.95);
    // A tap between two pixels blurs them a little on top.
    expect(deviation / wanted).toBeLessThan(1.15);
    const falling = row.slice(middle).every((lit, at) => at === 0 || lit <= row[middle + at - 1]!);
    expect(falling).toBe(true);
  },
);
