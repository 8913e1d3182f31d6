import { BARE, colourOf, finishOf, type Paint } from './paint.ts';

const WHITE = [255, 255, 255] as const;
const NIGHT = [22, 32, 52] as const;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function hexOf(parts: readonly number[]): string {
  const digits = parts.map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

function mixed(hex: string, other: readonly number[], share: number): string {
  return hexOf(channels(hex).map((value, at) => value * (1 - share) + (other[at] ?? 0) * share));
}

/** What is drawn on a colour: lighter on dark ones, darker on light ones. */
function onTop(hex: string): string {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const isLight = red * 0.3 + green * 0.59 + blue * 0.11 > 140;
  return isLight ? mixed(hex, NIGHT, 0.42) : mixed(hex, WHITE, 0.5);
}

/** The same hue lit: lighter and purer by this much, or, below 0, a little deeper. Never grey. */
function lit(hex: string, by: number): string {
  const parts = channels(hex).map((value) => value / 255);
  const most = Math.max(...parts);
  const least = Math.min(...parts);
  const light = (most + least) / 2;
  const wanted = by > 0 ? light + (1 - light) * by : light * (1 + by);
  // Around its middle a colour keeps its distance to grey; dark ones have little and gain some.
  const reach = (share: number) => 1 - Math.abs(2 * share - 1);
  const pure = light > 0 && light < 1 ? (most - least) / reach(light) : 0;
  const grown = most > least ? Math.min(1, pure * (by > 0 ? 1.15 : 1)) : 0;
  const stretch = most > least ? (grown * reach(wanted)) / (most - least) : 0;
  return hexOf(parts.map((value) => (wanted + (value - light) * stretch) * 255));
}

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
