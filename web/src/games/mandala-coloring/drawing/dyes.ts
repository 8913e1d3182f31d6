import { BARE, colourOf, finishOf, type Paint } from './paint.ts';

const WHITE = [255, 255, 255] as const;
const NIGHT = [22, 32, 52] as const;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mixed(hex: string, other: readonly number[], share: number): string {
  const parts = channels(hex).map((value, at) =>
    Math.round(value * (1 - share) + (other[at] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** What is drawn on a colour: lighter on dark ones, darker on light ones. */
function onTop(hex: string): string {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const isLight = red * 0.3 + green * 0.59 + blue * 0.11 > 140;
  return isLight ? mixed(hex, NIGHT, 0.42) : mixed(hex, WHITE, 0.5);
}

/** How a paint is named where a shape is filled. `bare` is what the paper gives. */
export function dyeOf(paint: Paint, bare: string): string {
  const colour = colourOf(paint);
  if (paint === BARE || !colour) return bare;
  return finishOf(paint) === 'flat' ? colour.hex : `url(#dye-${paint})`;
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
    case 'light':
      return `<radialGradient id="${id}" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="${mixed(hex, WHITE, 0.62)}"/><stop offset=".55" stop-color="${mixed(hex, WHITE, 0.12)}"/><stop offset="1" stop-color="${mixed(hex, NIGHT, 0.12)}"/></radialGradient>`;
    case 'dots':
      return `<pattern id="${id}" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" fill="${hex}"/><circle cx="6" cy="6" r="3.1" fill="${onTop(hex)}"/><circle cx="17" cy="17" r="3.1" fill="${onTop(hex)}"/></pattern>`;
    case 'lines':
      return `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="14" height="14" fill="${hex}"/><rect width="14" height="4" fill="${onTop(hex)}"/></pattern>`;
    default:
      return '';
  }
}
