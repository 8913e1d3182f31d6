import type { CSSProperties } from 'react';

/** Paper by daylight, and the same paper by a small lamp. Pencil on bare paper is ≥ 3:1. */
export const SHEET_COLOURS: CSSProperties = {
  '--sheet': 'light-dark(oklch(0.962 0.02 88), oklch(0.225 0.026 240))',
  '--bare': 'light-dark(oklch(0.988 0.012 90), oklch(0.3 0.028 238))',
  '--pencil': 'light-dark(oklch(0.4 0.04 245), oklch(0.68 0.03 225))',
  '--glow': 'light-dark(oklch(0.92 0.1 88), oklch(0.46 0.09 80))',
  '--at': 'light-dark(oklch(0.35 0.09 225), oklch(0.9 0.1 95))',
};
