import { type Layer, type MovingLayer, onGround, type Picture, type Sprite } from '../picture.ts';
import { n, numbersFrom, ridge, svg, under } from '../svg.ts';
import type { Tones } from '../tones.ts';
import { hills, reeds, strokes } from './land.ts';

/** What moves does so behind reading: once around takes half a minute and more. */
export const ANIMATION_SCENES: Record<string, (tones: Tones) => Picture> = {
  current: (tones) =>
    onGround(tones, {
      moving: [
        { count: 9, seed: 5, colour: tones.mid, weight: 7, width: 620, seconds: 150 },
        { count: 11, seed: 6, colour: tones.near, weight: 3, width: 560, seconds: 105 },
        { count: 8, seed: 7, colour: tones.line, weight: 2, width: 480, seconds: 75 },
      ].map(
        ({ seconds, ...line }): MovingLayer => ({
          ...strokes({ ...line, height: 480, place: 'tile' }),
          motion: { kind: 'drift', x: line.width, y: 0, seconds },
        }),
      ),
    }),
  tides: (tones) =>
    onGround(tones, {
      moving: [
        {
          height: 300,
          base: 244,
          waves: [
            [2, 22],
            [3, 9],
          ],
          seed: 3,
          fill: tones.far,
          way: 1,
          seconds: 110,
          rise: 14,
          riseSeconds: 11,
        },
        {
          height: 236,
          base: 182,
          waves: [
            [3, 18],
            [5, 6],
          ],
          seed: 6,
          fill: tones.mid,
          way: -1,
          seconds: 84,
          rise: 12,
          riseSeconds: 9,
        },
        {
          height: 172,
          base: 118,
          waves: [
            [3, 16],
            [4, 7],
          ],
          seed: 9,
          fill: tones.near,
          way: 1,
          seconds: 64,
          rise: 10,
          riseSeconds: 8,
        },
        {
          height: 108,
          base: 60,
          waves: [
            [4, 12],
            [7, 4],
          ],
          seed: 12,
          fill: tones.line,
          way: -1,
          seconds: 52,
          rise: 8,
          riseSeconds: 7,
        },
      ].map(({ height, base, waves, seed, fill, way, ...times }): MovingLayer => {
        const edge = ridge(
          1440,
          height - base,
          waves.map(([count = 0, most = 0]) => [count, most] as const),
          seed,
        );
        // Deeper than its place: its foot is not seen when it rises.
        const body = `<path d='${under(edge, height + 40)}' fill='${fill}'/>`;
        return {
          drawing: svg(1440, height, body),
          width: 1440,
          height,
          place: 'floor',
          motion: { kind: 'tide', x: way * 1440, ...times },
        };
      }),
    }),
  rain: (tones) =>
    onGround(tones, {
      still: [
        hills({
          height: 340,
          base: 250,
          waves: [
            [2, 30],
            [5, 14],
          ],
          seed: 17,
          fill: tones.far,
          into: tones.low,
        }),
        hills({
          height: 220,
          base: 130,
          waves: [
            [3, 24],
            [7, 8],
          ],
          seed: 29,
          fill: tones.mid,
          into: tones.low,
        }),
        drops(tones),
      ],
      moving: [
        { ...running(tones, 3, 41), motion: { kind: 'drift', x: 0, y: 900, seconds: 38 } },
        { ...running(tones, 2, 43), motion: { kind: 'drift', x: 0, y: 900, seconds: 61 } },
      ],
    }),
  reeds: (tones) =>
    onGround(tones, {
      still: [
        hills({
          height: 150,
          base: 84,
          waves: [
            [2, 12],
            [3, 6],
          ],
          seed: 2,
          fill: tones.far,
          into: tones.low,
        }),
        strokes({
          width: 720,
          height: 120,
          count: 6,
          seed: 9,
          colour: tones.line,
          weight: 2,
          place: 'floor',
        }),
      ],
      moving: [
        {
          width: 900,
          height: 330,
          count: 34,
          seed: 15,
          colour: tones.far,
          ears: false,
          degrees: 1.6,
          seconds: 9,
        },
        {
          width: 760,
          height: 260,
          count: 32,
          seed: 18,
          colour: tones.mid,
          ears: true,
          degrees: 2.2,
          seconds: 7.5,
        },
        {
          width: 640,
          height: 180,
          count: 30,
          seed: 24,
          colour: tones.near,
          ears: true,
          degrees: 2.8,
          seconds: 6.2,
        },
      ].map(
        ({ degrees, seconds, ...plants }): MovingLayer => ({
          ...reeds(plants),
          motion: { kind: 'sway', degrees, seconds },
        }),
      ),
    }),
  ripples: (tones) => onGround(tones, { still: [lilies(tones)], sprites: opening(tones) }),
};

/** Drops that stay on the glass: a dark edge below, a light one above. */
function drops(tones: Tones): Layer {
  const random = numbersFrom(61);
  const all = Array.from({ length: 64 }, () => {
    const [x, y] = [random() * 480, random() * 520];
    const radius = 1.2 + random() ** 3 * 8;
    const shade = `<ellipse cx='${n(x)}' cy='${n(y)}' rx='${n(radius * 0.9)}' ry='${n(radius)}' fill='${tones.near}'/>`;
    if (radius < 2.4) return shade;
    return `${shade}<ellipse cx='${n(x - radius * 0.12)}' cy='${n(y - radius * 0.2)}' rx='${n(radius * 0.66)}' ry='${n(radius * 0.7)}' fill='${tones.sky}' opacity='.75'/>`;
  });
  return { drawing: svg(480, 520, all.join('')), width: 480, height: 520, place: 'tile' };
}

/** Drops on their way down, with what they leave behind. */
function running(tones: Tones, count: number, seed: number): Layer {
  const random = numbersFrom(seed);
  const all = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.2 + random() * 0.6) / count) * 420;
    const y = 160 + random() * 640;
    const long = 60 + random() * 90;
    const radius = 4 + random() * 3;
    return (
      `<path d='M${n(x)} ${n(y)}q${n((random() - 0.5) * 10)} ${n(-long / 2)} 0 ${n(-long)}' stroke='${tones.near}' stroke-width='2.5' stroke-linecap='round' fill='none' opacity='.6'/>` +
      `<ellipse cx='${n(x)}' cy='${n(y)}' rx='${n(radius * 0.85)}' ry='${n(radius * 1.25)}' fill='${tones.near}'/>` +
      `<ellipse cx='${n(x - 1)}' cy='${n(y - radius * 0.3)}' rx='${n(radius * 0.5)}' ry='${n(radius * 0.8)}' fill='${tones.sky}' opacity='.75'/>`
    );
  });
  return { drawing: svg(420, 900, all.join('')), width: 420, height: 900, place: 'tile' };
}

/** Pads of water lilies in two corners of a wide tile. */
function lilies(tones: Tones): Layer {
  const pad = (x: number, y: number, radius: number, turn: number, fill: string) =>
    `<g transform='translate(${x} ${y}) rotate(${turn})'><path d='M0 0L${n(radius * 0.94)} ${n(-radius * 0.34)}A${radius} ${radius} 0 1 0 ${n(radius * 0.94)} ${n(radius * 0.34)}Z' fill='${fill}'/>` +
    `<path d='M${n(-radius * 0.15)} 0L${n(-radius * 0.8)} ${n(-radius * 0.3)}M${n(-radius * 0.15)} 0L${n(-radius * 0.8)} ${n(radius * 0.3)}M0 ${n(-radius * 0.15)}V${n(-radius * 0.76)}M0 ${n(radius * 0.15)}V${n(radius * 0.76)}' stroke='${tones.line}' stroke-width='1.4' stroke-linecap='round'/></g>`;
  const petals = Array.from(
    { length: 7 },
    (_, index) => `<ellipse cy='-13' rx='6' ry='15' transform='rotate(${index * 51})'/>`,
  );
  const body =
    pad(96, 420, 58, 210, tones.mid) +
    pad(176, 482, 40, 40, tones.near) +
    pad(58, 524, 34, 300, tones.far) +
    pad(560, 120, 46, 140, tones.mid) +
    pad(628, 178, 30, 20, tones.far) +
    pad(470, 600, 26, 260, tones.far) +
    `<g transform='translate(118 448)' fill='${tones.glow}' stroke='${tones.line}' stroke-width='1'>${petals.join('')}<circle r='6' fill='${tones.spark}' fill-opacity='.6' stroke='none'/></g>`;
  return { drawing: svg(720, 760, body), width: 720, height: 760, place: 'tile' };
}

function opening(tones: Tones): Sprite[] {
  const ring = svg(
    260,
    260,
    `<g fill='none' stroke='${tones.line}'><circle cx='130' cy='130' r='126' stroke-width='1.5'/><circle cx='130' cy='130' r='92' stroke-width='2'/><circle cx='130' cy='130' r='52' stroke-width='2.5'/></g>`,
  );
  return [
    [18, 22, 13],
    [72, 34, 17],
    [38, 62, 15],
    [84, 78, 19],
    [10, 88, 16],
  ].map(([x = 0, y = 0, seconds = 15], index) => ({
    drawing: ring,
    width: 260,
    height: 260,
    at: [x, y] as const,
    motion: { kind: 'open', seconds } as const,
    begun: (index * 0.37 + 0.3) % 1,
  }));
}
