import { type Mandala, mandalaOf } from './cells.ts';
import type { Fills } from './fills.ts';
import { isWithin, outlineOf } from './outline.ts';
import { colourOf } from './paint.ts';
import type { Plan } from './plan.ts';
import { SHEET } from './sheet-svg.ts';

/** Places looked at, in one fold: so many around, so many outwards. */
const AROUND = 24;
const OUTWARDS = 72;

const known = new WeakMap<Plan, readonly number[]>();

/** How much of each piece is to be seen: what lies over it hides the rest. Worked out once for each plan. */
export function surfaceOf(plan: Plan): readonly number[] {
  const before = known.get(plan);
  if (before) return before;
  const mandala = mandalaOf(plan);
  const rows = surfaceOfRows(plan, mandala);
  const surface = mandala.cells.map(
    ({ row }) => (rows[row] ?? 0) / (mandala.rows[row]?.cells.length ?? 1),
  );
  known.set(plan, surface);
  return surface;
}

/** All folds are alike: one of them is looked at, place by place, for the piece on top there. */
function surfaceOfRows({ rings }: Plan, { cells, rows }: Mandala): readonly number[] {
  const step = 360 / (rings[0]?.around ?? 1);
  const outlines = rows.map((row) => row.cells.map((number) => outlineOf(cells[number]?.d ?? '')));
  const found = rows.map(() => 0);
  const topDown = cells.toReversed();
  for (let around = 0; around < AROUND; around += 1) {
    const angle = ((around + 0.5) / AROUND) * step;
    for (let outwards = 0; outwards < OUTWARDS; outwards += 1) {
      const radius = ((outwards + 0.5) / OUTWARDS) * SHEET;
      const top = topDown.find(({ turn, row, at }) => {
        const off = ((angle - turn + 540) % 360) - 180;
        const isAlone = rows[row]?.cells.length === 1;
        if (Math.abs(off) > step && !isAlone) return false;
        const radians = (off * Math.PI) / 180;
        const place = [radius * Math.sin(radians), -radius * Math.cos(radians)] as const;
        return isWithin(outlines[row]?.[at] ?? [], place);
      });
      // Further out each place stands for more of the sheet.
      if (top) found[top.row] = (found[top.row] ?? 0) + radius;
    }
  }
  return found;
}

interface SeenColour {
  name: string;
  hex: string;
  surface: number;
}

/** The colours of a sheet by how much of it they cover, the largest first. */
export function coloursOf(plan: Plan, fills: Fills): readonly SeenColour[] {
  const surface = surfaceOf(plan);
  const seen = new Map<string, SeenColour>();
  for (const [at, paint] of fills.entries()) {
    const colour = colourOf(paint);
    if (!colour) continue;
    const before = seen.get(colour.name)?.surface ?? 0;
    seen.set(colour.name, { ...colour, surface: before + (surface[at] ?? 0) });
  }
  return [...seen.values()].toSorted((one, other) => other.surface - one.surface);
}
