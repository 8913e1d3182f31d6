import { describe, expect, it } from 'vitest';
import { fittingColumns } from './fitting-columns.ts';
import { lineBetween, snapTo } from './lines.ts';
import { moveBy } from './move.ts';

const size = { columns: 4, rows: 3 };

describe('keys', () => {
  it('go one on and stay at the edge', () => {
    expect(moveBy(size, 0, 'ArrowRight')).toBe(1);
    expect(moveBy(size, 3, 'ArrowRight')).toBeNull();
    expect(moveBy(size, 1, 'ArrowDown')).toBe(5);
    expect(moveBy(size, 1, 'ArrowUp')).toBeNull();
  });

  it('go along the row, the column, and to the corners', () => {
    expect(moveBy(size, 5, 'Home')).toBe(4);
    expect(moveBy(size, 5, 'End')).toBe(7);
    expect(moveBy(size, 5, 'PageDown')).toBe(9);
    expect(moveBy(size, 5, 'Home', true)).toBe(0);
    expect(moveBy(size, 5, 'End', true)).toBe(11);
    expect(moveBy(size, 5, 'a')).toBeNull();
  });
});

describe('lines', () => {
  it('run in eight ways and in no other', () => {
    expect(lineBetween(size, { from: 0, to: 10 })).toEqual([0, 5, 10]);
    expect(lineBetween(size, { from: 8, to: 2 })).toEqual([8, 5, 2]);
    expect(lineBetween(size, { from: 7, to: 4 })).toEqual([7, 6, 5, 4]);
    expect(lineBetween(size, { from: 0, to: 6 })).toBeNull();
  });

  it('snap to the way that a hand means, and stay on the board', () => {
    expect(snapTo(size, 0, { x: 3.4, y: 0.9 })).toBe(3);
    expect(snapTo(size, 0, { x: 2.3, y: 2.9 })).toBe(10);
    expect(snapTo(size, 5, { x: 1.6, y: 9 })).toBe(9);
    expect(snapTo(size, 5, { x: 1.5, y: 1.6 })).toBe(5);
  });
});

it('gives a board as many columns as fit, and no short row', () => {
  expect(fittingColumns(12, 4, 700, 100)).toBe(4);
  expect(fittingColumns(12, 4, 320, 100)).toBe(3);
  expect(fittingColumns(30, 6, 320, 100)).toBe(3);
  expect(fittingColumns(30, 6, 560, 100)).toBe(5);
  expect(fittingColumns(30, 6, 460, 100)).toBe(3);
  expect(fittingColumns(12, 4, 90, 100)).toBe(1);
});
