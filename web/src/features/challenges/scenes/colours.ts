import type { CSSProperties } from 'react';

/** Two tones and one light, by day and by night; `line` is the pen. */
export const SCENE_COLOURS: CSSProperties = {
  '--scene-sky': 'light-dark(oklch(0.955 0.02 200), oklch(0.265 0.034 238))',
  '--scene-far': 'light-dark(oklch(0.89 0.035 196), oklch(0.335 0.04 232))',
  '--scene-near': 'light-dark(oklch(0.79 0.055 206), oklch(0.43 0.055 222))',
  '--scene-light': 'light-dark(oklch(0.87 0.1 80), oklch(0.84 0.1 80))',
  '--scene-paper': 'light-dark(oklch(0.99 0.008 90), oklch(0.88 0.02 90))',
  '--scene-line': 'light-dark(oklch(0.34 0.05 232), oklch(0.92 0.015 210))',
  // On paper and on light, which stay bright by night.
  '--scene-ink': 'oklch(0.34 0.05 232)',
};
