import { type Layer, type Motion, onGround, type Picture, type Sprite } from '../picture.ts';
import { n, numbersFrom, svg } from '../svg.ts';
import type { Tones } from '../tones.ts';
import { disc, hills, reeds, strokes } from './land.ts';
import { faintStars, glow, meadow, pines } from './shore.ts';

interface Kind {
  still: (tones: Tones, isDark: boolean) => Layer[];
  /** One of them: its drawing in px, and how it goes. */
  one: (tones: Tones, random: () => number) => Omit<Sprite, 'at' | 'begun'>;
  /** Where they are, in percent of the height. */
  between: readonly [from: number, to: number];
}

const floating = (x: number, y: number, seconds: number): Motion => ({
  kind: 'float',
  x,
  y,
  seconds,
});

const KINDS: Record<string, Kind> = {
  fireflies: {
    between: [24, 92],
    still: (tones) => [
      hills({
        height: 220,
        base: 130,
        waves: [
          [2, 20],
          [5, 14],
          [13, 6],
        ],
        seed: 33,
        fill: tones.far,
        into: tones.mid,
      }),
      reeds({ width: 820, height: 150, count: 58, seed: 71, colour: tones.mid }),
      reeds({ width: 680, height: 96, count: 62, seed: 72, colour: tones.near }),
    ],
    one: (tones, random) => {
      const size = 22 + random() * 16;
      return {
        ...glow(tones.spark, size),
        motion: floating((random() - 0.5) * 110, (random() - 0.5) * 90, 12 + random() * 12),
      };
    },
  },
  snow: {
    between: [0, 100],
    still: (tones) => [
      pines(tones.far, 250, 40, 81),
      pines(tones.mid, 190, 30, 82),
      {
        ...strokes({
          width: 900,
          height: 110,
          count: 7,
          seed: 83,
          colour: tones.line,
          weight: 2,
          place: 'floor',
        }),
      },
    ],
    one: (tones, random) => {
      const size = 5 + random() * 8;
      return {
        drawing: svg(20, 20, `<circle cx='10' cy='10' r='9' fill='${tones.glow}'/>`),
        width: size,
        height: size,
        motion: {
          kind: 'pass',
          x: (random() - 0.5) * 80,
          y: 1,
          turn: 0,
          seconds: 26 + random() * 26,
        },
      };
    },
  },
  leaves: {
    between: [8, 92],
    still: (tones) => [
      strokes({
        width: 640,
        height: 560,
        count: 12,
        seed: 91,
        colour: tones.mid,
        weight: 3,
        place: 'tile',
      }),
    ],
    one: (tones, random) => {
      const [fill, vein] = random() < 0.5 ? [tones.spark, tones.near] : [tones.near, tones.line];
      const size = 30 + random() * 22;
      const body =
        `<g transform='rotate(${Math.round(random() * 360)} 30 30)'><path d='M30 4C46 14 48 36 30 54C12 36 14 14 30 4Z' fill='${fill}'/>` +
        `<path d='M30 12V58M30 26l8 -6M30 26l-8 -6M30 38l8 -6M30 38l-8 -6' stroke='${vein}' stroke-width='1.6' stroke-linecap='round' fill='none'/></g>`;
      return {
        drawing: svg(60, 60, body),
        width: size,
        height: size,
        motion: {
          kind: 'pass',
          x: 1,
          y: (random() - 0.5) * 60,
          turn: random() * 160 - 80,
          seconds: 70 + random() * 50,
        },
      };
    },
  },
  stars: {
    between: [3, 62],
    still: (tones, isDark) => [
      ...(isDark ? [faintStars(tones)] : []),
      disc(34, '80% 16%', tones.glow),
      hills({
        height: 260,
        base: 160,
        waves: [
          [2, 36],
          [5, 16],
          [9, 5],
        ],
        seed: 44,
        fill: tones.far,
        into: tones.low,
      }),
      hills({
        height: 170,
        base: 84,
        waves: [
          [3, 26],
          [7, 8],
        ],
        seed: 46,
        fill: tones.near,
        into: tones.near,
      }),
    ],
    one: (tones, random) => {
      const size = 8 + random() * 10;
      return {
        drawing: svg(
          40,
          40,
          `<path d='M20 2C21.500 14 26 18.500 38 20C26 21.500 21.500 26 20 38C18.500 26 14 21.500 2 20C14 18.500 18.500 14 20 2Z' fill='${tones.spark}'/>`,
        ),
        width: size,
        height: size,
        motion: { kind: 'twinkle', seconds: 6 + random() * 7 },
      };
    },
  },
  lanterns: {
    between: [46, 90],
    still: (tones) => [
      hills({
        height: 420,
        base: 322,
        waves: [
          [2, 24],
          [5, 12],
        ],
        seed: 55,
        fill: tones.far,
        into: tones.mid,
      }),
      {
        ...strokes({
          width: 980,
          height: 320,
          count: 14,
          seed: 56,
          colour: tones.line,
          weight: 2,
          place: 'floor',
        }),
      },
    ],
    one: (tones, random) => {
      const size = 46 + random() * 22;
      const body =
        `<ellipse cx='40' cy='74' rx='30' ry='5' fill='${tones.glow}' opacity='.55'/><ellipse cx='40' cy='84' rx='20' ry='3' fill='${tones.glow}' opacity='.4'/>` +
        `<circle cx='40' cy='40' r='38' fill='${tones.glow}' opacity='.22'/>` +
        `<path d='M24 20C30 16 50 16 56 20C64 32 64 46 60 60C50 64 30 64 20 60C16 46 16 32 24 20Z' fill='${tones.spark}'/>` +
        `<path d='M32 24C38 22 42 22 48 24C52 34 52 46 50 56C44 58 36 58 30 56C28 46 28 34 32 24Z' fill='${tones.glow}' opacity='.5'/>` +
        `<path d='M27 19C34 15 46 15 53 19M18 62C28 68 52 68 62 62' fill='none' stroke='${tones.line}' stroke-width='2.5' stroke-linecap='round'/>`;
      return {
        drawing: svg(80, 92, body),
        width: size,
        height: size * 1.15,
        motion: floating(60 + random() * 90, (random() - 0.5) * 16, 26 + random() * 16),
      };
    },
  },
  seeds: {
    between: [6, 84],
    still: (tones) => [
      hills({
        height: 190,
        base: 112,
        waves: [
          [2, 22],
          [3, 10],
        ],
        seed: 65,
        fill: tones.far,
        into: tones.mid,
      }),
      meadow(tones),
    ],
    one: (tones, random) => {
      const size = 40 + random() * 26;
      const hairs = Array.from({ length: 11 }, (_, index) => {
        const angle = Math.PI * (1.08 + (index / 10) * 0.84);
        return `M40 44L${n(40 + Math.cos(angle) * 30)} ${n(44 + Math.sin(angle) * 30)}`;
      });
      const body =
        `<g transform='rotate(${Math.round(random() * 40 - 10)} 40 40)'><path d='${hairs.join('')}' stroke='${tones.line}' stroke-width='1.6' stroke-linecap='round'/>` +
        `<path d='M40 44V68' stroke='${tones.line}' stroke-width='2'/><ellipse cx='40' cy='71' rx='2.500' ry='6' fill='${tones.spark}'/></g>`;
      return {
        drawing: svg(80, 80, body),
        width: size,
        height: size,
        motion: floating(70 + random() * 120, -40 - random() * 60, 30 + random() * 20),
      };
    },
  },
};

/** So many of them, each at a place of its own; the first few are spread over the whole picture. */
export function particleScene(
  name: string,
  count: number,
  tones: Tones,
  isDark: boolean,
): Picture | null {
  const kind = KINDS[name];
  if (!kind) return null;
  const [from, to] = kind.between;
  const sprites = Array.from({ length: count }, (_, index): Sprite => {
    const random = numbersFrom(900 + index * 17);
    // These steps fill an area evenly, however many they are (Roberts 2018, the R2 sequence).
    const x = ((index * 0.7549 + 0.13) % 1) * 92 + 4;
    const y = from + ((index * 0.5698 + 0.31) % 1) * (to - from);
    return { ...kind.one(tones, random), at: [x, y], begun: random() };
  });
  return onGround(tones, { still: kind.still(tones, isDark), sprites });
}
