import type { ToolId } from '../tools.ts';

export const EXERCISE_IDS = [
  'name-feeling',
  'check-evidence',
  'small-step',
  'urge-surfing',
  'problem-solving',
  'grief',
  'gratitude',
  'self-compassion',
  'defusion',
  'values',
  'grounding',
  'tipp',
  'sleep',
  'worry-time',
  'assertive-message',
  'breathing',
] as const;
export type ExerciseId = (typeof EXERCISE_IDS)[number];

export interface Step {
  /** One question or one instruction; every phrasing asks the same. */
  say: readonly string[];
  /** What can be answered with one touch. */
  quick?: readonly string[];
}

/** A talk of a few turns with a purpose. It can be left at any of them. */
export interface Exercise {
  id: ExerciseId;
  /** In the infinitive, to fit "¿quieres que probemos a …?". Names the exercise in an offer. */
  what: readonly string[];
  /** On the button that accepts it. */
  label: string;
  /** Ways to ask for it by name. */
  cues: readonly string[];
  steps: readonly [Step, ...Step[]];
  /** `[draft]` is put together from the answers (only the message to somebody). */
  close: readonly string[];
  tool?: ToolId;
}
