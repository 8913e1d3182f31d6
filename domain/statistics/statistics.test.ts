import { describe, expect, it } from 'vitest';
import { difference, signOf } from './difference.ts';
import { meanEstimate, t95, variance } from './intervals.ts';
import { permutationTest } from './permutation.ts';
import { seededRandom } from './seeded.ts';
import { shrunkenMeans } from './shrunken-means.ts';
import { trend } from './trend.ts';

describe('a mean with its interval', () => {
  it('is Student’s, as a table says', () => {
    // 2, 4, 4, 6: mean 4, variance 8/3, standard error √(8/3/4) = 0.8165, t(3) = 3.182.
    const { value, low, high, n } = meanEstimate([2, 4, 4, 6])!;
    expect([value, n]).toEqual([4, 4]);
    expect(low).toBeCloseTo(4 - 2.598, 3);
    expect(high).toBeCloseTo(4 + 2.598, 3);
  });

  it('has the quantiles of the table, and those beyond it to the third digit', () => {
    expect(t95(1)).toBe(12.706);
    expect(t95(30)).toBe(2.042);
    expect(t95(60)).toBeCloseTo(2.0, 2);
    expect(t95(1000)).toBeCloseTo(1.962, 2);
    expect(t95(0.3)).toBe(12.706);
  });

  it('is unknown of one alone', () => {
    expect(meanEstimate([3])).toBeNull();
    expect(variance([3])).toBe(0);
  });
});

describe('a difference', () => {
  it('is Welch’s', () => {
    // 1, 2, 3 (mean 2, variance 1) against 4, 6, 8 (mean 6, variance 4): −4 with √(1/3 + 4/3) = 1.291
    // and (5/3)² / ((1/3)²/2 + (4/3)²/2) = 2.94 degrees, taken down to 2: 4.303 · 1.291 = 5.555.
    const found = difference([1, 2, 3], [4, 6, 8])!;
    expect(found.value).toBe(-4);
    expect(found.low).toBeCloseTo(-9.555, 2);
    expect(found.high).toBeCloseTo(1.555, 2);
    expect(signOf(found)).toBe(0);
  });

  it('has a direction only where its interval leaves no other', () => {
    expect(signOf({ low: 0.1, high: 2 })).toBe(1);
    expect(signOf({ low: -2, high: -0.1 })).toBe(-1);
    expect(signOf({ low: 0, high: 2 })).toBe(0);
  });

  it('is not said with too few on one side', () => {
    expect(difference([1, 2, 3, 4], [5, 6, 7], 4)).toBeNull();
    expect(difference([1, 2, 3, 4], [5, 6, 7, 8], 4)).not.toBeNull();
  });

  it('of what never varies is what it is', () => {
    expect(difference([2, 2], [1, 1])).toMatchObject({ value: 1, low: 1, high: 1 });
  });
});

describe('means that know of each other', () => {
  it('draw a group with few towards what they share', () => {
    // Within: (0 + 2 + 2) / 2… by hand: a = 0, 2 (mean 1), b = 8, 10 (mean 9); squares 2 + 2, degrees 2,
    // variance 2, error of each mean 1. Q = (1−5)² + (9−5)² = 32, scale 2 − 1 = 1, between 31.
    // Trust 31/32; common 5: a = 5 − 4·31/32 = 1.125, spread 31/32.
    const [a, b] = shrunkenMeans([
      { key: 'a', values: [0, 2] },
      { key: 'b', values: [8, 10] },
    ])!;
    expect(a!.estimate.value).toBeCloseTo(1.125, 6);
    expect(b!.estimate.value).toBeCloseTo(8.875, 6);
    expect(a!.estimate.high - a!.estimate.value).toBeCloseTo(1.96 * Math.sqrt(31 / 32), 6);
  });

  it('are the same where groups do not differ beyond their wavering', () => {
    const means = shrunkenMeans([
      { key: 'a', values: [0, 2, 4] },
      { key: 'b', values: [1, 2, 3] },
    ])!;
    expect(means.map(({ estimate }) => estimate.value)).toEqual([2, 2]);
  });

  it('put three lucky ones below thirty good ones', () => {
    const good = Array.from({ length: 30 }, (_, index) => 2 + (index % 3) - 1);
    const poor = Array.from({ length: 30 }, (_, index) => (index % 3) - 1);
    const means = shrunkenMeans([
      { key: 'lucky', values: [3] },
      { key: 'good', values: good },
      { key: 'poor', values: poor },
    ])!;
    const [lucky, often] = means.map(({ estimate }) => estimate);
    expect(lucky!.value).toBeLessThan(3);
    expect(lucky!.high - lucky!.low).toBeGreaterThan(2 * (often!.high - often!.low));
  });

  it('are unknown where nothing says how much one wavers', () => {
    expect(shrunkenMeans([{ key: 'a', values: [1] }])).toBeNull();
    expect(shrunkenMeans([])).toBeNull();
  });
});

describe('a trend', () => {
  const days = (values: readonly number[]) => values.map((value, day) => ({ day, value }));

  it('of days that never vary is that value, surely', () => {
    for (const point of trend(days([2, 2, 2, 2, 2]), 2)) {
      expect(point).toMatchObject({ value: 2, low: 2, high: 2 });
    }
  });

  it('is the weighted mean of the days around', () => {
    // Width 1 at day 1 of 0, 3, 0: weights e^-½, 1, e^-½ = 0.6065, 1, 0.6065.
    const middle = trend(days([0, 3, 0]), 1)[1]!;
    expect(middle.value).toBeCloseTo(3 / 2.2131, 3);
    // (2.2131)² / (1 + 2·0.3679) = 2.8218 days of weight; variance 3.
    expect(middle.high - middle.value).toBeCloseTo(1.96 * Math.sqrt(3 / 2.8218), 3);
  });

  it('has no line where there are no days', () => {
    const gap = [...days([1, 2, 1]), { day: 60, value: 3 }, { day: 61, value: 2 }];
    const points = trend(gap, 3);
    expect(points[30]).toBeNull();
    expect(points[1]).not.toBeNull();
    expect(points.at(-1)?.day).toBe(61);
  });

  it('of nothing is nothing', () => {
    expect(trend([], 7)).toEqual([]);
  });
});

describe('a permutation test', () => {
  const blocks = (pattern: string, values: readonly number[]) =>
    values.map((value, index) => ({ with: pattern[index] === '1', value }));

  it('walks every way where they are few', () => {
    // Of the 6 ways to choose two of 1, 2, 3, 4 only {3, 4} and {1, 2} are as far apart as 2: 2/6.
    const result = permutationTest(blocks('0011', [1, 2, 3, 4]), Math.random)!;
    expect(result.difference).toBe(2);
    expect(result.p).toBeCloseTo(1 / 3, 9);
  });

  it('finds nothing where there is nothing', () => {
    expect(permutationTest(blocks('0101', [2, 2, 2, 2]), Math.random)).toEqual({
      difference: 0,
      p: 1,
    });
  });

  it('draws some ways where they are many, and is never quite sure', () => {
    const values = Array.from({ length: 14 }, (_, index) => (index < 7 ? index : 100 + index));
    let seed = 1;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const { p } = permutationTest(blocks('00000001111111', values), random)!;
    expect(p).toBeGreaterThan(0);
    expect(p).toBeLessThan(0.01);
  });

  it('needs both sides', () => {
    expect(permutationTest(blocks('11', [1, 2]), Math.random)).toBeNull();
  });
});

describe('chance from a text', () => {
  const draw = (seed: string, count: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: count }, random);
  };

  it('is the same for the same text, in range and even', () => {
    expect(draw('ana', 5)).toEqual(draw('ana', 5));
    expect(draw('ana', 5)).not.toEqual(draw('anb', 5));
    const many = draw('reparto', 4000);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThan(1);
    const low = many.filter((value) => value < 0.25).length;
    expect(Math.abs(low - 1000)).toBeLessThan(120);
  });
});
