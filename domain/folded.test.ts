import { describe, expect, it } from 'vitest';
import { folded, foldedKeepingEnye } from './folded.ts';

describe('folded', () => {
  it.each([
    ['Canción', 'cancion'],
    ['PINGÜINO', 'pinguino'],
    ['Año', 'ano'],
    ['ALLÁ', 'alla'],
    ['a\u0301rbol', 'arbol'],
    ['🌊 ¿Qué?', '🌊 ¿que?'],
  ])('%s is %s', (text, plain) => {
    expect(folded(text)).toBe(plain);
  });
});

describe('folded keeping the ñ', () => {
  it.each([
    ['Año', 'año'],
    ['AÑORANZA', 'añoranza'],
    ['n\u0303andu\u0301', 'ñandu'],
    ['Canción', 'cancion'],
  ])('%s is %s', (text, plain) => {
    expect(foldedKeepingEnye(text)).toBe(plain);
  });
});
