import type { EmotionId } from '#domain/mood/emotions.ts';
import type { RiverWater } from '#web/features/home/scene/river.tsx';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';

/** How Nilo looks at somebody who has just said how they arrive. */
const FACES: Record<EmotionId, MascotEmotion> = {
  entusiasmo: 'encouraging',
  alegria: 'happy',
  gratitud: 'happy',
  ternura: 'calm',
  alivio: 'calm',
  calma: 'calm',
  cansancio: 'listening',
  tristeza: 'listening',
  soledad: 'listening',
  ansiedad: 'breathing',
  miedo: 'concerned',
  enojo: 'listening',
};

/** Before anything is told today he only looks up, a little worried where the river still runs high. */
export function faceFor(
  told: { emotion: EmotionId } | undefined,
  water: RiverWater,
): MascotEmotion {
  if (told) return FACES[told.emotion];
  return water === 'calm' || water === 'bright' ? 'default' : 'curious';
}
