import type { PartId } from '../parts.ts';

/** A buoy of the own plan that was changed in a story. No word of the plan is in here. */
export interface Change {
  part: PartId;
  /** Id of the story. */
  from: string;
  /** The new line, by its place in the buoy; −1 where one only went away. */
  line: number;
}

/** The same list where nothing new is known. */
export function withChange(
  changes: readonly Change[],
  part: PartId,
  from: string,
  line: number | null,
): readonly Change[] {
  const isThis = (one: Change) => one.part === part && one.from === from;
  const known = changes.find(isThis);
  if ((known?.line ?? null) === line) return changes;
  const others = changes.filter((one) => !isThis(one));
  return line === null ? others : [...others, { part, from, line }];
}

/** What is new among the lines of a buoy: its place, −1 where one went away, null where nothing is. */
export function changedLine(before: readonly string[], now: readonly string[]): number | null {
  const line = now.findIndex((one) => !before.includes(one));
  if (line >= 0) return line;
  return now.length === before.length ? null : -1;
}
