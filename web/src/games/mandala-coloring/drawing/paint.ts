import { type NamedColour, PALETTES } from '../../kit/paint/palettes.content.ts';

/** How a colour lies on the paper. Patterns tell neighbours apart where hues do not. */
export const FINISHES = ['flat', 'light', 'dots', 'lines'] as const;
export type Finish = (typeof FINISHES)[number];

/**
 * A colour and how it lies, as one number that is kept in the state; 0 is bare paper.
 * Palettes have eight colours, colours four finishes.
 */
export type Paint = number;
export const BARE: Paint = 0;

const COLOURS = 8;

export function paintOf(palette: number, colour: number, finish: number): Paint {
  return 1 + (palette * COLOURS + colour) * FINISHES.length + finish;
}

export interface PaintParts {
  palette: number;
  colour: number;
  finish: number;
}

/** Null for bare paper, and for what no palette has. */
export function partsOf(paint: Paint): PaintParts | null {
  if (paint <= BARE) return null;
  const finish = (paint - 1) % FINISHES.length;
  const rest = Math.floor((paint - 1) / FINISHES.length);
  const parts = { palette: Math.floor(rest / COLOURS), colour: rest % COLOURS, finish };
  return PALETTES[parts.palette]?.colours[parts.colour] ? parts : null;
}

export function colourOf(paint: Paint): NamedColour | null {
  const parts = partsOf(paint);
  return parts && (PALETTES[parts.palette]?.colours[parts.colour] ?? null);
}

export function finishOf(paint: Paint): Finish {
  return FINISHES[partsOf(paint)?.finish ?? 0] ?? 'flat';
}
