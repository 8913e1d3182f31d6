import type { Mode } from './setting.ts';

/** What one drawing is made of, from the ground to the nearest thing. Hexadecimal colours. */
export interface Tones {
  /** The ground, at the top and at the bottom. */
  sky: string;
  low: string;
  /** Three depths over it. */
  far: string;
  mid: string;
  near: string;
  line: string;
  /** The one light: a sun, a moon. */
  glow: string;
  /** Small lights, for things that glow themselves. */
  spark: string;
}

type Colour = readonly [lightness: number, chroma: number, hue: number];
type Ladder = Record<keyof Tones, Colour>;

/*
 * Text stands on all of this. By day nothing is darker than 0.885, by night nothing lighter than
 * 0.345 (sparks: 0.385): every ink of tokens.css then has 4.5 : 1, which a test measures over pixels.
 */
function byDay(hue: number, chroma: number, own: Partial<Ladder> = {}): Ladder {
  return {
    sky: [0.985, chroma * 0.4, hue],
    low: [0.948, chroma * 0.9, hue],
    far: [0.957, chroma * 0.8, hue],
    mid: [0.934, chroma * 1.1, hue],
    near: [0.91, chroma * 1.4, hue],
    line: [0.897, chroma * 1.5, hue],
    glow: [0.995, 0.03, 88],
    spark: [0.9, 0.075, 82],
    ...own,
  };
}

/** Things on a plain ground, rather than hills against a sky: by night they are lighter than it. */
function onPlain(hue: number, chroma: number): Partial<Ladder> {
  return {
    far: [0.236, chroma * 1.1, hue],
    mid: [0.262, chroma * 1.2, hue],
    near: [0.292, chroma * 1.2, hue],
    line: [0.318, chroma * 1.2, hue],
  };
}

function byNight(hue: number, chroma: number, own: Partial<Ladder> = {}): Ladder {
  return {
    sky: [0.215, chroma, hue],
    low: [0.178, chroma, hue],
    far: [0.228, chroma * 1.1, hue],
    mid: [0.2, chroma * 1.1, hue],
    near: [0.165, chroma, hue],
    line: [0.305, chroma * 1.2, hue],
    glow: [0.34, 0.045, 72],
    spark: [0.385, 0.08, 66],
    ...own,
  };
}

const LADDERS: Record<string, Record<Mode, Ladder>> = {
  'still-water': { light: byDay(205, 0.024), dark: byNight(235, 0.03, onPlain(232, 0.03)) },
  'river-dawn': {
    light: byDay(210, 0.026, { sky: [0.978, 0.022, 78], low: [0.95, 0.022, 200] }),
    dark: byNight(238, 0.032, {
      sky: [0.205, 0.032, 250],
      low: [0.235, 0.028, 225],
      glow: [0.34, 0.055, 60],
    }),
  },
  mist: {
    light: byDay(222, 0.02, {
      sky: [0.965, 0.012, 222],
      low: [0.955, 0.01, 215],
      glow: [0.998, 0.004, 230],
    }),
    dark: byNight(232, 0.026, {
      sky: [0.262, 0.024, 230],
      low: [0.222, 0.026, 235],
      glow: [0.345, 0.012, 230],
    }),
  },
  'deep-water': {
    light: byDay(212, 0.03, { sky: [0.975, 0.016, 200], low: [0.9, 0.04, 222] }),
    dark: byNight(228, 0.036, {
      sky: [0.265, 0.038, 215],
      low: [0.14, 0.032, 250],
      near: [0.155, 0.034, 240],
      line: [0.19, 0.036, 232],
    }),
  },
  'last-light': {
    light: byDay(62, 0.026, { sky: [0.975, 0.018, 70], low: [0.94, 0.03, 55] }),
    dark: byNight(48, 0.026, { sky: [0.235, 0.022, 25], low: [0.185, 0.022, 45] }),
  },
  paper: {
    light: byDay(88, 0.014, { sky: [0.978, 0.01, 92], low: [0.968, 0.012, 88] }),
    dark: byNight(248, 0.024, {
      ...onPlain(248, 0.02),
      sky: [0.212, 0.022, 250],
      low: [0.202, 0.022, 248],
    }),
  },
  sand: {
    light: byDay(80, 0.022, { sky: [0.962, 0.016, 85], low: [0.962, 0.016, 85] }),
    dark: byNight(62, 0.016, {
      ...onPlain(66, 0.014),
      sky: [0.205, 0.012, 70],
      low: [0.205, 0.012, 70],
    }),
  },
  moss: {
    light: byDay(150, 0.024, { sky: [0.98, 0.012, 130], low: [0.955, 0.024, 145] }),
    dark: byNight(178, 0.024, {
      sky: [0.195, 0.026, 215],
      low: [0.25, 0.028, 185],
      far: [0.222, 0.028, 180],
      mid: [0.19, 0.026, 178],
      near: [0.15, 0.02, 175],
    }),
  },
  night: {
    light: byDay(248, 0.02, {
      sky: [0.935, 0.026, 248],
      low: [0.976, 0.012, 80],
      glow: [0.998, 0.004, 250],
      spark: [0.992, 0.008, 250],
    }),
    dark: byNight(258, 0.034, {
      sky: [0.16, 0.034, 262],
      low: [0.245, 0.036, 248],
      glow: [0.345, 0.022, 245],
      spark: [0.385, 0.03, 250],
    }),
  },
};

/** The tones of a gradient; those of still water for a name that nobody knows. */
export function tonesOf(gradient: string | undefined, mode: Mode): Tones {
  const ladder = LADDERS[gradient ?? '']?.[mode] ?? LADDERS['still-water']?.[mode];
  if (!ladder) throw new Error('still-water has no tones');
  const hex = (name: keyof Tones) => toHex(ladder[name]);
  return {
    sky: hex('sky'),
    low: hex('low'),
    far: hex('far'),
    mid: hex('mid'),
    near: hex('near'),
    line: hex('line'),
    glow: hex('glow'),
    spark: hex('spark'),
  };
}

/** OKLCH as sRGB (Ottosson 2020): pictures in a style sheet must be read by browsers without it. */
function toHex([lightness, chroma, hue]: Colour): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map(channel)
    .join('')}`;
}

function channel(linear: number): string {
  const part = Math.min(1, Math.max(0, linear));
  const value = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
