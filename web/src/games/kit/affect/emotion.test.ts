import { describe, expect, it } from 'vitest';
import { closeness, spotOfCell, wayToWords, wordsAround } from './emotion.ts';
import { AKIN, BASICS, REGIONAL, TWINS, WORDS } from './words.content.ts';

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
      new Set(cells.flatMap((spot) => wordsAround(spot, words, count).map(({ word }) => word)));
    expect(offered(BASICS, 4).size).toBe(BASICS.length);
    expect(offered(WORDS, 8).size).toBe(WORDS.length);
    expect(offered(REGIONAL, 6).size).toBe(REGIONAL.length);
  });

  it.each([
    ['basic', BASICS],
    ['fine', WORDS],
    ['regional', REGIONAL],
  ] as const)('%s ones are never offered far from where they live', (_, words) => {
    for (let cell = 0; cell < 25; cell += 1) {
      const spot = spotOfCell(cell);
      for (const one of wordsAround(spot, words, words.length)) {
        expect(Math.abs(one.pleasantness - spot.pleasantness)).toBeLessThan(0.65);
        expect(Math.abs(one.energy - spot.energy)).toBeLessThan(0.65);
      }
    }
  });

  it('tell the way where none lives, and following it leads to some', () => {
    expect(wordsAround({ pleasantness: 1, energy: 1 }, REGIONAL, 6)).toEqual([]);
    expect(wayToWords({ pleasantness: 1, energy: 0.5 }, REGIONAL)).toEqual({ across: -1, up: 0 });
    for (let cell = 0; cell < 25; cell += 1) {
      let spot = spotOfCell(cell);
      for (let steps = 0; wordsAround(spot, BASICS, 4).length === 0; steps += 1) {
        const { across, up } = wayToWords(spot, BASICS);
        spot = { pleasantness: spot.pleasantness + across / 2, energy: spot.energy + up / 2 };
        expect(steps).toBeLessThan(5);
      }
    }
  });

  it('of one region do not tell the land in their meaning, and are akin only by hand', () => {
    for (const { land, meaning } of REGIONAL) {
      expect(land).toBeTruthy();
      expect(meaning).not.toMatch(/México|Galicia|Colombia|Canarias|España/);
    }
    for (const word of AKIN.flatMap(([one, other]) => [one, other])) {
      expect(REGIONAL.map((one) => one.word)).toContain(word);
    }
  });

  it('has its corners where a reader expects them', () => {
    expect(spotOfCell(0)).toEqual({ pleasantness: -1, energy: 1 });
    expect(spotOfCell(24)).toEqual({ pleasantness: 1, energy: -1 });
    expect(spotOfCell(12)).toEqual({ pleasantness: 0, energy: 0 });
  });
});
