import { type Layer, onGround, type Picture } from '../picture.ts';
import { n, numbersFrom, ridge, svg, under } from '../svg.ts';
import type { Tones } from '../tones.ts';
import { disc, hills, reeds } from './land.ts';

/** Ladders of tones of which each step is something: a hill, a depth of water. */
export const GRADIENT_SCENES: Record<string, (tones: Tones) => Picture> = {
  'river-dawn': (tones) =>
    onGround(tones, {
      still: [
        disc(58, '50% 62%', tones.glow),
        hills({
          height: 330,
          base: 250,
          waves: [
            [2, 26],
            [5, 12],
          ],
          seed: 4,
          fill: tones.far,
          into: tones.mid,
        }),
        hills({
          height: 280,
          base: 178,
          waves: [
            [3, 30],
            [7, 7],
          ],
          seed: 9,
          fill: tones.mid,
        }),
        river(tones),
        reeds({ width: 720, height: 96, count: 46, seed: 3, colour: tones.near }),
      ],
    }),
  mist: (tones) =>
    onGround(tones, {
      still: [
        [520, 440, 11],
        [450, 350, 5],
        [370, 262, 23],
        [280, 178, 8],
        [190, 92, 31],
      ].map(([height = 0, base = 0, seed = 0], index) =>
        hills({
          height,
          base,
          waves: [
            [2, 22 + index * 3],
            [5, 16],
            [11, 5 + index * 2],
            [23, 2],
          ],
          seed,
          fill: tones.near,
          into: tones.low,
          strength: 0.22 + index * 0.19,
        }),
      ),
    }),
  'deep-water': (tones) => onGround(tones, { still: [depths(tones)] }),
  'last-light': (tones) =>
    onGround(tones, {
      still: [
        disc(40, '74% 44%', tones.glow),
        dunes(460, 330, 5, tones.far, tones.glow),
        dunes(360, 220, 12, tones.mid, tones.far),
        dunes(230, 110, 19, tones.near, tones.mid),
      ],
    }),
};

/** Still water at the foot of the hills: the sun lies on it in strokes that grow towards us. */
function river(tones: Tones): Layer {
  const random = numbersFrom(12);
  const light = Array.from({ length: 9 }, (_, index) => {
    const y = 16 + index * 13;
    const half = 20 + index * 8 + random() * 18;
    const x = 720 + (random() - 0.5) * 16;
    return `M${n(x - half)} ${n(y)}h${n(half * 2)}`;
  });
  const lines = Array.from({ length: 16 }, () => {
    const y = 14 + random() * 120;
    return `M${n(random() * 1400)} ${n(y)}q18 -5 36 0t36 0`;
  });
  const body =
    `<rect width='1440' height='150' fill='${tones.low}'/>` +
    `<g fill='none' stroke-linecap='round'><path d='${lines.join('')}' stroke='${tones.line}' stroke-width='2'/>` +
    `<path d='${light.join('')}' stroke='${tones.glow}' stroke-width='4'/></g>`;
  return { drawing: svg(1440, 150, body), width: 1440, height: 150, place: 'floor' };
}

/** Seven waters under each other, each a step darker. */
function depths({ sky, low }: Tones): Layer {
  const steps = 7;
  const waters = Array.from({ length: steps }, (_, index) => {
    const edge = ridge(
      1440,
      130 + index * 112,
      [
        [2, 16 + index * 2],
        [3, 9],
        [5, 4],
      ],
      40 + index,
    );
    return `<path d='${under(edge, 900)}' fill='${low}' fill-opacity='${n((index + 1) / steps / 1.6)}'/>`;
  });
  return {
    drawing: svg(
      1440,
      900,
      `<rect width='1440' height='900' fill='${sky}'/>${waters.join('')}`,
      " preserveAspectRatio='none'",
    ),
    width: 1440,
    height: 900,
    place: 'fill',
  };
}

/** A long dune with a lit side along its crest. */
function dunes(height: number, base: number, seed: number, shade: string, lit: string): Layer {
  const crest = ridge(
    1440,
    height - base,
    [
      [2, 38],
      [3, 22],
    ],
    seed,
  );
  const slope = crest.map(([x, y], index) => [x, y + 16 + 14 * Math.sin(index / 4)] as const);
  const body = `<path d='${under(crest, height)}' fill='${lit}' fill-opacity='.6'/><path d='${under(slope, height)}' fill='${shade}'/>`;
  return { drawing: svg(1440, height, body), width: 1440, height, place: 'floor' };
}
