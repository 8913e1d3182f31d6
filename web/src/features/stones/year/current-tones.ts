import type { CareKind } from '#domain/stones/care-days.ts';

/** The hue of each current; where it lies in the river says the same without colour. */
export const CURRENT_TONES: Readonly<Record<CareKind, string>> = {
  notice: 'light-dark(oklch(0.5 0.11 75), oklch(0.85 0.11 80))',
  calm: 'light-dark(oklch(0.45 0.09 235), oklch(0.84 0.075 225))',
  words: 'light-dark(oklch(0.42 0.09 300), oklch(0.82 0.08 305))',
  talk: 'light-dark(oklch(0.48 0.12 30), oklch(0.82 0.09 35))',
  play: 'light-dark(oklch(0.45 0.09 150), oklch(0.84 0.1 150))',
  learn: 'light-dark(oklch(0.32 0.05 240), oklch(0.96 0.02 220))',
};
