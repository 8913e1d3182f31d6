import type { Layer } from '../picture.ts';
import { n, numbersFrom, svg } from '../svg.ts';
import type { Tones } from '../tones.ts';

/** A light with a soft edge, made of steps. */
export function glow(colour: string, size: number) {
  const rounds = [
    [20, 0.1],
    [14, 0.16],
    [8.5, 0.3],
    [3.6, 1],
  ].map(
    ([radius = 0, opacity = 0]) => `<circle cx='20' cy='20' r='${radius}' opacity='${opacity}'/>`,
  );
  return {
    drawing: svg(40, 40, `<g fill='${colour}'>${rounds.join('')}</g>`),
    width: size,
    height: size,
  };
}

/** The other shore: pines of many heights. */
export function pines(colour: string, height: number, count: number, seed: number): Layer {
  const random = numbersFrom(seed);
  const width = 1200;
  const shore = height * 0.52;
  const trees = Array.from({ length: count }, (_, index) => {
    const x = ((index + random()) / count) * (width - 60) + 30;
    const tall = shore * (0.4 + random() * 0.75);
    const foot = height - shore + 6;
    const half = tall * 0.2;
    return `M${n(x)} ${n(foot - tall)}l${n(half * 0.6)} ${n(tall * 0.4)}h${n(-half * 0.25)}l${n(half * 0.65)} ${n(tall * 0.6)}h${n(-half * 2)}l${n(half * 0.65)} ${n(-tall * 0.6)}h${n(-half * 0.25)}Z`;
  });
  const body = `<linearGradient id='f' x2='0' y2='1'><stop offset='.5' stop-color='${colour}'/><stop offset='1' stop-color='${colour}' stop-opacity='0'/></linearGradient><path d='${trees.join('')}' fill='${colour}' stroke='${colour}' stroke-width='2' stroke-linejoin='round'/><rect y='${n(height - shore)}' width='${width}' height='${n(shore)}' fill='url(#f)'/>`;
  return { drawing: svg(width, height, body), width, height, place: 'floor' };
}

export function faintStars(tones: Tones): Layer {
  const random = numbersFrom(47);
  const all = Array.from(
    { length: 54 },
    () =>
      `<circle cx='${n(random() * 520)}' cy='${n(random() * 480)}' r='${n(0.6 + random() * 1.1)}'/>`,
  );
  return {
    drawing: svg(520, 480, `<g fill='${tones.line}'>${all.join('')}</g>`),
    width: 520,
    height: 480,
    place: 'tile',
  };
}

/** Grass and dandelions that still have their seeds. */
export function meadow(tones: Tones): Layer {
  const random = numbersFrom(68);
  const [width, height] = [760, 170];
  const heads = Array.from({ length: 9 }, (_, index) => {
    const x = ((index + 0.2 + random() * 0.6) / 9) * width;
    const top = 24 + random() * 60;
    const radius = 13 + random() * 6;
    const hairs = Array.from({ length: 18 }, (_unused, hair) => {
      const angle = (hair / 18) * Math.PI * 2;
      return `M${n(x)} ${n(top)}L${n(x + Math.cos(angle) * radius)} ${n(top + Math.sin(angle) * radius)}`;
    });
    return `<path d='M${n(x)} ${n(top)}Q${n(x + 6)} ${n((top + height) / 2)} ${n(x - 4)} ${height}' stroke-width='2'/><path d='${hairs.join('')}' stroke-width='1.2'/><circle cx='${n(x)}' cy='${n(top)}' r='2.500' fill='${tones.line}'/>`;
  });
  const grass = Array.from({ length: 70 }, () => {
    const x = random() * width;
    const tall = 20 + random() * 46;
    return `M${n(x)} ${height}q${n((random() - 0.5) * 8)} ${n(-tall / 2)} ${n((random() - 0.5) * 22)} ${n(-tall)}`;
  });
  const body = `<g fill='none' stroke-linecap='round'><path d='${grass.join('')}' stroke='${tones.near}' stroke-width='2.500'/><g stroke='${tones.line}'>${heads.join('')}</g></g>`;
  return { drawing: svg(width, height, body), width, height, place: 'floor' };
}
