/**
 * What was done, in order, and what was taken back and can be done again. Plain JSON, so that a
 * person can still take back what was drawn before a reload.
 */
export interface History<T> {
  done: readonly T[];
  undone: readonly T[];
}

export const NOTHING_DONE = { done: [], undone: [] } as const;

/** Something new is done: what had been taken back is gone. */
export function afterDoing<T>({ done }: History<T>, item: T): History<T> {
  return { done: [...done, item], undone: [] };
}

export function afterUndo<T>(history: History<T>): History<T> {
  const last = history.done.at(-1);
  if (last === undefined) return history;
  return { done: history.done.slice(0, -1), undone: [...history.undone, last] };
}

export function afterRedo<T>(history: History<T>): History<T> {
  const next = history.undone.at(-1);
  if (next === undefined) return history;
  return { done: [...history.done, next], undone: history.undone.slice(0, -1) };
}
