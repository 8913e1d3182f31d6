import { numbersFrom, softLine } from '../svg.ts';

type Point = readonly [x: number, y: number];

const CELLS = 26;

/** A landscape that goes on over the edge of its tile: heights at the corners of a grid. */
function heights(): number[][] {
  const random = numbersFrom(77);
  const waves = Array.from({ length: 9 }, () => ({
    across: Math.floor(random() * 4) - 1,
    down: Math.floor(random() * 3),
    phase: random() * Math.PI * 2,
    height: 0.5 + random(),
  }));
  const at = (x: number, y: number) =>
    waves.reduce(
      (sum, { across, down, phase, height }) =>
        sum +
        Math.sin(((across * x + down * y) / CELLS) * Math.PI * 2 + phase) *
          (height / (1 + Math.abs(across) + down)),
      0,
    );
  return Array.from({ length: CELLS + 1 }, (_, y) =>
    Array.from({ length: CELLS + 1 }, (_unused, x) => at(x % CELLS, y % CELLS)),
  );
}

/** The lines of equal height (marching squares), as one path a level over a tile of this size. */
export function contourPaths(size: number, levels: number): string[] {
  const grid = heights();
  const all = grid.flat();
  const low = Math.min(...all);
  const step = (Math.max(...all) - low) / (levels + 1);
  const cell = size / CELLS;
  return Array.from({ length: levels }, (_, index) => {
    const lines = joined(segmentsAt(grid, low + step * (index + 1)));
    return lines
      .map((line) => {
        const points = line.map(([x, y]): Point => [x * cell, y * cell]);
        const closed = line.length > 3 && same(line[0], line.at(-1));
        return softLine(closed ? points.slice(1) : points, closed);
      })
      .join('');
  });
}

type Segment = readonly [Point, Point];

function segmentsAt(grid: readonly number[][], level: number): Segment[] {
  const found: Segment[] = [];
  for (let y = 0; y < CELLS; y += 1) {
    for (let x = 0; x < CELLS; x += 1) {
      const corners: Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const crossed = corners.flatMap((from, side) => {
        const to = corners[(side + 1) % 4] ?? from;
        const a = (grid[from[1]]?.[from[0]] ?? 0) - level;
        const b = (grid[to[1]]?.[to[0]] ?? 0) - level;
        if (a > 0 === b > 0) return [];
        const part = a / (a - b);
        return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const];
      });
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
        const [one, other] = [crossed[pair], crossed[pair + 1]];
        if (one && other) found.push([one, other]);
      }
    }
  }
  return found;
}

const same = (one: Point | undefined, other: Point | undefined) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one[0] - other[0]) < 1e-6 &&
  Math.abs(one[1] - other[1]) < 1e-6;

/** Segments that share an end become one line. */
function joined(segments: readonly Segment[]): Point[][] {
  const left = [...segments];
  const lines: Point[][] = [];
  for (let next = left.pop(); next; next = left.pop()) {
    const line: Point[] = [...next];
    for (let grew = true; grew; ) {
      grew = false;
      for (const [index, [one, other]] of left.entries()) {
        const [first, last] = [line[0], line.at(-1)];
        if (same(last, one)) line.push(other);
        else if (same(last, other)) line.push(one);
        else if (same(first, one)) line.unshift(other);
        else if (same(first, other)) line.unshift(one);
        else continue;
        left.splice(index, 1);
        grew = true;
        break;
      }
    }
    lines.push(line);
  }
  return lines;
}
