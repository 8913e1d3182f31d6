import type { CSSProperties } from 'react';

/** The river from above, in the morning. Words stand on `token` and `bank`: ink on them is ≥ 7:1. */
export const RIVER_COLOURS: CSSProperties = {
  '--flow': 'light-dark(oklch(0.88 0.042 205), oklch(0.27 0.05 232))',
  '--flow-line': 'light-dark(oklch(0.96 0.02 200), oklch(0.35 0.055 228))',
  '--bank': 'light-dark(oklch(0.93 0.04 105), oklch(0.285 0.035 150))',
  '--bank-edge': 'light-dark(oklch(0.84 0.06 110), oklch(0.34 0.045 150))',
  '--pebble': 'light-dark(oklch(0.77 0.045 120), oklch(0.4 0.045 155))',
  '--stone': 'light-dark(oklch(0.86 0.03 95), oklch(0.52 0.03 220))',
  '--stone-line': 'light-dark(oklch(0.5 0.04 130), oklch(0.76 0.03 200))',
  '--token': 'light-dark(oklch(0.995 0.006 95), oklch(0.36 0.04 228))',
  '--token-line': 'light-dark(oklch(0.46 0.07 222), oklch(0.78 0.055 210))',
  '--here': 'light-dark(oklch(0.94 0.035 195), oklch(0.325 0.055 225))',
  '--here-line': 'light-dark(oklch(0.6 0.085 210), oklch(0.62 0.08 210))',
  '--spark': 'light-dark(oklch(0.72 0.14 72), oklch(0.85 0.12 82))',
};
