import { type EmotionId, placeOf } from '#domain/mood/emotions.ts';
import { clockText, DIARY_TEXTS } from '../texts.ts';
import { partOfDay } from './days.ts';

interface DayLineProps {
  entries: readonly { id: string; occurredAt: string; emotion: EmotionId | null }[];
}

const [WIDTH, MIDDLE, HIGHEST] = [320, 20, 11];
const STEPS = 64;
/** How far around it an entry lifts the water: a tenth of the day. */
const REACH = 0.1;

/**
 * The day as a line of water from one midnight to the next. Where something was written there is a
 * stone, and the water around it stands high with energy and low without. The sentence beside it
 * says the hours; the drawing says nothing that is not said there.
 */
export function DayLine({ entries }: DayLineProps) {
  const moments = entries.map((entry) => ({
    id: entry.id,
    at: partOfDay(new Date(entry.occurredAt)),
    lift: entry.emotion ? placeOf(entry.emotion).energy : 0,
    hue: entry.emotion ? placeOf(entry.emotion).hue : null,
  }));
  const height = (at: number) => {
    const ripple = Math.sin(at * Math.PI * 14) * 1.4;
    const lifted = moments.map((one) => one.lift * Math.exp(-(((at - one.at) / REACH) ** 2)));
    return MIDDLE - ripple - lifted.reduce((sum, lift) => sum + lift, 0) * HIGHEST;
  };
  const points = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const line = points
    .map((at, step) => `${step === 0 ? 'M' : 'L'}${(at * WIDTH).toFixed(1)} ${bounded(height(at))}`)
    .join('');
  const times = entries.map((entry) => clockText(new Date(entry.occurredAt))).toReversed();
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 40`}
      role="img"
      aria-label={DIARY_TEXTS.dayLine(times.join(', '))}
      className="h-10 w-full overflow-visible"
    >
      <path
        d={line}
        fill="none"
        stroke="var(--nilo-ripple)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {/* Noon: a short stroke under the line. */}
      <path d={`M${WIDTH / 2} 33v3`} stroke="var(--ink-soft)" strokeLinecap="round" opacity="0.6" />
      {moments.map(({ id, at, hue }) => (
        <circle
          key={id}
          cx={at * WIDTH}
          cy={bounded(height(at))}
          r="5"
          fill={
            hue === null
              ? 'var(--surface)'
              : `light-dark(oklch(0.78 0.09 ${hue}), oklch(0.62 0.09 ${hue}))`
          }
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}

function bounded(y: number): string {
  return Math.min(36, Math.max(5, y)).toFixed(1);
}
