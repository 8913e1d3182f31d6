import { type Mandala, mandalaOf } from './cells.ts';
import { BARE, type Paint } from './paint.ts';
import type { Plan } from './plan.ts';

/** How far one touch goes: one piece, all of its row, every other one of its row. */
export const REACHES = ['one', 'round', 'alternate'] as const;
export type Reach = (typeof REACHES)[number];

/** One touch: which piece, with what, and how far (a place in `REACHES`). */
export type Mark = readonly [cell: number, paint: Paint, reach: number];

/** The paint of every piece, by its number. */
export type Fills = readonly Paint[];

export function cellsReached(mandala: Mandala, [number, , reach]: Mark): readonly number[] {
  const cell = mandala.cells[number];
  const row = cell && mandala.rows[cell.row];
  if (!row || reach === 0) return [number];
  if (reach === 1) return row.cells;
  const { length } = row.cells;
  // In a round of an odd number, which older sheets have, the last one would be its own neighbour.
  return row.cells.filter((_, at) => {
    const steps = (at - cell.at + length) % length;
    return steps % 2 === 0 && (steps === 0 || steps < length - 1);
  });
}

const known = new WeakMap<Plan, WeakMap<readonly Mark[], Fills>>();

/** What the marks leave on the paper, worked out once for each list. */
export function fillsOf(plan: Plan, under: Fills, marks: readonly Mark[]): Fills {
  const ofPlan = known.get(plan) ?? new WeakMap<readonly Mark[], Fills>();
  known.set(plan, ofPlan);
  const before = ofPlan.get(marks);
  if (before) return before;
  const mandala = mandalaOf(plan);
  const fills = mandala.cells.map((_, at) => under[at] ?? BARE);
  for (const mark of marks) {
    for (const cell of cellsReached(mandala, mark)) fills[cell] = mark[1];
  }
  ofPlan.set(marks, fills);
  return fills;
}
