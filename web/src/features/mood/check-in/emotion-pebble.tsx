import type { EmotionId } from '#domain/mood/emotions.ts';
import { EMOTION_DRAWINGS } from './emotion-drawings.ts';
import { emotionTones } from './emotion-tones.ts';

/** A pebble: every corner has a different radius. */
const OUTLINE =
  'M5 26C3.5 14 12 4 25 4c12 0 19.5 7.5 19 20-.4 11.5-8.5 19.5-20.5 19.5C13 43.5 6 37 5 26Z';

/** An emotion as a pebble: its hue, its texture and its sign. Its name always stands beside it. */
export function EmotionPebble({ id, className }: { id: EmotionId; className?: string }) {
  const { sign, texture } = EMOTION_DRAWINGS[id];
  return (
    <svg
      viewBox="0 0 48 48"
      className={className ?? 'size-12'}
      style={emotionTones(id)}
      aria-hidden="true"
    >
      <path d={OUTLINE} fill="var(--stone)" stroke="var(--mark)" strokeWidth="1.5" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={texture}
          stroke="var(--grain)"
          strokeWidth="2"
          style={{ clipPath: 'circle(19px at 24.5px 24px)' }}
        />
        <path
          d={sign}
          transform="translate(10.5 10) scale(1.15)"
          stroke="var(--stone)"
          strokeWidth="5.5"
        />
        <path
          d={sign}
          transform="translate(10.5 10) scale(1.15)"
          stroke="var(--mark)"
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}
