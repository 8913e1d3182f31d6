import { describe, expect, it } from 'vitest';
import { closeness, nearestTo, spotOfCell } from './emotion.ts';
import { BASICS, REGIONAL, TWINS, WORDS } from './words.content.ts';

const find = (word: string) => [...WORDS, ...REGIONAL].find((one) => one.word === word)!;

describe('emotion words', () => {
  it('are sixty or more, each once, on the map', () => {
    expect(BASICS).toHaveLength(8);
    expect(WORDS.length).toBeGreaterThanOrEqual(60);
    const all = [...WORDS, ...REGIONAL];
    expect(new Set(all.map(({ word }) => word)).size).toBe(all.length);
    for (const { pleasantness, energy } of all) {
      expect(Math.max(Math.abs(pleasantness), Math.abs(energy))).toBeLessThanOrEqual(1);
    }
    for (const { meaning } of [...TWINS, ...REGIONAL]) expect(meaning).toBeTruthy();
  });

  it('are closer the more they share: twins, then family, then strangers', () => {
    const near = closeness(find('culpa'), find('remordimiento'));
    const kin = closeness(find('culpa'), find('vergüenza'));
    const far = closeness(find('culpa'), find('euforia'));
    expect(closeness(find('culpa'), find('culpa'))).toBe(1);
    expect(near).toBeGreaterThan(kin);
    expect(kin).toBeGreaterThan(far);
    expect(near).toBeLessThan(1);
    expect(far).toBeGreaterThanOrEqual(0);
  });

  it('can each be found near their place on the map', () => {
    const cells = Array.from({ length: 25 }, (_, cell) => spotOfCell(cell));
    const offered = (words: typeof WORDS, count: number) =>
      new Set(cells.flatMap((spot) => nearestTo(spot, words, count).map(({ word }) => word)));
    expect(offered(BASICS, 4).size).toBe(BASICS.length);
    expect(offered(WORDS, 8).size).toBe(WORDS.length);
    expect(offered(REGIONAL, 5).size).toBe(REGIONAL.length);
  });

  it('has its corners where a reader expects them', () => {
    expect(spotOfCell(0)).toEqual({ pleasantness: -1, energy: 1 });
    expect(spotOfCell(24)).toEqual({ pleasantness: 1, energy: -1 });
    expect(spotOfCell(12)).toEqual({ pleasantness: 0, energy: 0 });
  });
});
