import { disc, type PieceName, shapesOf } from './motifs.ts';
import type { Plan } from './plan.ts';

/** One piece to be coloured. Its number is its place in the list, which is also the order of painting. */
export interface Cell {
  name: PieceName;
  d: string;
  /** Degrees to the right of the upright. */
  turn: number;
  /** Place of its row in `Mandala.rows`. */
  row: number;
  /** Its place in the row. */
  at: number;
}

/** Pieces of one kind at one distance: what arrows walk along. */
export interface Row {
  /** 0 is the middle. */
  ring: number;
  name: PieceName;
  /** Numbers of its cells, to the right from the upright. */
  cells: readonly number[];
  radius: number;
}

export interface Mandala {
  cells: readonly Cell[];
  /** From the middle outwards. */
  rows: readonly Row[];
  rings: number;
}

const known = new WeakMap<Plan, Mandala>();

/** The pieces of a plan, worked out once for each. */
export function mandalaOf(plan: Plan): Mandala {
  const before = known.get(plan);
  if (before) return before;
  const mandala = build(plan);
  known.set(plan, mandala);
  return mandala;
}

type Series = { ring: number; name: PieceName; radius: number; d: string; turns: number[] };

/** Outer rings first: what is further in lies over them, and hides where they begin. */
function build({ rings, centre }: Plan): Mandala {
  const series: Series[] = [];
  for (let at = rings.length - 1; at >= 0; at -= 1) {
    const ring = rings[at];
    if (ring) series.push(...seriesOf(ring, at + 1, at === rings.length - 1));
  }
  const round = (name: PieceName, radius: number): Series => ({
    ring: 0,
    name,
    radius: 0,
    d: disc(radius),
    turns: [0],
  });
  series.push(round('centre', centre), round('seed', centre * 0.5));

  const order = series
    .map((_, at) => at)
    .toSorted((one, other) => distance(series[one]) - distance(series[other]) || other - one);
  const rowOf = new Map(order.map((from, row) => [from, row]));
  const cells: Cell[] = [];
  const rows: Row[] = [];
  for (const [from, { ring, name, radius, d, turns }] of series.entries()) {
    const row = rowOf.get(from) ?? 0;
    rows[row] = { ring, name, radius, cells: turns.map((_, at) => cells.length + at) };
    cells.push(...turns.map((turn, at): Cell => ({ name, d, turn, row, at })));
  }
  return { cells, rows, rings: rings.length + 1 };
}

/** Where a row stands for who walks outwards: a ground is met before what lies on it. */
function distance(series: Series | undefined): number {
  if (!series) return 0;
  return series.ring * 10_000 + (series.name === 'ground' ? 0 : series.radius);
}

function seriesOf(ring: Plan['rings'][number], number: number, isHem: boolean): Series[] {
  const { kind, shapes, around, turned, from, to } = ring;
  const step = 360 / around;
  const half = Math.PI / around;
  const made: Series[] = [];
  if (!isHem && kind !== 'stretch') {
    made.push({ ring: number, name: 'ground', radius: from, d: disc(to), turns: [0] });
  }
  const motif = shapesOf(kind, shapes, { from, to, half });
  const halves = motif.filter(({ name }) => name === 'half-leaf');
  for (const shape of motif) {
    // Both halves of a leaf make one row, each beside its other.
    if (shape.name === 'half-leaf') continue;
    const turns = turnsOf(around, step, turned !== (shape.between ?? false));
    made.push({ ring: number, name: shape.name, radius: shape.radius, d: shape.d, turns });
  }
  for (const { name, d, radius } of halves) {
    made.push({ ring: number, name, d, radius, turns: turnsOf(around, step, turned) });
  }
  return made;
}

const turnsOf = (around: number, step: number, between: boolean) =>
  Array.from({ length: around }, (_, at) => at * step + (between ? step / 2 : 0));

/** Whether a piece lies around the middle of the mandala instead of beside it. */
export const isRound = ({ name }: { name: PieceName }) =>
  name === 'ground' || name === 'centre' || name === 'seed';

/** The middle of a cell, in the units of the drawing. */
export function placeOf({ cells, rows }: Mandala, number: number): { x: number; y: number } {
  const cell = cells[number];
  const radius = (cell && rows[cell.row]?.radius) ?? 0;
  const angle = ((cell?.turn ?? 0) * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The cell that an arrow leads to: along the row, or to the nearest one of the next row. */
export function cellTowards(mandala: Mandala, from: number, key: string): number {
  const cell = mandala.cells[from];
  const row = cell && mandala.rows[cell.row];
  if (!cell || !row) return 0;
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (along !== undefined) {
    return row.cells[(cell.at + along + row.cells.length) % row.cells.length] ?? from;
  }
  const outwards = { ArrowUp: 1, ArrowDown: -1 }[key] ?? 0;
  const next = mandala.rows[cell.row + outwards];
  if (!next) return from;
  const off = (number: number) => {
    const turn = Math.abs((mandala.cells[number]?.turn ?? 0) - cell.turn) % 360;
    return Math.min(turn, 360 - turn);
  };
  return next.cells.toSorted((one, other) => off(one) - off(other))[0] ?? from;
}
