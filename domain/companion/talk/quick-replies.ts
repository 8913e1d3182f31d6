import { exerciseOf } from '../content/exercises/all-exercises.ts';
import type { Exercise, ExerciseId } from '../content/exercises/exercise.ts';
import { QUICK } from '../content/quick-replies.ts';

/** A button beside the free text: what it says, and what it sends. */
export interface QuickReply {
  label: string;
  message: string;
}

const MOST = 4;

export function quick(...texts: readonly string[]): QuickReply[] {
  return [...new Set(texts)].slice(0, MOST).map((text) => ({ label: text, message: text }));
}

export function offerReplies(id: ExerciseId): QuickReply[] {
  return [
    { label: exerciseOf(id).label, message: QUICK.accept },
    ...quick(QUICK.notNow, QUICK.listen),
  ];
}

export function stepReplies(exercise: Exercise, step: number): QuickReply[] {
  return quick(...(exercise.steps[step]?.quick ?? []).slice(0, MOST - 1), QUICK.leave);
}

/** To a question that wants a yes or a no. */
export function answers(): QuickReply[] {
  return quick(QUICK.yes, QUICK.no, QUICK.sometimes, QUICK.dunno);
}
