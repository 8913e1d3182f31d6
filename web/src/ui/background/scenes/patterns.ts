import { type Layer, onGround, type Picture } from '../picture.ts';
import { n, numbersFrom, softLine, svg, wrapped } from '../svg.ts';
import type { Tones } from '../tones.ts';
import { contourPaths } from './contours.ts';

/** @param size width of a tile in px */
type Pattern = (tones: Tones, size: number) => Layer;

function tile(width: number, height: number, body: string): Layer {
  return { drawing: svg(width, height, body), width, height, place: 'tile' };
}

/** Fans of waves in rows, each over the one behind it; some of another tone. */
const waves: Pattern = (tones, size) => {
  const random = numbersFrom(8);
  const radius = size / 2;
  const [columns, rows] = [4, 8];
  const grounds = Array.from({ length: columns * rows }, () => {
    const chance = random();
    return chance < 0.68 ? tones.sky : chance < 0.92 ? tones.far : tones.mid;
  });
  const fan = (x: number, y: number, ground: string) =>
    `<circle cx='${n(x)}' cy='${n(y)}' r='${n(radius)}' fill='${ground}'/>` +
    [0.98, 0.68, 0.36]
      .map((part) => `<circle cx='${n(x)}' cy='${n(y)}' r='${n(radius * part)}'/>`)
      .join('');
  const all: string[] = [];
  for (let row = -1; row <= rows + 2; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const x = (column + (row % 2 === 0 ? 0.5 : 0)) * size;
      const place = ((row + rows) % rows) * columns + ((column + columns) % columns);
      all.push(fan(x, (row * radius) / 2, grounds[place] ?? tones.sky));
    }
  }
  return tile(
    columns * size,
    (rows * radius) / 2,
    `<g fill='none' stroke='${tones.near}' stroke-width='1.3'>${all.join('')}</g>`,
  );
};

const rings: Pattern = (tones, size) => {
  const random = numbersFrom(21);
  const drops = [
    [0.22, 0.24, 0.34],
    [0.72, 0.4, 0.26],
    [0.4, 0.78, 0.3],
    [0.9, 0.86, 0.18],
  ].map(([x = 0, y = 0, reach = 0]) =>
    wrapped([size, size], [x * size, y * size], reach * size, (cx, cy) => {
      const count = Math.round(reach * 14);
      return Array.from({ length: count }, (_, index) => {
        const part = (index + 1) / count;
        return `<circle cx='${n(cx)}' cy='${n(cy)}' r='${n(part * reach * size)}' stroke-width='${n(2.4 - part * 1.6)}'/>`;
      }).join('');
    }),
  );
  const dots = Array.from(
    { length: 5 },
    () =>
      `<circle cx='${n(random() * size)}' cy='${n(random() * size)}' r='1.6' fill='${tones.line}' stroke='none'/>`,
  );
  return tile(
    size,
    size,
    `<g fill='none' stroke='${tones.line}'>${drops.join('')}${dots.join('')}</g>`,
  );
};

const contours: Pattern = (tones, size) => {
  const lines = contourPaths(size, 9).map(
    // Every third is drawn more heavily, as maps do.
    (path, index) => `<path d='${path}' stroke-width='${index % 3 === 1 ? 2 : 1}'/>`,
  );
  return tile(size, size, `<g fill='none' stroke='${tones.line}'>${lines.join('')}</g>`);
};

/** Two squares laid over each other make the eight points; a flower in the middle. */
const tiles: Pattern = (tones, size) => {
  const middle = size / 2;
  const half = size * 0.31;
  const square = (turn: number) =>
    `<rect x='${n(middle - half)}' y='${n(middle - half)}' width='${n(half * 2)}' height='${n(half * 2)}' rx='2' transform='rotate(${turn} ${n(middle)} ${n(middle)})'/>`;
  const petals = Array.from(
    { length: 8 },
    (_, index) =>
      `<ellipse cx='${n(middle)}' cy='${n(middle - size * 0.115)}' rx='${n(size * 0.034)}' ry='${n(size * 0.075)}' transform='rotate(${index * 45} ${n(middle)} ${n(middle)})'/>`,
  );
  const corners = [0, size].flatMap((x) =>
    [0, size].map(
      (y) =>
        `<circle cx='${x}' cy='${y}' r='${n(size * 0.2)}' fill='${tones.far}'/><circle cx='${x}' cy='${y}' r='${n(size * 0.1)}' fill='${tones.mid}'/>`,
    ),
  );
  return tile(
    size,
    size,
    `<g stroke='${tones.line}' stroke-width='1.5' stroke-linejoin='round'>` +
      `<path d='M0 0H${size}V${size}H0Z' fill='none' stroke-width='1'/>${corners.join('')}` +
      `<g fill='${tones.far}'>${square(0)}${square(45)}</g>` +
      `<g fill='${tones.mid}'>${petals.join('')}</g><circle cx='${n(middle)}' cy='${n(middle)}' r='${n(size * 0.04)}' fill='${tones.glow}'/></g>`,
  );
};

/** A smooth stone around a middle: hardly a circle, hardly an egg. */
export function stone(
  x: number,
  y: number,
  radius: number,
  flat: number,
  turn: number,
  seed: number,
) {
  const random = numbersFrom(seed);
  const points = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2;
    const reach = radius * (0.92 + random() * 0.2);
    const [across, down] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
    return [
      x + across * Math.cos(turn) - down * Math.sin(turn),
      y + across * Math.sin(turn) + down * Math.cos(turn),
    ] as const;
  });
  return softLine(points, true);
}

const riverStones: Pattern = (tones, size) => {
  const random = numbersFrom(35);
  const [columns, rows] = [5, 6];
  const [wide, tall] = [size / columns, size / rows];
  const fills = [tones.far, tones.mid, tones.near];
  const all = Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = ((index % columns) + (row % 2) / 2 + 0.25 + (random() - 0.5) * 0.22) * wide;
    const y = (row + 0.5 + (random() - 0.5) * 0.2) * tall;
    const radius = wide * (0.4 + random() * 0.16);
    const [flat, turn, tone] = [0.66 + random() * 0.2, (random() - 0.5) * 0.9, random()];
    return wrapped([size, size], [x % size, y], radius * 1.3, (cx, cy) => {
      const fill = fills[Math.floor(tone * 3)] ?? tones.mid;
      const light = `<path d='M${n(cx - radius * 0.5)} ${n(cy - radius * flat * 0.42)}q${n(radius * 0.36)} ${n(-radius * 0.22)} ${n(radius * 0.78)} ${n(-radius * 0.04)}' fill='none' stroke='${tones.sky}' stroke-width='2' stroke-linecap='round' opacity='.7'/>`;
      return `<path d='${stone(cx, cy, radius, flat, turn, index + 1)}' fill='${fill}'/>${light}`;
    });
  });
  return tile(size, size, all.join(''));
};

/** A carp seen from above. */
function carp(tones: Tones, bend: number): string {
  return (
    `<path d='M0 -46C15 -44 19 -24 15 0C12 20 6 34 ${bend} 52C-6 34 -12 20 -15 0C-19 -24 -15 -44 0 -46Z' fill='${tones.near}'/>` +
    `<path d='M${bend} 48C${bend - 4} 60 ${bend - 18} 66 ${bend - 16} 80C${bend - 8} 72 ${bend - 2} 70 ${bend} 66C${bend + 3} 70 ${bend + 10} 72 ${bend + 18} 78C${bend + 16} 64 ${bend + 5} 60 ${bend} 48Z' fill='${tones.mid}'/>` +
    `<path d='M15 -18C28 -14 34 -2 32 6C24 4 17 -2 14 -6ZM-15 -18C-28 -14 -34 -2 -32 6C-24 4 -17 -2 -14 -6Z' fill='${tones.mid}'/>` +
    `<path d='M-6 -36C2 -42 11 -34 9 -24C6 -16 -6 -20 -6 -36ZM-9 -4C0 -10 10 -2 6 10C0 18 -10 10 -9 -4Z' fill='${tones.spark}' opacity='.85'/>` +
    `<path d='M0 -28V34' stroke='${tones.line}' stroke-width='1.5' stroke-linecap='round' fill='none'/>`
  );
}

const koi: Pattern = (tones, size) => {
  const fish = [
    [0.24, 0.2, 118, 6, 0.9],
    [0.68, 0.16, 34, -7, 1.05],
    [0.78, 0.62, -62, 7, 0.95],
    [0.32, 0.72, 202, -6, 1.1],
  ].map(([x = 0, y = 0, turn = 0, bend = 0, scale = 1]) =>
    wrapped(
      [size, size],
      [x * size, y * size],
      120,
      (cx, cy) =>
        `<g transform='translate(${n(cx)} ${n(cy)}) rotate(${turn}) scale(${n(scale * 1.3)})'>${carp(tones, bend)}</g>`,
    ),
  );
  const water = [
    [0.5, 0.44, 0.1],
    [0.06, 0.5, 0.08],
    [0.52, 0.94, 0.07],
  ].map(([x = 0, y = 0, reach = 0]) =>
    wrapped([size, size], [x * size, y * size], reach * size, (cx, cy) =>
      [1, 0.62, 0.28]
        .map((part) => `<circle cx='${n(cx)}' cy='${n(cy)}' r='${n(part * reach * size)}'/>`)
        .join(''),
    ),
  );
  return tile(
    size,
    size,
    `<g fill='none' stroke='${tones.mid}' stroke-width='1.5'>${water.join('')}</g>${fish.join('')}`,
  );
};

const PATTERNS: Record<string, { draw: Pattern; size: number }> = {
  waves: { draw: waves, size: 96 },
  rings: { draw: rings, size: 360 },
  contours: { draw: contours, size: 420 },
  tiles: { draw: tiles, size: 120 },
  'river-stones': { draw: riverStones, size: 360 },
  koi: { draw: koi, size: 440 },
};

/** @param size of a tile; the pattern's own where it is not given */
export function patternScene(name: string, size: number | undefined, tones: Tones): Picture | null {
  const pattern = PATTERNS[name];
  return pattern ? onGround(tones, { still: [pattern.draw(tones, size ?? pattern.size)] }) : null;
}
