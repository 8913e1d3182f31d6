import type { CSSProperties } from 'react';

/** Tones of the river at dusk, light and dark. Words stand on `sky` only: ink on it is ≥ 7:1. */
export const SCENE_COLOURS: CSSProperties = {
  '--sky': 'light-dark(oklch(0.945 0.025 85), oklch(0.245 0.035 262))',
  '--disc': 'light-dark(oklch(0.89 0.085 80), oklch(0.9 0.035 95))',
  '--hill-far': 'light-dark(oklch(0.86 0.035 190), oklch(0.31 0.035 245))',
  '--hill-near': 'light-dark(oklch(0.77 0.05 185), oklch(0.275 0.035 235))',
  '--water': 'light-dark(oklch(0.73 0.06 215), oklch(0.33 0.055 232))',
  '--water-deep': 'light-dark(oklch(0.63 0.07 220), oklch(0.275 0.05 238))',
  '--dusk': 'light-dark(oklch(0.81 0.085 18), oklch(0.22 0.045 318))',
  '--night': 'light-dark(oklch(0.38 0.075 275), oklch(0.175 0.035 265))',
  '--night-land': 'light-dark(oklch(0.29 0.05 250), oklch(0.155 0.03 250))',
  '--star': 'oklch(0.95 0.03 95)',
  '--drop': 'light-dark(oklch(0.73 0.06 215), oklch(0.56 0.075 218))',
  '--water-light': 'light-dark(oklch(0.88 0.04 205), oklch(0.5 0.06 220))',
  '--gold': 'light-dark(oklch(0.83 0.135 82), oklch(0.76 0.125 80))',
  '--gold-line': 'light-dark(oklch(0.62 0.13 68), oklch(0.9 0.1 88))',
  '--quill': 'light-dark(oklch(0.3 0.05 235), oklch(0.97 0.015 90))',
  '--vane': 'light-dark(oklch(0.995 0.008 90), oklch(0.83 0.04 215))',
};
