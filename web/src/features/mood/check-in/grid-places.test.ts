import { describe, expect, it } from 'vitest';
import { EMOTION_IDS, placeOf } from '#domain/mood/emotions.ts';
import { besideInList, cellOf, IN_READING_ORDER, neighbourOf } from './grid-places.ts';

describe('the grid of energy and pleasantness', () => {
  it('has a place for each of the twelve, where its energy and its pleasantness say', () => {
    expect(new Set(IN_READING_ORDER)).toEqual(new Set(EMOTION_IDS));
    for (const id of EMOTION_IDS) {
      const { energy, pleasantness } = placeOf(id);
      const { row, column } = cellOf(id);
      expect([id, row < 2, column > 1]).toEqual([id, energy > 0, pleasantness > 0]);
    }
  });

  it('is walked in two directions, over the free middle, and not beyond the rim', () => {
    expect(neighbourOf('entusiasmo', 'ArrowRight')).toBe('alegria');
    expect(neighbourOf('ansiedad', 'ArrowRight')).toBe('gratitud');
    expect(neighbourOf('enojo', 'ArrowDown')).toBe('cansancio');
    expect(neighbourOf('soledad', 'ArrowUp')).toBe('ansiedad');
    expect(neighbourOf('miedo', 'ArrowUp')).toBe('miedo');
    expect(neighbourOf('ternura', 'ArrowRight')).toBe('ternura');
  });

  it('is walked one by one where it is a list', () => {
    expect(besideInList('alegria', 'ArrowDown')).toBe('ansiedad');
    expect(besideInList('ansiedad', 'ArrowUp')).toBe('alegria');
    expect(besideInList('miedo', 'ArrowUp')).toBe('miedo');
    expect(besideInList('alivio', 'ArrowRight')).toBe('alivio');
  });
});
