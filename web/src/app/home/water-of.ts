import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';
import type { RiverWater } from '#web/features/home/scene/river.tsx';

/** As much of a check-in as the river needs. */
export interface CheckIn {
  emotion: EmotionId;
  intensity: Intensity;
  /** ISO date and time. */
  occurredAt: string;
}

const LIGHT: readonly EmotionId[] = ['entusiasmo', 'alegria', 'gratitud', 'ternura'];
const HEAVY: readonly EmotionId[] = ['tristeza', 'soledad', 'cansancio'];
const STIRRED: readonly EmotionId[] = ['miedo', 'ansiedad', 'enojo'];
const HOURS_THAT_A_MOOD_LASTS = 18;

/** The river as the last check-in left it; a night later it has calmed down by itself. */
export function waterOf(last: CheckIn | undefined, now: Date): RiverWater {
  if (!last) return 'calm';
  const age = now.getTime() - new Date(last.occurredAt).getTime();
  return age > HOURS_THAT_A_MOOD_LASTS * 3_600_000 ? 'calm' : waterThen(last);
}

/** The river as it was when this was told. */
export function waterThen({ emotion, intensity }: Omit<CheckIn, 'occurredAt'>): RiverWater {
  if (LIGHT.includes(emotion)) return 'bright';
  if (HEAVY.includes(emotion)) return 'low';
  if (STIRRED.includes(emotion)) return intensity >= 4 ? 'flood' : 'waves';
  return 'calm';
}
