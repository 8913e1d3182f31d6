/** What a piece is; its word is in texts.ts. */
export type PieceName =
  | 'petal'
  | 'back-petal'
  | 'heart'
  | 'pearl'
  | 'arch'
  | 'inner-arch'
  | 'half-leaf'
  | 'drop'
  | 'inner-drop'
  | 'point'
  | 'inner-point'
  | 'stretch'
  | 'ground'
  | 'centre'
  | 'seed';

/** The room of one motif: from one radius to another, to both sides of the upright by `half`. */
interface Slot {
  from: number;
  to: number;
  /** Radians. */
  half: number;
}

/** One closed shape of a motif that stands upright over the middle at 0, 0. */
interface Shape {
  name: PieceName;
  d: string;
  /** Stands half a slot aside, between two motifs. */
  between?: true;
  /** Of its middle. */
  radius: number;
}

export type MotifKind = 'petal' | 'arch' | 'pearl' | 'leaf' | 'drop' | 'point' | 'stretch';

/** How many shapes a motif of each kind may have: at least, at most. */
export const SHAPES_OF: Readonly<Record<MotifKind, readonly [number, number]>> = {
  petal: [1, 4],
  arch: [1, 3],
  pearl: [1, 2],
  leaf: [2, 2],
  drop: [1, 2],
  point: [1, 2],
  stretch: [1, 1],
};

const n = (value: number) => value.toFixed(1);
/** A place by how far it is from the middle and how far it is turned from the upright. */
const at = (radius: number, angle: number) =>
  `${n(radius * Math.sin(angle))} ${n(-radius * Math.cos(angle))}`;

/** The shapes of one motif, the hindmost first. */
export function shapesOf(kind: MotifKind, count: number, slot: Slot): readonly Shape[] {
  switch (kind) {
    case 'petal':
      return petal(count, slot);
    case 'arch':
      return arch(count, slot);
    case 'pearl':
      return pearl(count, slot);
    case 'leaf':
      return leaf(slot);
    case 'drop':
      return drop(count, slot);
    case 'point':
      return point(count, slot);
    default:
      return [{ name: 'stretch', d: stretch(slot), radius: middle(slot) }];
  }
}

export function disc(radius: number, y = 0): string {
  const r = n(radius);
  return `M${r} ${n(y)}A${r} ${r} 0 1 1 -${r} ${n(y)}A${r} ${r} 0 1 1 ${r} ${n(y)}Z`;
}

const middle = ({ from, to }: Slot) => (from + to) / 2;

function petalPath(from: number, to: number, half: number): string {
  const deep = to - from;
  const low = from + deep * 0.34;
  const high = from + deep * 0.74;
  return `M${at(from, -half * 0.5)}C${at(low, -half * 1.3)} ${at(high, -half * 0.82)} ${at(to, 0)}C${at(high, half * 0.82)} ${at(low, half * 1.3)} ${at(from, half * 0.5)}Z`;
}

function petal(count: number, { from, to, half }: Slot): Shape[] {
  const deep = to - from;
  // From under the ring before it, so that no gap shows.
  const root = from - Math.min(14, from * 0.12);
  const shapes: Shape[] = [];
  if (count >= 3) {
    shapes.push({
      name: 'back-petal',
      d: petalPath(root, to - deep * 0.05, half * 0.96),
      between: true,
      radius: to - deep * 0.25,
    });
  }
  shapes.push({ name: 'petal', d: petalPath(root, to, half), radius: from + deep * 0.7 });
  if (count >= 2) {
    const heart = petalPath(from - 2, from + deep * 0.68, half * 0.56);
    shapes.push({ name: 'heart', d: heart, radius: from + deep * 0.45 });
  }
  if (count >= 4) {
    const reach = Math.min(deep * 0.1, from * Math.sin(half) * 0.26);
    const y = -(from + deep * 0.27);
    shapes.push({ name: 'pearl', d: disc(reach, y), radius: -y });
  }
  return shapes;
}

function archPath(from: number, to: number, half: number): string {
  const deep = to - from;
  return `M${at(from, -half)}L${at(from + deep * 0.34, -half)}C${at(from + deep * 0.86, -half)} ${at(to, -half * 0.5)} ${at(to, 0)}C${at(to, half * 0.5)} ${at(from + deep * 0.86, half)} ${at(from + deep * 0.34, half)}L${at(from, half)}Z`;
}

function arch(count: number, { from, to, half }: Slot): Shape[] {
  const deep = to - from;
  const root = from - Math.min(10, from * 0.1);
  const shapes: Shape[] = [{ name: 'arch', d: archPath(root, to, half), radius: to - deep * 0.15 }];
  if (count >= 2) {
    shapes.push({
      name: 'inner-arch',
      d: archPath(root, from + deep * 0.7, half * 0.62),
      radius: from + deep * 0.5,
    });
  }
  if (count >= 3) {
    const reach = Math.min(deep * 0.15, from * Math.sin(half) * 0.3);
    const y = -(from + deep * 0.3);
    shapes.push({ name: 'pearl', d: disc(reach, y), radius: -y });
  }
  return shapes;
}

function pearl(count: number, { from, to, half }: Slot): Shape[] {
  const radius = (from + to) / 2;
  const reach = Math.min((to - from) * 0.44, radius * Math.sin(half) * 0.94);
  const shapes: Shape[] = [{ name: 'pearl', d: disc(reach, -radius), radius }];
  if (count >= 2) shapes.push({ name: 'seed', d: disc(reach * 0.5, -radius), radius });
  return shapes;
}

/** A leaf in two halves along its vein. */
function leaf({ from, to, half }: Slot): Shape[] {
  const deep = to - from;
  const side = (sign: 1 | -1) =>
    `M${at(from + 1, 0)}C${at(from + deep * 0.25, half * sign * 1.18)} ${at(from + deep * 0.7, half * sign * 0.95)} ${at(to - 1, 0)}Z`;
  const radius = from + deep / 2;
  return [
    { name: 'half-leaf', d: side(-1), radius },
    { name: 'half-leaf', d: side(1), radius },
  ];
}

function dropPath(from: number, to: number, half: number): string {
  const deep = to - from;
  return `M${at(from, 0)}C${at(from + deep * 0.3, -half * 0.12)} ${at(from + deep * 0.4, -half * 0.98)} ${at(from + deep * 0.72, -half * 0.9)}C${at(to, -half * 0.82)} ${at(to, half * 0.82)} ${at(from + deep * 0.72, half * 0.9)}C${at(from + deep * 0.4, half * 0.98)} ${at(from + deep * 0.3, half * 0.12)} ${at(from, 0)}Z`;
}

function drop(count: number, { from, to, half }: Slot): Shape[] {
  const deep = to - from;
  const shapes: Shape[] = [
    { name: 'drop', d: dropPath(from + 2, to - 2, half), radius: from + deep * 0.65 },
  ];
  if (count >= 2) {
    const inner = dropPath(from + deep * 0.34, to - deep * 0.14, half * 0.56);
    shapes.push({ name: 'inner-drop', d: inner, radius: from + deep * 0.66 });
  }
  return shapes;
}

function pointPath(from: number, to: number, half: number): string {
  const low = from + (to - from) * 0.4;
  return `M${at(from, -half)}Q${at(low, -half * 0.62)} ${at(to, 0)}Q${at(low, half * 0.62)} ${at(from, half)}Z`;
}

function point(count: number, { from, to, half }: Slot): Shape[] {
  const deep = to - from;
  const root = from - Math.min(8, from * 0.08);
  const shapes: Shape[] = [
    { name: 'point', d: pointPath(root, to, half), radius: from + deep * 0.4 },
  ];
  if (count >= 2) {
    const inner = pointPath(root, from + deep * 0.58, half * 0.55);
    shapes.push({ name: 'inner-point', d: inner, radius: from + deep * 0.25 });
  }
  return shapes;
}

function stretch({ from, to, half }: Slot): string {
  return `M${at(from, -half)}L${at(to, -half)}A${n(to)} ${n(to)} 0 0 1 ${at(to, half)}L${at(from, half)}A${n(from)} ${n(from)} 0 0 0 ${at(from, -half)}Z`;
}
