import type { CSSProperties } from 'react';

/** Tones under the surface of the river. Words stand on `pond` only: ink on it is ≥ 7:1. */
export const POND_COLOURS: CSSProperties = {
  '--pond': 'light-dark(oklch(0.93 0.03 200), oklch(0.255 0.045 236))',
  '--pond-mid': 'light-dark(oklch(0.885 0.042 203), oklch(0.228 0.044 238))',
  '--pond-deep': 'light-dark(oklch(0.83 0.052 207), oklch(0.2 0.042 240))',
  '--reed': 'light-dark(oklch(0.74 0.062 185), oklch(0.3 0.05 205))',
  '--reed-near': 'light-dark(oklch(0.64 0.07 190), oklch(0.345 0.055 200))',
  '--silt': 'light-dark(oklch(0.72 0.055 212), oklch(0.165 0.035 242))',
  '--surface-light': 'light-dark(oklch(0.985 0.018 95), oklch(0.34 0.055 228))',
  '--breath': 'light-dark(oklch(0.975 0.02 195), oklch(0.295 0.05 230))',
  '--skin': 'light-dark(oklch(0.97 0.018 200 / 0.75), oklch(0.42 0.06 225 / 0.7))',
  '--skin-line': 'light-dark(oklch(0.45 0.075 222), oklch(0.78 0.06 212))',
  '--glint': 'light-dark(oklch(1 0 0), oklch(0.95 0.02 200))',
  '--ripe': 'light-dark(oklch(0.85 0.135 84), oklch(0.83 0.125 82))',
  '--ripe-line': 'light-dark(oklch(0.47 0.1 62), oklch(0.95 0.06 90))',
};
