import { describe, expect, it } from 'vitest';
import { findWord } from '../../kit/affect/find-word.ts';
import { kinshipText } from './kinship.ts';

const between = (mine: string, felt: string) => kinshipText(findWord(mine)!, findWord(felt)!);

describe('what tells two words apart', () => {
  it('goes by meaning: neighbours on the map may have nothing in common', () => {
    expect(between('miedo', 'vergüenza')).toBe(
      'El mapa las pone cerca porque solo mira la energía y el agrado. Hablan de cosas distintas. ' +
        'Con miedo, temes que pase algo malo; con vergüenza, te pesa cómo te miran.',
    );
    expect(between('alegría', 'tristeza')).not.toMatch(/cerca| y «tristeza»/);
    expect(between('tusa', 'ponerse chípil')).toMatch(/cosas distintas.*Colombia/);
  });

  it('names what words share, and where the picture shows more or less energy', () => {
    expect(between('euforia', 'orgullo')).toBe(
      '«Euforia» y «orgullo» hablan de algo bueno; la suya va con menos energía.',
    );
    expect(between('pena', 'tristeza')).toBe('«Pena» y «tristeza» hablan de algo que falta.');
  });

  it('tells the land of a word that nobody there would have used', () => {
    expect(between('magua', 'morriña')).toMatch(
      /^«Magua» y «morriña» hablan de lo que falta.*Canarias/,
    );
    expect(between('tusa', 'morriña')).toMatch(/cosas distintas/);
  });
});
