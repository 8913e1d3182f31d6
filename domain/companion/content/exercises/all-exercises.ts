import { ACTION_EXERCISES } from './actions.ts';
import { BODY_EXERCISES } from './body.ts';
import type { Exercise, ExerciseId } from './exercise.ts';
import { HEART_EXERCISES } from './heart.ts';
import { THOUGHT_EXERCISES } from './thoughts.ts';

export const EXERCISES: readonly Exercise[] = [
  ...HEART_EXERCISES,
  ...THOUGHT_EXERCISES,
  ...ACTION_EXERCISES,
  ...BODY_EXERCISES,
];

const BY_ID = new Map<ExerciseId, Exercise>(EXERCISES.map((one) => [one.id, one]));

export function exerciseOf(id: ExerciseId): Exercise {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`No exercise ${id}`);
  return found;
}
