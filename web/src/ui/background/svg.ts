/** Numbers between 0 and 1, the same ones each time: a drawing does not change from visit to visit. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number as a path writes it. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export function svg(width: number, height: number, body: string, more = ''): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'${more}>${body}</svg>`;
}

/** As a style sheet takes it. */
export function toUrl(drawing: string): string {
  return `url("data:image/svg+xml,${drawing.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3c').replaceAll('>', '%3e')}")`;
}

type Point = readonly [x: number, y: number];

/** A soft line through the middles between points: nothing in this place has corners. */
export function softLine(points: readonly Point[], closed = false): string {
  const middle = (one: Point, other: Point) =>
    `${n((one[0] + other[0]) / 2)} ${n((one[1] + other[1]) / 2)}`;
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  if (closed) {
    const turns = points.map(
      (point, index) =>
        `Q${n(point[0])} ${n(point[1])} ${middle(point, points[(index + 1) % points.length] ?? first)}`,
    );
    return `M${middle(last, first)}${turns.join('')}Z`;
  }
  const turns = points
    .slice(1, -1)
    .map(
      (point, index) =>
        `Q${n(point[0])} ${n(point[1])} ${middle(point, points[index + 2] ?? last)}`,
    );
  return `M${n(first[0])} ${n(first[1])}${turns.join('')}L${n(last[0])} ${n(last[1])}`;
}

/**
 * The upper edge of hills or waves that begins and ends at the same height, so that it can be put
 * beside itself.
 * @param waves how many, and how high each kind is
 */
export function ridge(
  width: number,
  base: number,
  waves: readonly (readonly [count: number, height: number])[],
  seed: number,
): Point[] {
  const random = numbersFrom(seed);
  const phases = waves.map(() => random() * Math.PI * 2);
  const steps = Math.ceil(width / 24);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step / steps) * Math.PI * 2;
    const height = waves.reduce(
      (sum, [count, most], index) => sum + Math.sin(turn * count + (phases[index] ?? 0)) * most,
      0,
    );
    return [(step / steps) * width, base - height] as const;
  });
}

/** Everything under such an edge. */
export function under(edge: readonly Point[], bottom: number): string {
  return `${softLine(edge)}V${n(bottom)}H0Z`;
}

/** Things of a tile at places where they do not cross its edge without coming in at the other one. */
export function wrapped(
  size: Point,
  at: Point,
  reach: number,
  draw: (x: number, y: number) => string,
): string {
  const [width, height] = size;
  const [x, y] = at;
  const xs = [x, ...(x < reach ? [x + width] : []), ...(x > width - reach ? [x - width] : [])];
  const ys = [y, ...(y < reach ? [y + height] : []), ...(y > height - reach ? [y - height] : [])];
  return xs.flatMap((across) => ys.map((down) => draw(across, down))).join('');
}
