import { EMOTION_IDS, type EmotionId } from '#domain/mood/emotions.ts';
import { emotionTones } from '../check-in/emotion-tones.ts';

/** A tile of 8 by 8 for each emotion, told apart without its hue. */
const TILES: Record<EmotionId, string> = {
  entusiasmo: 'M4 0V8M0 4H8M1 1L7 7M7 1L1 7',
  alegria: 'M2 2h.01M6 6h.01M2 6h.01M6 2h.01',
  gratitud: 'M0 5Q2 1 4 5T8 5',
  ternura: 'M4 2.2A1.8 1.8 0 1 0 4.1 2.2',
  alivio: 'M0 2H8M0 6H4',
  calma: 'M0 4H8',
  cansancio: 'M1 4H4',
  tristeza: 'M2 0V4M6 4V8',
  soledad: 'M4 4h.01',
  ansiedad: 'M0 0L8 8M0 8L8 0',
  miedo: 'M0 6L2 2L4 6L6 2L8 6',
  enojo: 'M0 8L8 0M-2 2L2 -2M6 10L10 6',
};

export function patternOf(prefix: string, id: EmotionId): string {
  return `url(#${prefix}-${id})`;
}

/** The fills of a chart. `prefix` keeps those of several charts on a page apart. */
export function EmotionPatterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      {EMOTION_IDS.map((id) => (
        <pattern
          key={id}
          id={`${prefix}-${id}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          style={emotionTones(id)}
        >
          <rect width="8" height="8" fill="var(--stone)" />
          <path
            d={TILES[id]}
            fill="none"
            stroke="var(--mark)"
            strokeWidth="1.1"
            strokeLinecap="round"
            opacity="0.75"
          />
        </pattern>
      ))}
    </defs>
  );
}
