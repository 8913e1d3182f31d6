import { expect, it } from 'vitest';
import { spotTowards } from './towards.ts';

const spots = [
  { id: 1, x: 100, y: 100 },
  { id: 2, x: 200, y: 110 },
  { id: 3, x: 130, y: 300 },
  { id: 4, x: 20, y: 90 },
];
const from = spots[0]!;

it.each([
  ['ArrowRight', 2],
  ['ArrowDown', 3],
  ['ArrowLeft', 4],
])('%s leads to spot %i', (key, id) => {
  expect(spotTowards(spots, from, key)?.id).toBe(id);
});

it('leads nowhere with another key, and past no edge', () => {
  expect(spotTowards(spots, from, 'a')).toBeNull();
  expect(spotTowards([from], from, 'ArrowUp')).toBeNull();
});
