import type { CSSProperties } from 'react';

/** Sand at low water. Letters stand on `sand`, `wet`, `stream` and `trace`: ink on them is ≥ 8:1. */
export const SAND_COLOURS: CSSProperties = {
  '--sand': 'light-dark(oklch(0.925 0.035 85), oklch(0.285 0.022 75))',
  '--dune': 'light-dark(oklch(0.87 0.045 82), oklch(0.335 0.026 75))',
  '--stream': 'light-dark(oklch(0.86 0.055 212), oklch(0.385 0.06 228))',
  '--bank': 'light-dark(oklch(0.62 0.08 215), oklch(0.6 0.075 218))',
  '--trace': 'light-dark(oklch(0.89 0.07 180), oklch(0.42 0.06 185))',
  '--shell': 'light-dark(oklch(0.66 0.12 55), oklch(0.8 0.105 65))',
  '--pearl': 'light-dark(oklch(0.9 0.1 88), oklch(0.44 0.075 82))',
};
