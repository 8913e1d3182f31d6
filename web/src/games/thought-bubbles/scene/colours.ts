import type { CSSProperties } from 'react';

/** The river in the evening. Words stand on `cloud` and `leaf`: ink on them is ≥ 7:1. */
export const THOUGHT_COLOURS: CSSProperties = {
  '--dusk': 'light-dark(oklch(0.93 0.025 235), oklch(0.24 0.04 262))',
  '--far-bank': 'light-dark(oklch(0.85 0.04 200), oklch(0.3 0.04 240))',
  '--near-bank': 'light-dark(oklch(0.76 0.06 175), oklch(0.27 0.04 205))',
  '--stream': 'light-dark(oklch(0.8 0.05 220), oklch(0.315 0.055 235))',
  '--stream-light': 'light-dark(oklch(0.92 0.03 215), oklch(0.44 0.055 225))',
  '--cloud': 'light-dark(oklch(0.995 0.006 90), oklch(0.345 0.03 255))',
  '--cloud-line': 'light-dark(oklch(0.5 0.06 240), oklch(0.72 0.05 240))',
  '--leaf': 'light-dark(oklch(0.88 0.09 125), oklch(0.36 0.06 140))',
  '--leaf-line': 'light-dark(oklch(0.45 0.09 140), oklch(0.75 0.09 130))',
  '--path': 'light-dark(oklch(0.9 0.045 85), oklch(0.37 0.03 80))',
  '--wood': 'light-dark(oklch(0.72 0.08 70), oklch(0.5 0.06 65))',
  '--wood-line': 'light-dark(oklch(0.42 0.06 60), oklch(0.76 0.06 75))',
  '--stone': 'light-dark(oklch(0.78 0.015 240), oklch(0.62 0.02 240))',
  '--petal': 'light-dark(oklch(0.86 0.08 350), oklch(0.74 0.09 350))',
  '--red-leaf': 'light-dark(oklch(0.68 0.15 35), oklch(0.62 0.14 35))',
  '--shell': 'light-dark(oklch(0.92 0.045 50), oklch(0.78 0.06 45))',
  '--seed': 'light-dark(oklch(0.6 0.08 60), oklch(0.56 0.08 60))',
  '--thing-line': 'light-dark(oklch(0.33 0.04 240), oklch(0.16 0.03 250))',
  '--mark': 'light-dark(oklch(0.6 0.13 68), oklch(0.84 0.12 82))',
};
