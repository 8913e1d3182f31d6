import type { Layer } from '../picture.ts';
import { n, numbersFrom, ridge, svg, under } from '../svg.ts';

/** Wide enough that nobody sees the same hill twice on a usual screen. */
const WIDTH = 1440;

export interface Hills {
  /** Of the layer, in px: hills stand at its foot. */
  height: number;
  /** Height of their middle over the foot. */
  base: number;
  waves: readonly (readonly [count: number, height: number])[];
  seed: number;
  fill: string;
  /** The tone that they fade into at their foot. */
  into?: string;
  /** 0 to 1: how much of what is behind shows through. */
  strength?: number;
}

/** One row of hills along the lower edge. */
export function hills({ height, base, waves, seed, fill, into, strength = 1 }: Hills): Layer {
  const path = under(ridge(WIDTH, height - base, waves, seed), height);
  const fade =
    into === undefined
      ? ''
      : `<linearGradient id='f' x2='0' y2='1'><stop stop-color='${fill}' stop-opacity='${strength}'/><stop offset='.9' stop-color='${into}'/></linearGradient>`;
  const body = `${fade}<path d='${path}' fill='${into === undefined ? fill : 'url(#f)'}'/>`;
  return { drawing: svg(WIDTH, height, body), width: WIDTH, height, place: 'floor' };
}

/** A disc of light that stands once in the picture. */
export function disc(radius: number, place: `${number}% ${number}%`, colour: string): Layer {
  const size = radius * 4;
  const body =
    `<circle cx='${size / 2}' cy='${size / 2}' r='${radius * 1.75}' fill='${colour}' opacity='.25'/>` +
    `<circle cx='${size / 2}' cy='${size / 2}' r='${radius * 1.35}' fill='${colour}' opacity='.35'/>` +
    `<circle cx='${size / 2}' cy='${size / 2}' r='${radius}' fill='${colour}'/>`;
  return { drawing: svg(size, size, body), width: size, height: size, place };
}

/** Blades, stems and ears along the lower edge. */
export function reeds(options: {
  width: number;
  height: number;
  count: number;
  seed: number;
  colour: string;
  ears?: boolean;
}): Layer {
  const { width, height, count, seed, colour, ears = false } = options;
  const random = numbersFrom(seed);
  const stems = Array.from({ length: count }, (_, index) => {
    const x = ((index + random() * 0.8 + 0.1) / count) * width;
    const tall = height * (0.45 + random() * 0.5);
    const lean = (random() - 0.5) * tall * 0.34;
    const top = height - tall;
    const thick = 1.6 + random() * 1.8;
    // Drawn a second time where it leans over the edge of the tile.
    const at = [x, ...(x < 90 ? [x + width] : []), ...(x > width - 90 ? [x - width] : [])];
    const hasEar = ears && random() < 0.4;
    return at
      .map((foot) => {
        const tip = foot + lean;
        const blade = `<path d='M${n(foot - thick)} ${height}Q${n(foot - thick)} ${n(height - tall * 0.55)} ${n(tip)} ${n(top)}Q${n(foot + thick)} ${n(height - tall * 0.5)} ${n(foot + thick)} ${height}Z'/>`;
        if (!hasEar) return blade;
        const turn = (Math.atan2(lean, tall) * 180) / Math.PI;
        return `${blade}<rect x='${n(tip - 4.5)}' y='${n(top - 6)}' width='9' height='34' rx='4.5' transform='rotate(${n(turn)} ${n(tip)} ${n(top)})'/>`;
      })
      .join('');
  });
  return {
    drawing: svg(width, height, `<g fill='${colour}'>${stems.join('')}</g>`),
    width,
    height,
    place: 'floor',
  };
}

/** Short strokes of water, scattered over a tile or along the lower edge. */
export function strokes(options: {
  width: number;
  height: number;
  count: number;
  seed: number;
  colour: string;
  weight: number;
  place: 'tile' | 'floor';
}): Layer {
  const { width, height, count, seed, colour, weight, place } = options;
  const random = numbersFrom(seed);
  const lines = Array.from({ length: count }, (_, index) => {
    const y = ((index + 0.5) / count) * height;
    const x = random() * width;
    const long = 46 + random() * 90;
    const bend = 3 + random() * 4;
    const at = x + long > width ? [x, x - width] : [x];
    return at
      .map(
        (from) =>
          `M${n(from)} ${n(y)}q${n(long / 4)} ${n(-bend)} ${n(long / 2)} 0t${n(long / 2)} 0`,
      )
      .join('');
  });
  const body = `<path d='${lines.join('')}' fill='none' stroke='${colour}' stroke-width='${weight}' stroke-linecap='round'/>`;
  return { drawing: svg(width, height, body), width, height, place };
}
