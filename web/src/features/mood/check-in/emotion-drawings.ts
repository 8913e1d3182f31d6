import type { EmotionId } from '#domain/mood/emotions.ts';

interface Drawing {
  /** The sign of the emotion on a 24 px grid, one stroke of the house's line. */
  sign: string;
  /** The texture of its pebble on a 48 px grid, for eyes that do not tell hues apart. */
  texture: string;
}

export const EMOTION_DRAWINGS: Record<EmotionId, Drawing> = {
  entusiasmo: {
    sign: 'M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.8 2.8M15.6 15.6l2.8 2.8M18.4 5.6l-2.8 2.8M8.4 15.6l-2.8 2.8M12 12h.01',
    texture: 'M8 40L20 28M16 44L30 30M28 20L40 8M18 18L32 4M4 32L12 24M36 24L44 16',
  },
  alegria: {
    sign: 'M4 13.5c1 4 4 6.5 8 6.5s7-2.5 8-6.5M8.5 8.5h.01M15.5 8.5h.01',
    texture:
      'M10 14h.01M20 8h.01M30 12h.01M40 16h.01M8 26h.01M40 28h.01M12 36h.01M24 42h.01M34 38h.01',
  },
  gratitud: {
    sign: 'M12 20C6.5 16 4 13 4 9.8A4 4 0 0 1 12 8a4 4 0 0 1 8 1.8c0 2.4-1.4 4.6-4.2 7',
    texture: 'M6 20q4-5 8 0M34 18q4-5 8 0M8 34q4-5 8 0M32 36q4-5 8 0M20 8q4-5 8 0M20 43q4-5 8 0',
  },
  ternura: {
    sign: 'M5 15.5A5.5 5.5 0 0 1 15.8 14M9 19.5a5.5 5.5 0 1 1 10-4.5M3.5 19.5h17',
    texture:
      'M9 17a2.5 2.5 0 1 0 .1 0M38 14a2.5 2.5 0 1 0 .1 0M10 34a2.5 2.5 0 1 0 .1 0M38 33a2.5 2.5 0 1 0 .1 0M24 41a2 2 0 1 0 .1 0',
  },
  alivio: {
    sign: 'M4 9h9.5A2.7 2.7 0 1 0 11 5.6M4 13h13.5a2.6 2.6 0 1 1-2.3 3.8M4 17h6.5',
    texture: 'M4 14q10-5 20 0t20 0M4 36q10-5 20 0t20 0',
  },
  calma: {
    sign: 'M4 9.5c2.7 0 2.7-1.5 5.3-1.5s2.7 1.5 5.4 1.5S17.3 8 20 8M4 14.5c2.7 0 2.7-1.5 5.3-1.5s2.7 1.5 5.4 1.5 2.6-1.5 5.3-1.5',
    texture: 'M4 12h40M4 36h40M8 42h32M10 6h28',
  },
  cansancio: {
    sign: 'M4 9.5c1.8 1.6 4.2 1.6 6 0M14 9.5c1.8 1.6 4.2 1.6 6 0M9.5 17h5',
    texture: 'M6 14h6M18 10h6M34 14h6M6 36h6M20 41h6M34 36h6',
  },
  tristeza: {
    sign: 'M12 4c3.5 4.4 5.5 7.4 5.5 10.2A5.5 5.5 0 0 1 12 20a5.5 5.5 0 0 1-5.5-5.8c0-1.9.9-3.9 2.5-6.2',
    texture: 'M8 12v8M14 32v8M40 12v8M34 33v8M24 4v5M24 42v4M6 30v5M42 28v5',
  },
  soledad: {
    sign: 'M12 4.5a7.5 7.5 0 1 0 7.5 7.5 7.4 7.4 0 0 0-4-6.6M12 12h.01',
    texture: 'M24 4a20 20 0 0 0-20 20M24 44a20 20 0 0 0 20-20',
  },
  ansiedad: {
    sign: 'M4 14c1-6 5-9 8-7s-1 9-4 8 1-9 6-8 6 6 3 8-6-2-3-5 5-2 6 1',
    texture: 'M4 16L16 4M4 16l4-8M32 44l12-12M36 44l4-10M40 4l-6 10M44 8l-10 4M4 34l12 4M8 44l2-12',
  },
  miedo: {
    sign: 'M4 10l2.7-3 2.6 3L12 7l2.7 3 2.6-3L20 10M8 15h.01M16 15h.01M10.5 19h3',
    texture: 'M4 14l4-4 4 4 4-4M32 12l4-4 4 4 4-4M4 38l4-4 4 4 4-4M32 38l4-4 4 4 4-4',
  },
  enojo: {
    sign: 'M12.5 3.5L7 12.5h5l-1.5 8L17 10.5h-5l2.5-5',
    texture: 'M6 8L16 20M16 4l6 8M32 4l10 12M6 30l10 12M30 34l8 9M38 26l6 8',
  },
};
