import type { EmotionId, Intensity } from '../emotions.ts';
import { MOOD_ANSWERS, type MoodAnswer } from './answers.content.ts';

/** What Nilo answers to how somebody arrives: always the same for the same, so that a reload keeps it. */
export function answerFor(told: { emotion: EmotionId; intensity: Intensity }): MoodAnswer {
  const [a, b, c, d, e] = MOOD_ANSWERS[told.emotion];
  return { 1: a, 2: b, 3: c, 4: d, 5: e }[told.intensity];
}
