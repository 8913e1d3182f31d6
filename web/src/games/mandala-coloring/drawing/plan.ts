import { drawInt, type Rng } from '../../kit/random/random.ts';
import { type MotifKind, SHAPES_OF } from './motifs.ts';

export interface Ring {
  kind: MotifKind;
  /** Shapes of each motif. */
  shapes: number;
  /** Motifs all around. */
  around: number;
  /** Half a motif further, so that it stands between those of the ring before. */
  turned: boolean;
  from: number;
  to: number;
}

/** All that a mandala is drawn from. Plain JSON, kept in the state. */
export interface Plan {
  /** From the middle outwards. */
  rings: readonly Ring[];
  /** The disc in the middle. */
  centre: number;
}

interface Fineness {
  folds: readonly number[];
  rings: number;
  /** Shapes in one of the folds, all rings together. */
  shapes: number;
}

/** By level: some 24, 60, 100 and 160 pieces. Always an even number of folds: one yes, one no goes around. */
const FINENESS: readonly [Fineness, ...Fineness[]] = [
  { folds: [6], rings: 3, shapes: 4 },
  { folds: [8], rings: 4, shapes: 7 },
  { folds: [10], rings: 5, shapes: 10 },
  { folds: [12], rings: 6, shapes: 13 },
];

const KINDS: readonly MotifKind[] = ['petal', 'arch', 'pearl', 'leaf', 'drop', 'point', 'stretch'];
/** What may be the hem: it ends in the air, without a ground behind it. */
const HEMS: readonly MotifKind[] = ['petal', 'petal', 'arch', 'point'];
/** How deep a ring of each kind is, beside the others. */
const DEPTH: Readonly<Record<MotifKind, number>> = {
  petal: 1.75,
  arch: 1.15,
  pearl: 0.62,
  leaf: 1.05,
  drop: 1.05,
  point: 0.8,
  stretch: 0.4,
};
/** How far from the middle a mandala ends. */
export const EDGE = 486;

/** Draws the plan of a new mandala: never the same kind of ring twice in a row. */
export function drawPlan(level: number, rng: Rng): { plan: Plan; rng: Rng } {
  const fineness = FINENESS[level - 1] ?? FINENESS[0];
  let chance = rng;
  const draw = (below: number) => {
    const drawn = drawInt(chance, below);
    chance = drawn.rng;
    return drawn.value;
  };
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[], fallback: T): T =>
    from[draw(from.length)] ?? fallback;

  const folds = pick(fineness.folds, 8);
  const kinds: MotifKind[] = [];
  for (let ring = 0; ring < fineness.rings; ring += 1) {
    const isHem = ring === fineness.rings - 1;
    const fitting = (isHem ? HEMS : KINDS).filter(
      (kind) =>
        kind !== kinds.at(-1) &&
        // Thin rings are rests between full ones: neither the first nor twice.
        (kind !== 'stretch' || (ring > 0 && !kinds.includes('stretch'))) &&
        (kind !== 'petal' || isHem || kinds.filter((other) => other === 'petal').length < 2),
    );
    kinds.push(pick(fitting, 'petal'));
  }
  const shapes = shareOut(kinds, fineness.shapes, draw);
  const room = kinds.map((kind, at) => DEPTH[kind] * (1 + 0.12 * ((shapes[at] ?? 1) - 1)));
  const all = room.reduce((sum, one) => sum + one, 0);
  const centre = 44 + draw(5) * 5 + (4 - Math.min(4, level)) * 6;
  let from = centre;
  const rings = kinds.map((kind, at): Ring => {
    const to = from + ((EDGE - centre) * (room[at] ?? 1)) / all;
    const ring: Ring = {
      kind,
      shapes: shapes[at] ?? 1,
      around: folds,
      turned: draw(2) === 1,
      from: Math.round(from),
      to: Math.round(to),
    };
    from = to;
    return ring;
  });
  return { plan: { rings, centre }, rng: chance };
}

/** Gives the rings their shapes, one by one, until the mandala is as fine as it should be. */
function shareOut(
  kinds: readonly MotifKind[],
  wanted: number,
  draw: (below: number) => number,
): number[] {
  const shapes = kinds.map((kind) => SHAPES_OF[kind][0]);
  for (let sum = shapes.reduce((all, one) => all + one, 0); sum < wanted; sum += 1) {
    const open = kinds.flatMap((kind, at) => ((shapes[at] ?? 0) < SHAPES_OF[kind][1] ? [at] : []));
    const at = open[draw(Math.max(1, open.length))];
    if (at === undefined) break;
    shapes[at] = (shapes[at] ?? 0) + 1;
  }
  return shapes;
}
