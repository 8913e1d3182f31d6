import { isRound, mandalaOf } from './cells.ts';
import { dyeOf, dyesFor } from './dyes.ts';
import type { Fills } from './fills.ts';
import type { Plan } from './plan.ts';

/** Half the side of the sheet; the mandala ends a little before. */
export const SHEET = 520;

/** Paper by day, and by a small lamp: the colours of the screen, for a document of its own. */
const PAPERS = {
  light: { ground: '#f8f2e4', bare: '#fefbf2', line: '#354a5c' },
  dark: { ground: '#101d27', bare: '#20303a', line: '#859da6' },
} as const;
export type Paper = keyof typeof PAPERS;

/** The sheet as a document of its own, for an image or a file: on the paper that was coloured. */
export function sheetSvg(plan: Plan, fills: Fills, paper: Paper): string {
  const side = SHEET * 2;
  const { ground, bare, line } = PAPERS[paper];
  const shapes = mandalaOf(plan).cells.map(
    (cell, at) =>
      `<path d="${cell.d}" transform="rotate(${cell.turn})" fill="${dyeOf(fills[at] ?? 0, bare, isRound(cell))}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-SHEET} ${-SHEET} ${side} ${side}"><defs>${dyesFor(fills)}</defs><rect x="${-SHEET}" y="${-SHEET}" width="${side}" height="${side}" fill="${ground}"/><g stroke="${line}" stroke-width="2.6" stroke-linejoin="round">${shapes.join('')}</g></svg>`;
}
