import type { CSSProperties } from 'react';

/** Glazed tiles on a patio of clay. Words stand on `glaze` and `set`: ink on them is ≥ 9:1. */
export const TILE_COLOURS: CSSProperties = {
  '--patio': 'light-dark(oklch(0.77 0.065 48), oklch(0.26 0.03 42))',
  '--joint': 'light-dark(oklch(0.7 0.07 45), oklch(0.31 0.035 42))',
  '--glaze': 'light-dark(oklch(0.985 0.012 95), oklch(0.33 0.03 255))',
  '--back': 'light-dark(oklch(0.96 0.018 95), oklch(0.3 0.045 262))',
  '--set': 'light-dark(oklch(0.93 0.05 150), oklch(0.34 0.045 165))',
  '--cobalt': 'light-dark(oklch(0.44 0.12 258), oklch(0.74 0.085 250))',
  '--cobalt-soft': 'light-dark(oklch(0.68 0.09 252), oklch(0.5 0.08 255))',
  '--ochre': 'light-dark(oklch(0.66 0.125 68), oklch(0.8 0.11 78))',
  '--leaf': 'light-dark(oklch(0.52 0.09 155), oklch(0.72 0.09 155))',
};
