import { cellAt, cellsOf, columnOf, rowOf, type Size } from './size.ts';

/**
 * Where a key leads to on a board, as in the grid pattern of the ARIA authoring practices: arrows go
 * one on and stay at the edge, Home and End go along the row, Page Up and Page Down along the column,
 * with Ctrl to the first and the last cell. Null for keys that lead nowhere.
 */
export function moveBy(size: Size, cell: number, key: string, ctrl = false): number | null {
  const column = columnOf(size, cell);
  const row = rowOf(size, cell);
  switch (key) {
    case 'ArrowRight':
      return cellAt(size, column + 1, row);
    case 'ArrowLeft':
      return cellAt(size, column - 1, row);
    case 'ArrowDown':
      return cellAt(size, column, row + 1);
    case 'ArrowUp':
      return cellAt(size, column, row - 1);
    case 'Home':
      return ctrl ? 0 : cellAt(size, 0, row);
    case 'End':
      return ctrl ? cellsOf(size) - 1 : cellAt(size, size.columns - 1, row);
    case 'PageUp':
      return cellAt(size, column, 0);
    case 'PageDown':
      return cellAt(size, column, size.rows - 1);
    default:
      return null;
  }
}
