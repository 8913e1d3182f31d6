import { cellAt, columnOf, rowOf, type Size } from './size.ts';

/** One step across and one down. */
export type Way = readonly [number, number];

/** The eight ways of a compass, from the right, clockwise. */
export const WAYS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const satisfies readonly Way[];

export interface Ends {
  from: number;
  to: number;
}

/** The cells of a straight line in one of the eight ways, both ends included. Null for any other. */
export function lineBetween(size: Size, { from, to }: Ends): readonly number[] | null {
  const across = columnOf(size, to) - columnOf(size, from);
  const down = rowOf(size, to) - rowOf(size, from);
  if (across !== 0 && down !== 0 && Math.abs(across) !== Math.abs(down)) return null;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  const step = Math.sign(across) + Math.sign(down) * size.columns;
  return Array.from({ length: steps + 1 }, (_, at) => from + at * step);
}

/**
 * The end of the straight line that a hand most likely means, when it went from `from` towards a
 * point of the board: the nearest of the eight ways, as far as the hand went, never outside.
 * @param point in cells from the top left; the middle of the first cell is (0.5, 0.5)
 */
export function snapTo(size: Size, from: number, point: { x: number; y: number }): number {
  const column = columnOf(size, from);
  const row = rowOf(size, from);
  const across = point.x - (column + 0.5);
  const down = point.y - (row + 0.5);
  const turn = Math.round(Math.atan2(down, across) / (Math.PI / 4));
  const [right, below] = WAYS[(turn + 8) % 8] ?? WAYS[0];
  const reach = Math.round(Math.max(Math.abs(across), Math.abs(down)));
  for (let steps = reach; steps > 0; steps -= 1) {
    const cell = cellAt(size, column + right * steps, row + below * steps);
    if (cell !== null) return cell;
  }
  return from;
}

/** How far two cells are apart, as a king of chess walks. */
export function apart(size: Size, one: number, other: number): number {
  return Math.max(
    Math.abs(columnOf(size, one) - columnOf(size, other)),
    Math.abs(rowOf(size, one) - rowOf(size, other)),
  );
}
