import type { ExerciseId } from '../exercises/exercise.ts';
import type { EmotionId } from '../emotions.ts';
import type { ToolId } from '../tools.ts';

/** One everyday subject: how it sounds, and what a good listener says and asks about it. */
export interface Topic {
  id: string;
  /** As in "lo de [name]": a noun phrase. */
  name: string;
  /** Patterns as in `domain/safety/match/pattern.ts`. */
  cues: readonly string[];
  emotion: EmotionId;
  validate: readonly string[];
  ask: readonly string[];
  /** One small thing to do; only for somebody who asked for it. */
  idea: readonly string[];
  /** Talks of several turns that fit, the best first. */
  exercises: readonly [ExerciseId, ...ExerciseId[]];
  tool?: ToolId;
}
