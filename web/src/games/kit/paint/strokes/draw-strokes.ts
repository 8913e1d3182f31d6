import { outlineOf } from './outline.ts';
import { SHEET_REACH, type Stroke } from './stroke.ts';
import { copiesOf, transformOf } from './symmetry.ts';

/** How the inks of a ground look, and whether they shine on it. */
export interface InkLook {
  /** A colour for every ink. */
  inks: readonly string[];
  glows: boolean;
}

interface Paths {
  core: Path2D;
  halo: Path2D;
  haze: () => Path2D;
}

/** Width and strength of the light around a line, from far to near. */
const HAZE = { spread: 4.2, alpha: 0.055 };
const HALO = { spread: 2.1, alpha: 0.13 };

const known = new WeakMap<Stroke, Paths>();

function pathsOf(stroke: Stroke): Paths {
  const before = known.get(stroke);
  if (before) return before;
  const paths = {
    core: new Path2D(outlineOf(stroke)),
    halo: new Path2D(outlineOf(stroke, HALO.spread)),
    // Drawn once only, when the line lies there.
    haze: () => new Path2D(outlineOf(stroke, HAZE.spread)),
  };
  known.set(stroke, paths);
  return paths;
}

/**
 * Draws a stroke with all its copies onto a square canvas.
 * @param quick it is drawn again with every frame: the farthest light around it comes later
 */
export function drawStroke(
  context: CanvasRenderingContext2D,
  stroke: Stroke,
  { inks, glows }: InkLook,
  quick = false,
): void {
  const { core, halo, haze } = pathsOf(stroke);
  const copies = copiesOf(stroke.folds, stroke.mirrored);
  const scale = context.canvas.width / (SHEET_REACH * 2);
  const each = (path: Path2D) => {
    for (const { degrees, mirrored } of copies) {
      const angle = (degrees * Math.PI) / 180;
      context.setTransform(scale, 0, 0, scale, context.canvas.width / 2, context.canvas.width / 2);
      context.rotate(angle);
      if (mirrored) context.scale(-1, 1);
      context.fill(path);
    }
  };
  context.fillStyle = inks[stroke.colour] ?? inks[0] ?? '#888';
  context.globalCompositeOperation = glows ? 'lighter' : 'source-over';
  if (!quick) {
    context.globalAlpha = HAZE.alpha;
    each(haze());
  }
  context.globalAlpha = HALO.alpha;
  each(halo);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 0.94;
  each(core);
  context.globalAlpha = 1;
}

/** The same as SVG text: each stroke once, and its copies as uses of it. */
export function strokesSvg(strokes: readonly Stroke[], { inks }: InkLook): string {
  return strokes
    .map((stroke, at) => {
      const colour = inks[stroke.colour] ?? inks[0];
      const layers = [
        [HAZE.spread, HAZE.alpha],
        [HALO.spread, HALO.alpha],
        [1, 0.94],
      ].map(([spread, alpha]) => `<path d="${outlineOf(stroke, spread)}" opacity="${alpha}"/>`);
      const uses = copiesOf(stroke.folds, stroke.mirrored).map(
        (copy) => `<use href="#line-${at}" transform="${transformOf(copy)}"/>`,
      );
      return `<defs><g id="line-${at}">${layers.join('')}</g></defs><g fill="${colour}">${uses.join('')}</g>`;
    })
    .join('');
}
