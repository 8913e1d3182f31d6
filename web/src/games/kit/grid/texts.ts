/** Where something is on a board, in words. Rows and columns from 0. */
export const placeText = (row: number, column: number): string =>
  `fila ${row + 1}, columna ${column + 1}`;
