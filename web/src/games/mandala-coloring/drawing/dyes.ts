import { lit, onTop } from './light.ts';
import { BARE, colourOf, finishOf, type Paint } from './paint.ts';

/** How a paint is named where a shape is filled. `bare` is what the paper gives. */
export function dyeOf(paint: Paint, bare: string, isRound = false): string {
  const colour = colourOf(paint);
  if (paint === BARE || !colour) return bare;
  const finish = finishOf(paint);
  return finish === 'flat'
    ? colour.hex
    : `url(#dye-${paint}${finish === 'light' && isRound ? '-round' : ''})`;
}

/** The gradients and patterns of the paints in use, as SVG text. */
export function dyesFor(paints: Iterable<Paint>): string {
  return [...new Set(paints)].map(dye).join('');
}

function dye(paint: Paint): string {
  const colour = colourOf(paint);
  if (!colour) return '';
  const { hex } = colour;
  const id = `dye-${paint}`;
  switch (finishOf(paint)) {
    case 'light': {
      // Pieces stand upright before they are turned: the middle of the mandala is below them. Discs
      // have it in their own middle.
      const stops = `<stop offset="0" stop-color="${lit(hex, 0.5)}"/><stop offset=".5" stop-color="${lit(hex, 0.16)}"/><stop offset="1" stop-color="${lit(hex, -0.1)}"/>`;
      return `<radialGradient id="${id}" cx=".5" cy="1" r="1">${stops}</radialGradient><radialGradient id="${id}-round" r=".5">${stops}</radialGradient>`;
    }
    case 'dots':
      return `<pattern id="${id}" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" fill="${hex}"/><circle cx="6" cy="6" r="3.1" fill="${onTop(hex)}"/><circle cx="17" cy="17" r="3.1" fill="${onTop(hex)}"/></pattern>`;
    case 'lines':
      return `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="14" height="14" fill="${hex}"/><rect width="14" height="4" fill="${onTop(hex)}"/></pattern>`;
    default:
      return '';
  }
}
