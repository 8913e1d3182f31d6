import { type InkPoint, PER_POINT, pointAt, SIZES, type Stroke } from './stroke.ts';

/** How much of its width a line keeps when it was drawn in a hurry. */
const LEAST = 0.32;

const n = (value: number) => value.toFixed(1);
const place = ({ x, y }: { x: number; y: number }) => `${n(x)} ${n(y)}`;

/**
 * The edge of a line as a closed SVG path, wide where there is much ink.
 * @param spread how many times as wide: more than 1 for the light around it
 */
export function outlineOf({ points, size }: Stroke, spread = 1): string {
  const full = (SIZES[size] ?? SIZES[0]) * spread;
  const spine = Array.from({ length: points.length / PER_POINT }, (_, at) => pointAt(points, at));
  const [first] = spine;
  if (!first) return '';
  const half = ({ ink }: InkPoint) => full * (LEAST + (1 - LEAST) * (ink / 100));
  const isDot = spine.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 1);
  if (isDot) return dot(first, half(first));

  const left: { x: number; y: number }[] = [];
  const right: { x: number; y: number }[] = [];
  for (const [at, point] of spine.entries()) {
    const before = spine[Math.max(0, at - 1)] ?? point;
    const after = spine[Math.min(spine.length - 1, at + 1)] ?? point;
    const along = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const across = { x: -(after.y - before.y) / along, y: (after.x - before.x) / along };
    const reach = half(point);
    left.push({ x: point.x + across.x * reach, y: point.y + across.y * reach });
    right.push({ x: point.x - across.x * reach, y: point.y - across.y * reach });
  }
  const end = spine.at(-1) ?? first;
  right.reverse();
  const [start] = left;
  const [back] = right;
  return `M${place(start ?? first)}${smooth(left)}${cap(half(end), back ?? end)}${smooth(right)}${cap(half(first), start ?? first)}Z`;
}

/** Curves through the middles between points, so that no corner shows. */
function smooth(edge: readonly { x: number; y: number }[]): string {
  const parts: string[] = [];
  for (let at = 1; at < edge.length; at += 1) {
    const point = edge[at];
    const next = edge[at + 1];
    if (!point) continue;
    parts.push(
      next
        ? `Q${place(point)} ${n((point.x + next.x) / 2)} ${n((point.y + next.y) / 2)}`
        : `L${place(point)}`,
    );
  }
  return parts.join('');
}

function cap(radius: number, to: { x: number; y: number }): string {
  return `A${n(radius)} ${n(radius)} 0 0 0 ${place(to)}`;
}

function dot({ x, y }: InkPoint, radius: number): string {
  const r = n(radius);
  return `M${n(x + radius)} ${n(y)}A${r} ${r} 0 1 1 ${n(x - radius)} ${n(y)}A${r} ${r} 0 1 1 ${n(x + radius)} ${n(y)}Z`;
}
