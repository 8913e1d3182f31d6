import type { Water } from '#web/features/home/river.tsx';

/** As much of a check-in as the river needs. */
export interface CheckIn {
  emotion: string;
  /** 1 to 5. */
  intensity: number;
  /** ISO date and time. */
  occurredAt: string;
}

const HEAVY = ['tristeza', 'soledad', 'cansancio'];
const STIRRED = ['miedo', 'ansiedad', 'enojo'];
const HOURS_THAT_A_MOOD_LASTS = 18;

/** The river as the last check-in left it; a night later it has calmed down by itself. */
export function waterOf(last: CheckIn | undefined, now: Date): Water {
  if (!last) return 'calm';
  const age = now.getTime() - new Date(last.occurredAt).getTime();
  if (age > HOURS_THAT_A_MOOD_LASTS * 3_600_000) return 'calm';
  if (HEAVY.includes(last.emotion)) return 'low';
  if (STIRRED.includes(last.emotion)) return last.intensity >= 4 ? 'flood' : 'waves';
  return last.emotion === 'entusiasmo' ? 'waves' : 'calm';
}
