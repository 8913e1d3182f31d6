import { expect, it } from 'vitest';
import { exitKeys } from './exit-keys.ts';

function pressed(...presses: readonly (readonly [string, number, boolean?])[]): boolean[] {
  const leaves = exitKeys();
  return presses.map(([key, at, isHeld]) => leaves(key, at, isHeld));
}

it('leaves at the third press in a row', () => {
  expect(pressed(['Escape', 0], ['Escape', 400], ['Escape', 900])).toEqual([false, false, true]);
});

it.each([
  [
    'too slowly',
    [
      ['Escape', 0],
      ['Escape', 900],
      ['Escape', 1800],
    ],
  ],
  [
    'with another key in between',
    [
      ['Escape', 0],
      ['Escape', 100],
      ['a', 200],
      ['Escape', 300],
    ],
  ],
  [
    'by a key that is held',
    [
      ['Escape', 0],
      ['Escape', 10, true],
      ['Escape', 20, true],
    ],
  ],
] as const)('does not leave where it was pressed %s', (_how, presses) => {
  expect(pressed(...presses)).not.toContain(true);
});
