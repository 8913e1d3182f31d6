import { outlineOf } from './outline.ts';
import { SHEET_REACH, type Stroke } from './stroke.ts';
import { copiesOf, transformOf } from './symmetry.ts';

/** How the inks of a ground look, and whether they shine on it. */
export interface InkLook {
  /** A colour for every ink. */
  inks: readonly string[];
  glows: boolean;
}

/**
 * The light around lines that shine: all of them once more, blurred so far (a standard deviation in
 * units of the sheet), and laid over it as light. A line in a hurry is thin, and so is its light.
 */
export const AURAS = [
  { blur: 7, strength: 0.5 },
  { blur: 22, strength: 0.9 },
] as const;

const SOLID = 0.94;

const known = new WeakMap<Stroke, Path2D>();

function pathOf(stroke: Stroke): Path2D {
  const path = known.get(stroke) ?? new Path2D(outlineOf(stroke));
  known.set(stroke, path);
  return path;
}

/** Draws a stroke with all its copies onto a square canvas; its light is `AURAS`. */
export function drawStroke(
  context: CanvasRenderingContext2D,
  stroke: Stroke,
  { inks }: InkLook,
): void {
  const path = pathOf(stroke);
  const middle = context.canvas.width / 2;
  const scale = middle / SHEET_REACH;
  context.fillStyle = inks[stroke.colour] ?? inks[0] ?? '#888';
  context.globalAlpha = SOLID;
  for (const { degrees, mirrored } of copiesOf(stroke.folds, stroke.mirrored)) {
    context.setTransform(scale, 0, 0, scale, middle, middle);
    context.rotate((degrees * Math.PI) / 180);
    if (mirrored) context.scale(-1, 1);
    context.fill(path);
  }
  context.globalAlpha = 1;
}

/** The same as SVG text: each stroke once, its copies as uses of it, and over all of them their light. */
export function strokesSvg(strokes: readonly Stroke[], { inks, glows }: InkLook): string {
  const lines = strokes
    .map((stroke, at) => {
      const colour = inks[stroke.colour] ?? inks[0];
      const uses = copiesOf(stroke.folds, stroke.mirrored).map(
        (copy) => `<use href="#line-${at}" transform="${transformOf(copy)}"/>`,
      );
      return `<defs><path id="line-${at}" d="${outlineOf(stroke)}" opacity="${SOLID}"/></defs><g fill="${colour}">${uses.join('')}</g>`;
    })
    .join('');
  if (!glows || strokes.length === 0) return lines;
  const side = SHEET_REACH * 2;
  const filters = AURAS.map(
    ({ blur }, at) =>
      `<filter id="aura-${at}" filterUnits="userSpaceOnUse" x="${-side}" y="${-side}" width="${side * 2}" height="${side * 2}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  const auras = AURAS.map(
    ({ strength }, at) =>
      `<use href="#lines" filter="url(#aura-${at})" opacity="${strength}" style="mix-blend-mode:screen"/>`,
  );
  return `<defs>${filters.join('')}</defs><g id="lines">${lines}</g>${auras.join('')}`;
}
