import type { CSSProperties } from 'react';
import type { StoneKind } from '#domain/stones/stones.ts';

/** Hue and strength of a kind of stone: as they lie in a river, hardly coloured. */
const TONES: Readonly<Record<StoneKind, readonly [hue: number, chroma: number]>> = {
  calm: [212, 0.042],
  notice: [88, 0.055],
  words: [250, 0.03],
  people: [42, 0.045],
  thoughts: [305, 0.032],
  body: [160, 0.04],
  curiosity: [70, 0.066],
  holding: [18, 0.032],
};

/**
 * The tones of a stone by day and by night: its ground, its lower side, its veins, its line and the
 * light on it. `step` moves the ground a little, so that neighbours of a kind are not alike.
 */
export function stoneTones(kind: StoneKind, step: number): CSSProperties {
  const [hue, chroma] = TONES[kind];
  const [day, night] = [0.82 - step * 0.035, 0.55 - step * 0.026];
  const tone = (light: number, dark: number, strength = 1) =>
    `light-dark(oklch(${round(light)} ${round(chroma * strength)} ${hue}), oklch(${round(dark)} ${round(chroma * strength)} ${hue}))`;
  return {
    '--rock': tone(day, night),
    '--rock-low': tone(day - 0.075, night - 0.08, 1.1),
    '--rock-vein': tone(day + 0.07, night + 0.075, 0.8),
    '--rock-mark': tone(0.3, 0.96, 0.9),
    '--rock-line': tone(0.36, 0.2, 0.8),
    '--rock-light': tone(0.93, 0.7, 0.7),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
