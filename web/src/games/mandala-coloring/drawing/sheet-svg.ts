import { mandalaOf } from './cells.ts';
import { dyeOf, dyesFor } from './dyes.ts';
import type { Fills } from './fills.ts';
import type { Plan } from './plan.ts';

/** Half the side of the sheet; the mandala ends a little before. */
export const SHEET = 520;

/** What a saved sheet is drawn with: paper and pencil, whatever the colours of the screen are. */
const PAPER = { ground: '#f7f1e3', bare: '#fdf9ef', line: '#3b4a5c' };

/** The sheet as a document of its own, for an image or a file. */
export function sheetSvg(plan: Plan, fills: Fills): string {
  const side = SHEET * 2;
  const shapes = mandalaOf(plan).cells.map(
    ({ d, turn }, at) =>
      `<path d="${d}" transform="rotate(${turn})" fill="${dyeOf(fills[at] ?? 0, PAPER.bare)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-SHEET} ${-SHEET} ${side} ${side}"><defs>${dyesFor(fills)}</defs><rect x="${-SHEET}" y="${-SHEET}" width="${side}" height="${side}" fill="${PAPER.ground}"/><g stroke="${PAPER.line}" stroke-width="2.6" stroke-linejoin="round">${shapes.join('')}</g></svg>`;
}
