import { expect, it } from 'vitest';
import { STONES } from '#domain/stones/stones.ts';
import { firstChoices, MOST_STONES, PICTURE, placesOf, toggleStone } from './choices.ts';

const ALL = STONES.map(({ id }) => id);

it('puts nothing private on the picture by itself', () => {
  const { stones, name } = firstChoices(['plan', 'told', 'page', 'breath']);
  expect(stones).toEqual(['breath', 'page']);
  expect(name).toBe('');
});

it('takes no more stones than can be told apart', () => {
  const full = firstChoices(ALL);
  expect(full.stones).toHaveLength(MOST_STONES);
  expect(toggleStone(full, 'back')).toBe(full);
  const [first = 'breath'] = full.stones;
  const fewer = toggleStone(full, first);
  expect(fewer.stones).not.toContain(first);
  expect(toggleStone(fewer, 'back').stones.at(-1)).toBe('back');
});

it('lays any number of them within the picture, none over another', () => {
  for (let count = 0; count <= MOST_STONES; count += 1) {
    const places = placesOf(count);
    expect(places).toHaveLength(count);
    for (const [index, { x, y, scale }] of places.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + 120 * scale).toBeLessThanOrEqual(PICTURE.width);
      expect(y + 100 * scale).toBeLessThan(PICTURE.height - 60);
      for (const other of places.slice(index + 1)) {
        const apart = Math.max(Math.abs(other.x - x) / 110, Math.abs(other.y - y) / 74);
        expect(apart).toBeGreaterThanOrEqual(scale);
      }
    }
  }
});
