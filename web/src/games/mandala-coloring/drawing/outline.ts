export type Point = readonly [x: number, y: number];

const CURVE_STEPS = 8;
const ARC_STEPS = 24;

/** The edge of a piece as a line of many corners. Knows what motifs.ts draws with: M, L, C, Q, A. */
export function outlineOf(d: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command, rest = ''] of d.matchAll(/([MLCQA])([^A-Z]*)/g)) {
    const numbers = Array.from(rest.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
    const start = points.at(-1);
    if (command === 'A' && start) points.push(...arc(start, numbers));
    else if (start) points.push(...curve([start, ...pairs(numbers)]));
    else points.push(...pairs(numbers));
  }
  return points;
}

/** Whether a place lies within an outline, by how often a line from there crosses its edge. */
export function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of outline) {
    const isCrossed = nextY > y !== lastY > y;
    if (isCrossed && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX)
      inside = !inside;
    [lastX, lastY] = [nextX, nextY];
  }
  return inside;
}

function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ]);
}

/** A Bézier curve of any degree without its start; a line is its own end. */
function curve(controls: readonly Point[]): Point[] {
  const steps = controls.length > 2 ? CURVE_STEPS : 1;
  return Array.from({ length: steps }, (_, at) => onCurve(controls, (at + 1) / steps));
}

function onCurve(controls: readonly Point[], share: number): Point {
  let points = controls;
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], at): Point => {
      const [fromX, fromY] = points[at] ?? [x, y];
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  }
  return points[0] ?? [0, 0];
}

/** A part of a circle, as an SVG path says it. */
function arc([fromX, fromY]: Point, numbers: readonly number[]): Point[] {
  const [radius = 0, , , large, sweep, toX = 0, toY = 0] = numbers;
  const chord = Math.hypot(toX - fromX, toY - fromY);
  if (chord === 0) return [];
  const off = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (large === sweep ? -1 : 1);
  const x = (fromX + toX) / 2 - (off * (toY - fromY)) / chord;
  const y = (fromY + toY) / 2 + (off * (toX - fromX)) / chord;
  const start = Math.atan2(fromY - y, fromX - x);
  const turn = Math.atan2(toY - y, toX - x) - start;
  const full = Math.PI * 2;
  const around = sweep === 1 ? (turn + full) % full : (turn - full) % full;
  return Array.from({ length: ARC_STEPS }, (_, at) => {
    const angle = start + (around * (at + 1)) / ARC_STEPS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
