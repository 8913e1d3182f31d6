import { cellAt, type Size } from '../../kit/grid/size.ts';

/** Every row, column and diagonal of a board of at least `shortest` cells, one way. */
export function allLines(size: Size, shortest: number): number[][] {
  const lines: number[][] = [];
  const follow = (column: number, row: number, across: number, down: number) => {
    const line: number[] = [];
    for (let at = 0; ; at += 1) {
      const cell = cellAt(size, column + across * at, row + down * at);
      if (cell === null) break;
      line.push(cell);
    }
    if (line.length >= shortest) lines.push(line);
  };
  for (let row = 0; row < size.rows; row += 1) {
    follow(0, row, 1, 0);
    follow(0, row, 1, 1);
    follow(0, row, 1, -1);
  }
  for (let column = 0; column < size.columns; column += 1) {
    follow(column, 0, 0, 1);
    if (column > 0) follow(column, 0, 1, 1);
    if (column > 0) follow(column, size.rows - 1, 1, -1);
  }
  return lines;
}

/** Where one of the texts can be read, in any of the eight ways: the cells of each reading. */
export function readings(
  letters: readonly string[],
  lines: readonly (readonly number[])[],
  texts: readonly string[],
): (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const line of lines) {
    const forth = line.map((cell) => letters[cell] ?? ' ').join('');
    const back = Array.from(forth).toReversed().join('');
    for (const text of texts) {
      for (let at = forth.indexOf(text); at >= 0; at = forth.indexOf(text, at + 1)) {
        found.push(line.slice(at, at + text.length));
      }
      for (let at = back.indexOf(text); at >= 0; at = back.indexOf(text, at + 1)) {
        const end = line.length - at;
        found.push(line.slice(end - text.length, end).toReversed());
      }
    }
  }
  return found;
}
