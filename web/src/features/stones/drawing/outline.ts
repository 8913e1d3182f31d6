/** The sheet on which every stone is drawn. */
export const SHEET = { width: 120, height: 100 } as const;

const POINTS = 14;
const CENTRE = { x: 60, y: 50 };

/** How water has worn a stone: half its width and height, how far it leans, how uneven it is. */
export interface Shape {
  width: number;
  height: number;
  /** Degrees. */
  lean: number;
  /** 0 an even oval, 1 as uneven as a stone that is still smooth. */
  uneven: number;
  /** Which of the many stones with these numbers. */
  seed: number;
}

/** A closed smooth outline, the same for the same shape everywhere. */
export function outlineOf(shape: Shape): string {
  const points = Array.from({ length: POINTS }, (_, index) =>
    pointAt(shape, (index / POINTS) * 2 * Math.PI),
  );
  const at = (index: number) => points[(index + POINTS) % POINTS] ?? CENTRE;
  const curves = points.map((point, index) => {
    // Catmull-Rom: each curve leaves and arrives along the line between its neighbours.
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    return `C${num(point.x + (next.x - before.x) / 6)} ${num(point.y + (next.y - before.y) / 6)} ${num(next.x - (after.x - point.x) / 6)} ${num(next.y - (after.y - point.y) / 6)} ${num(next.x)} ${num(next.y)}`;
  });
  const [start = CENTRE] = points;
  return `M${num(start.x)} ${num(start.y)}${curves.join('')}Z`;
}

function pointAt({ width, height, lean, uneven, seed }: Shape, angle: number) {
  const wave = (times: number, much: number) =>
    much * uneven * Math.cos(times * angle + seed * (1.7 + times * 0.61));
  const far = 1 + wave(2, 0.05) + wave(3, 0.055) + wave(5, 0.022);
  // Flatter below, where it lies.
  const below = Math.sin(angle) > 0 ? 0.94 : 1;
  const x = width * far * Math.cos(angle);
  const y = height * far * below * Math.sin(angle);
  const turn = (lean * Math.PI) / 180;
  return {
    x: CENTRE.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: CENTRE.y + x * Math.sin(turn) + y * Math.cos(turn),
  };
}

function num(value: number): number {
  return Math.round(value * 10) / 10;
}
