import type { CSSProperties } from 'react';

/** The sea at the last light; what is lit stands out by its light and by its shape. */
export const SEA_COLOURS: CSSProperties = {
  '--sky': 'light-dark(oklch(0.9 0.05 70), oklch(0.25 0.04 270))',
  '--sun': 'light-dark(oklch(0.82 0.12 70), oklch(0.9 0.04 95))',
  '--hill': 'light-dark(oklch(0.72 0.045 230), oklch(0.33 0.04 255))',
  '--sea': 'light-dark(oklch(0.66 0.07 222), oklch(0.34 0.055 235))',
  '--sea-near': 'light-dark(oklch(0.57 0.075 225), oklch(0.28 0.05 240))',
  '--foam': 'light-dark(oklch(0.85 0.04 210), oklch(0.5 0.06 220))',
  '--buoy': 'light-dark(oklch(0.58 0.15 35), oklch(0.6 0.13 35))',
  '--dull': 'light-dark(oklch(0.8 0.02 220), oklch(0.5 0.025 230))',
  '--lit': 'oklch(0.9 0.13 92)',
  '--hull': 'light-dark(oklch(0.42 0.06 40), oklch(0.56 0.07 50))',
  '--sail': 'light-dark(oklch(0.98 0.015 90), oklch(0.9 0.02 90))',
  '--line': 'light-dark(oklch(0.27 0.04 240), oklch(0.17 0.03 245))',
};

/** The same sea when it is too high to sail. */
export const ROUGH_COLOURS: CSSProperties = {
  '--sky': 'light-dark(oklch(0.82 0.02 250), oklch(0.23 0.02 270))',
  '--cloud': 'light-dark(oklch(0.68 0.025 250), oklch(0.36 0.025 265))',
  '--sea': 'light-dark(oklch(0.55 0.045 235), oklch(0.3 0.04 245))',
  '--sea-near': 'light-dark(oklch(0.46 0.05 238), oklch(0.24 0.04 248))',
};
