import type { CSSProperties } from 'react';

/** A house front at nightfall; the window is the one warm thing. */
export const HOUSE_COLOURS: CSSProperties = {
  '--sky': 'light-dark(oklch(0.86 0.045 250), oklch(0.23 0.035 265))',
  '--wall': 'light-dark(oklch(0.77 0.045 60), oklch(0.31 0.03 50))',
  '--wall-line': 'light-dark(oklch(0.69 0.05 55), oklch(0.36 0.03 50))',
  '--lamp': 'light-dark(oklch(0.93 0.075 90), oklch(0.8 0.095 82))',
  '--lamp-low': 'light-dark(oklch(0.86 0.09 80), oklch(0.68 0.095 75))',
  '--shutter': 'light-dark(oklch(0.52 0.065 200), oklch(0.42 0.055 205))',
  '--slat': 'light-dark(oklch(0.43 0.06 205), oklch(0.33 0.05 210))',
  '--frame': 'light-dark(oklch(0.98 0.012 90), oklch(0.86 0.02 90))',
  '--leaf': 'light-dark(oklch(0.55 0.09 150), oklch(0.5 0.07 155))',
  '--moon': 'light-dark(oklch(0.97 0.03 95), oklch(0.92 0.04 95))',
};
