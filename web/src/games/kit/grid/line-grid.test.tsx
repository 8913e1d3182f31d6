// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LineGrid } from './line-grid.tsx';
import type { Ends } from './lines.ts';

const onLine = vi.fn<(line: Ends, loose: boolean) => void>();
const onTrace = vi.fn<(line: Ends | null) => void>();

beforeEach(() => {
  // Cells of 100 px: four of them across, four down.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 400, 400),
  );
  render(
    <LineGrid
      label="Letras"
      size={{ columns: 4, rows: 4 }}
      nameOf={(cell) => `letra ${cell}`}
      renderCell={(cell) => cell}
      renderUnder={() => null}
      {...{ onLine, onTrace }}
    />,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const board = () => screen.getByRole('grid', { name: 'Letras' });
const cell = (at: number) => board().querySelector(`[data-cell="${at}"]`)!;
const at = (column: number, row: number) => ({
  clientX: column * 100 + 50,
  clientY: row * 100 + 50,
  pointerId: 1,
  isPrimary: true,
  buttons: 1,
});

it('draws a line from cell to cell, whatever a palm and other fingers do', () => {
  const palm = { ...at(2, 2), pointerId: 2, pointerType: 'touch' };
  const finger = { ...palm, pointerId: 3, isPrimary: false };
  fireEvent.pointerDown(board(), at(0, 0));
  fireEvent.pointerMove(board(), at(1, 0));
  fireEvent.lostPointerCapture(cell(0), at(1, 0));
  for (const other of [palm, finger]) {
    fireEvent.pointerDown(board(), other);
    fireEvent.pointerMove(board(), { ...other, ...at(0, 3), pointerId: other.pointerId });
    fireEvent.pointerUp(board(), other);
    fireEvent.pointerCancel(board(), other);
  }
  expect(onLine).not.toHaveBeenCalled();
  fireEvent.pointerMove(board(), at(3, 0));
  fireEvent.pointerUp(board(), at(3, 0));
  fireEvent.click(board());
  expect(onLine.mock.calls).toEqual([[{ from: 0, to: 3 }, true]]);
  expect(onTrace).toHaveBeenLastCalledWith(null);
});

it('does not follow a mouse that was let go outside', () => {
  fireEvent.pointerDown(board(), at(3, 1));
  fireEvent.pointerMove(board(), { ...at(1, 1), buttons: 0 });
  fireEvent.pointerMove(board(), { ...at(0, 1), buttons: 0 });
  expect(onTrace).not.toHaveBeenCalled();
  fireEvent.pointerDown(board(), at(0, 2));
  fireEvent.pointerMove(board(), at(2, 2));
  fireEvent.pointerMove(board(), { ...at(3, 2), buttons: 0 });
  fireEvent.pointerUp(board(), at(3, 2));
  expect(onTrace.mock.calls).toEqual([[{ from: 8, to: 10 }], [null]]);
  expect(onLine).not.toHaveBeenCalled();
});

it('takes the first and the last cell by taps as well', () => {
  for (const place of [4, 7]) {
    fireEvent.pointerDown(cell(place), at(place - 4, 1));
    fireEvent.pointerUp(cell(place), at(place - 4, 1));
    fireEvent.click(cell(place));
  }
  expect(onLine.mock.calls).toEqual([[{ from: 4, to: 7 }, true]]);
});
