import { type Layer, onGround, type Picture } from '../picture.ts';
import { n, numbersFrom, softLine, svg, wrapped } from '../svg.ts';
import type { Tones } from '../tones.ts';
import { stone } from './patterns.ts';

type Texture = (tones: Tones, size: number) => Layer;

function tile(size: number, body: string): Layer {
  return { drawing: svg(size, size, body), width: size, height: size, place: 'tile' };
}

/** Short fibres that lie as they fell, and a few flecks. */
const paper: Texture = (tones, size) => {
  const random = numbersFrom(2);
  const fibre = (long: number) =>
    wrapped(
      [size, size],
      [random() * size, random() * size],
      long,
      (() => {
        const turn = random() * Math.PI * 2;
        const [x, y] = [Math.cos(turn) * long, Math.sin(turn) * long];
        const bend = (random() - 0.5) * long * 0.9;
        return (cx: number, cy: number) =>
          `M${n(cx)} ${n(cy)}q${n(x / 2 - y * (bend / long))} ${n(y / 2 + x * (bend / long))} ${n(x)} ${n(y)}`;
      })(),
    );
  const many = (count: number, least: number, most: number) =>
    Array.from({ length: count }, () => fibre(least + random() * (most - least))).join('');
  const flecks = Array.from(
    { length: 46 },
    () =>
      `<circle cx='${n(random() * size)}' cy='${n(random() * size)}' r='${n(0.5 + random() * 0.9)}'/>`,
  );
  return tile(
    size,
    `<g fill='none' stroke-linecap='round'><path d='${many(50, 8, 26)}' stroke='${tones.mid}' stroke-width='1.6'/>` +
      `<path d='${many(34, 6, 20)}' stroke='${tones.glow}' stroke-width='1.2'/>` +
      `<path d='${many(22, 8, 30)}' stroke='${tones.line}' stroke-width='.8'/></g><g fill='${tones.line}'>${flecks.join('')}</g>`,
  );
};

/** Threads over and under each other; some are thicker, or lighter, for a while. */
const linen: Texture = (tones, size) => {
  const random = numbersFrom(14);
  const gap = 4;
  const count = Math.floor(size / gap);
  const threads = Array.from({ length: count }, (_, index) => {
    const at = index * gap + 1;
    return `M0 ${at}H${size}M${at} 0V${size}`;
  });
  const stretches = (many: number, least: number, most: number) =>
    Array.from({ length: many }, () => {
      const at = Math.floor(random() * count) * gap + 1;
      const long = least + random() * (most - least);
      const isAcross = random() < 0.55;
      const start = random() * size;
      // What leaves the tile at one edge comes in at the other.
      return (start + long > size ? [start, start - size] : [start])
        .map((from) => (isAcross ? `M${n(from)} ${at}h${n(long)}` : `M${at} ${n(from)}v${n(long)}`))
        .join('');
    }).join('');
  return tile(
    size,
    `<g fill='none' stroke-linecap='round'><path d='${threads.join('')}' stroke='${tones.far}' stroke-width='1.4'/>` +
      `<path d='${stretches(120, 14, 70)}' stroke='${tones.mid}' stroke-width='1.4'/>` +
      `<path d='${stretches(26, 10, 44)}' stroke='${tones.near}' stroke-width='1.8'/></g>`,
  );
};

/** Furrows of a rake, straight over the sand and round about each stone. */
const rakedSand: Texture = (tones, size) => {
  const gap = 15;
  const furrows = Array.from({ length: Math.floor(size / gap) }, (_, index) => {
    const y = (index + 0.5) * gap;
    return `M0 ${n(y)}q${n(size / 4)} -5 ${n(size / 2)} 0t${n(size / 2)} 0`;
  });
  const islands = [
    [0.3, 0.28, 30, 4],
    [0.78, 0.52, 20, 3],
    [0.4, 0.82, 14, 3],
  ].map(([x = 0, y = 0, radius = 0, rounds = 0], index) =>
    wrapped([size, size], [x * size, y * size], radius + (rounds + 1) * gap, (cx, cy) => {
      const circles = Array.from({ length: rounds + 1 }, (_, round) => {
        const reach = radius + (rounds - round + 0.5) * gap;
        return `<circle cx='${n(cx)}' cy='${n(cy)}' r='${n(reach)}' fill='${tones.sky}' stroke='${tones.near}' stroke-width='2'/>`;
      });
      return (
        circles.join('') +
        `<path d='${stone(cx, cy + 3, radius * 0.86, 0.74, 0.3 * index, index + 60)}' fill='${tones.line}'/>` +
        `<path d='${stone(cx, cy, radius * 0.82, 0.74, 0.3 * index, index + 60)}' fill='${tones.near}'/>`
      );
    }),
  );
  return tile(
    size,
    `<path d='${furrows.join('')}' fill='none' stroke='${tones.near}' stroke-width='2'/>${islands.join('')}`,
  );
};

/** Grain that gives way to its knots. */
const driftwood: Texture = (tones, size) => {
  const random = numbersFrom(51);
  const knots = [
    { x: 0.26, y: 0.3, push: 26 },
    { x: 0.74, y: 0.72, push: 20 },
  ];
  /** The way to a knot over whichever edge is nearer. */
  const from = (value: number, knot: number) => {
    const way = value - knot * size;
    return way - Math.round(way / size) * size;
  };
  const lines = Array.from({ length: 34 }, (_, index) => {
    const y = ((index + 0.5 + (random() - 0.5) * 0.5) / 34) * size;
    const points = Array.from({ length: 25 }, (_unused, step) => {
      const x = (step / 24) * size;
      const moved = knots.reduce(
        (sum, knot) => {
          const [across, down] = [from(x, knot.x) / (size * 0.16), from(y, knot.y) / (size * 0.09)];
          return (
            sum + knot.push * Math.sign(down || 1) * Math.exp(-across * across - down * down * 0.6)
          );
        },
        Math.sin((x / size) * Math.PI * 2 + index * 0.12) * 5,
      );
      return [x, y + moved] as const;
    });
    const [tone, weight] = index % 4 === 0 ? [tones.line, 1.6] : [tones.near, 1.2];
    return `<path d='${softLine(points)}' stroke='${tone}' stroke-width='${weight}'/>`;
  });
  const eyes = knots.map(({ x, y, push }) =>
    [1, 0.62, 0.3]
      .map(
        (part) =>
          `<ellipse cx='${n(x * size)}' cy='${n(y * size)}' rx='${n(push * 1.5 * part)}' ry='${n(push * 0.72 * part)}' stroke='${tones.line}' stroke-width='1.4'/>`,
      )
      .join(''),
  );
  return tile(size, `<g fill='none'>${lines.join('')}${eyes.join('')}</g>`);
};

const TEXTURES: Record<string, { draw: Texture; size: number }> = {
  paper: { draw: paper, size: 320 },
  linen: { draw: linen, size: 240 },
  'raked-sand': { draw: rakedSand, size: 480 },
  driftwood: { draw: driftwood, size: 480 },
};

/** @param size of a tile; the texture's own where it is not given */
export function textureScene(name: string, size: number | undefined, tones: Tones): Picture | null {
  const texture = TEXTURES[name];
  return texture ? onGround(tones, { still: [texture.draw(tones, size ?? texture.size)] }) : null;
}
