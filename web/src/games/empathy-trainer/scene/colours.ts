import type { CSSProperties } from 'react';

/** Warm rooms, and the water that the boats are on. */
export const ROOM_COLOURS: CSSProperties = {
  '--wall': 'light-dark(oklch(0.93 0.035 80), oklch(0.29 0.03 60))',
  '--far': 'light-dark(oklch(0.87 0.045 75), oklch(0.34 0.035 60))',
  '--thing': 'light-dark(oklch(0.74 0.06 60), oklch(0.42 0.045 60))',
  '--green': 'light-dark(oklch(0.72 0.07 150), oklch(0.42 0.05 155))',
  '--sky': 'light-dark(oklch(0.9 0.035 220), oklch(0.27 0.04 250))',
  '--deep': 'light-dark(oklch(0.42 0.05 255), oklch(0.2 0.035 260))',
  '--light': 'light-dark(oklch(0.96 0.06 92), oklch(0.86 0.09 85))',
  '--water': 'light-dark(oklch(0.73 0.06 215), oklch(0.36 0.055 230))',
  '--ripple': 'light-dark(oklch(0.86 0.04 205), oklch(0.5 0.06 220))',
  '--boat': 'light-dark(oklch(0.5 0.075 45), oklch(0.62 0.075 55))',
  '--card': 'light-dark(oklch(0.83 0.075 78), oklch(0.58 0.07 68))',
  '--line': 'light-dark(oklch(0.3 0.04 240), oklch(0.17 0.03 245))',
};
