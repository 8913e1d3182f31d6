import { describe, expect, it } from 'vitest';
import { PALETTES } from './palettes.content.ts';

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1.0: what is left of a colour in linear RGB. */
const EYES: Record<string, readonly Triple[]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Two colours this far apart in OKLab are told apart at a glance, side by side. */
const APART = 0.07;

const dot = (row: Triple, [r, g, b]: Triple) => row[0] * r + row[1] * g + row[2] * b;
const linear = (hex: string) =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;

function oklab(rgb: Triple): Triple {
  const [l, m, s] = (
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ] as Triple[]
  ).map((row) => Math.cbrt(dot(row, rgb))) as Triple;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function seenBy(eyes: string, hex: string): Triple {
  const rgb = linear(hex);
  return oklab(EYES[eyes]!.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Triple);
}

describe.each(PALETTES)('the palette $name', ({ colours }) => {
  it.each(Object.keys(EYES))('keeps its colours apart for %s', (eyes) => {
    const alike = colours.flatMap((one, at) =>
      colours.slice(at + 1).flatMap((other) => {
        const a = seenBy(eyes, one.hex);
        const b = seenBy(eyes, other.hex);
        const far = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        return far > APART ? [] : [`${one.name}, ${other.name}`];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('names every colour once', () => {
    expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
  });
});
