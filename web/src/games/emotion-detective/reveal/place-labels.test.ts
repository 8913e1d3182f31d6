import { expect, it } from 'vitest';
import { findWord } from '../../kit/affect/find-word.ts';
import { placeLabels, stonesOf } from './place-labels.ts';

const pair = (mine: string, felt: string) => [findWord(mine)!, findWord(felt)!] as const;

it('has one stone for a word that was found, and a way only between partners', () => {
  const stones = stonesOf([pair('impaciencia', 'impaciencia'), pair('cariño', 'ternura')]);
  expect(stones.map(({ word }) => word)).toEqual(['impaciencia', 'cariño', 'ternura']);
  expect(stones.filter(({ way }) => way)).toHaveLength(1);
});

it('puts the word of the higher stone above, and no word over another', () => {
  const labels = placeLabels(stonesOf([pair('cariño', 'ternura'), pair('gratitud', 'confianza')]));
  const [mine, theirs] = labels;
  expect(mine!.y).toBeLessThan(theirs!.y);
  const lines = labels.map(({ y }) => y);
  for (const [at, y] of lines.entries()) {
    for (const other of lines.slice(at + 1)) expect(Math.abs(y - other)).toBeGreaterThan(14);
  }
});
