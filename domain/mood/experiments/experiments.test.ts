import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTS, LENGTHS, QUESTIONS } from './experiments.ts';
import { mayBeTried } from './may-be-tried.ts';
import { daysOf, dealArms, isWith } from './plan.ts';
import { verdictOf } from './verdict.ts';

describe('the order that chance deals', () => {
  it.each(LENGTHS)('of %i blocks has as many with as without, or one more', (blocks) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const arms = dealArms(`s${seed}`, blocks);
      const count = Array.from(arms).filter((arm) => arm === '1').length;
      expect(arms).toMatch(/^[01]+$/);
      expect(arms).toHaveLength(blocks);
      expect(Math.abs(count - blocks / 2)).toBeLessThanOrEqual(0.5);
    }
  });

  it('is the same for the same seed, and mostly another for another', () => {
    expect(dealArms('ana', 14)).toBe(dealArms('ana', 14));
    const orders = Array.from({ length: 50 }, (_, seed) => dealArms(`x${seed}`, 14));
    expect(new Set(orders).size).toBeGreaterThan(40);
  });

  it('gives every block either side about as often', () => {
    const all = Array.from({ length: 600 }, (_, seed) => dealArms(`y${seed}`, 10));
    for (let block = 0; block < 10; block += 1) {
      const count = all.filter((arms) => arms[block] === '1').length;
      expect(Math.abs(count - 300)).toBeLessThan(60);
    }
  });

  it('holds for two days each, and for none before or after', () => {
    const days = [-1, 0, 1, 2, 3, 4].map((day) => isWith('10', day));
    expect(days).toEqual([undefined, true, true, false, false, undefined]);
    expect(daysOf('1010011')).toBe(14);
  });
});

describe('what the days say', () => {
  const days = (blocks: readonly (number | undefined)[]) =>
    blocks.flatMap((value) => [value, value]);

  it('says yes where chance would hardly do it', () => {
    // Of the 35 ways to choose 3 of 7 only this one is as far apart: 1/35 = 0.0286.
    const verdict = verdictOf('1010100', days([4, 0, 5, 0, 3, 0, 0]), 'a');
    expect(verdict.p).toBeCloseTo(1 / 35, 9);
    expect(verdict).toMatchObject({ answer: 'more', blocks: { with: 3, without: 4 } });
    expect(verdict.effect?.value).toBeCloseTo(4, 9);
    expect(verdictOf('1010100', days([-4, 0, -5, 0, -3, 0, 0]), 'a').answer).toBe('less');
  });

  it('says no only where a difference that one feels is ruled out', () => {
    const same = verdictOf('1010100', days([1.1, 1, 1, 1.1, 0.9, 1, 0.9]), 'a');
    expect(same.answer).toBe('no');
    const wide = verdictOf('1010100', days([4, -3, -4, 3, 1, 0, 1]), 'a');
    expect(wide.answer).toBe('open');
  });

  it('leaves out what was not told, and says nothing of too little', () => {
    const sparse = verdictOf('1010100', [3, undefined, undefined, undefined, 4], 'a');
    expect(sparse).toEqual({
      answer: 'open',
      effect: null,
      p: null,
      blocks: { with: 2, without: 0 },
    });
    // A block of which one day was told has that day's value.
    const half = [4, undefined, undefined, 0, 5, 5, 0, 0, 3, 3, 0, 0, 0, undefined];
    expect(verdictOf('1010100', half, 'a').p).toBeCloseTo(1 / 35, 9);
  });

  it('comes out the same each time, also where some ways are drawn', () => {
    const values = days(Array.from({ length: 14 }, (_, at) => (at * 7) % 5));
    const arms = dealArms('ana', 14);
    expect(verdictOf(arms, values, 'ana')).toEqual(verdictOf(arms, values, 'ana'));
  });
});

describe('what may be tried', () => {
  it.each([
    'Medicación',
    'Dormir menos',
    'Mis pastillas',
    'Ayuno',
    'Vino',
    'Sueño',
    'LITIO',
    'Saltar la cena',
    'Rivotril',
    'Media de zolpidem',
    'Lamotrigina',
    'Antibiótico',
    'Mis meds',
    'Emborracharme',
    'Whisky',
    'Hierba',
    'Duermo poco',
    'Despertarme temprano',
    'Comí menos',
    'Como poco',
    'Atracón',
    'Sin azúcar',
    'Bajar de kilos',
  ])('leaves out %s', (name) => expect(mayBeTried(name)).toBe(false));
  it.each(['Pintar', 'Jardín', 'Llamar a mi hermana', 'Caminar con el perro', 'Tejer'])(
    'takes %s',
    (name) => expect(mayBeTried(name)).toBe(true),
  );

  it('is what the table takes', () => {
    const file = '../../../supabase/migrations/20261128110000_mood_experiments.sql';
    const sql = readFileSync(new URL(file, import.meta.url), 'utf8');
    const listOf = (column: string) =>
      new RegExp(`${column} in \\(([^)]*)\\)`).exec(sql)?.[1]?.match(/[a-z-]+(?=')/g);
    expect(listOf('factor')).toEqual([...ACTS]);
    expect(listOf('question')).toEqual([...QUESTIONS]);
    expect(/length\(arms\) in \(([^)]*)\)/.exec(sql)?.[1]).toBe(LENGTHS.join(', '));
  });
});
