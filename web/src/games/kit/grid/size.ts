/** A board of so many columns and rows. Its cells are numbered from the top left, row by row. */
export interface Size {
  columns: number;
  rows: number;
}

export const cellsOf = ({ columns, rows }: Size): number => columns * rows;

export const columnOf = ({ columns }: Size, cell: number): number => cell % columns;

export const rowOf = ({ columns }: Size, cell: number): number => Math.floor(cell / columns);

/** The cell of a column and a row; null outside of the board. */
export function cellAt(size: Size, column: number, row: number): number | null {
  const isInside = column >= 0 && row >= 0 && column < size.columns && row < size.rows;
  return isInside ? row * size.columns + column : null;
}
