import type { CSSProperties } from 'react';
import { type EmotionId, placeOf } from '#domain/mood/emotions.ts';

/** The three tones of an emotion's hue, by day and by night: its ground, its texture, its lines. */
export function emotionTones(id: EmotionId): CSSProperties {
  const { hue } = placeOf(id);
  return {
    '--stone': `light-dark(oklch(0.9 0.065 ${hue}), oklch(0.36 0.06 ${hue}))`,
    '--grain': `light-dark(oklch(0.72 0.1 ${hue}), oklch(0.52 0.08 ${hue}))`,
    '--mark': `light-dark(oklch(0.34 0.08 ${hue}), oklch(0.95 0.04 ${hue}))`,
  };
}
