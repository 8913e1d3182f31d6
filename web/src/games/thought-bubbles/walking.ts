import type { ThoughtsState } from './state.ts';
import { SAYINGS, VALUES } from './thoughts.content.ts';
import { OWN, OWN_LEVEL, TASK_LEVEL } from './visits.ts';

/**
 * Whether this thought is walked with: every one where that is the task, else one of them. It is the
 * person's own if there is one, and the last one otherwise.
 */
export function isWalked({ level, visit, visits, here, chosen, looked }: ThoughtsState): boolean {
  if (level >= OWN_LEVEL) return true;
  if (looked.some(({ goal }) => goal !== null)) return false;
  return here[chosen]?.number === OWN || visit === visits - 1;
}

/** What matters to the person, in their words or in ours. */
export function valueOf({ value, ownValue }: ThoughtsState): string {
  return value === OWN ? ownValue.trim() : (VALUES[value ?? 0] ?? '');
}

/** The one thing that lies by the way now; null where there is nothing else to do than walk. */
export function findOf({ level, finds, strides }: ThoughtsState): number | null {
  return level === TASK_LEVEL ? (finds[strides] ?? null) : null;
}

/** What lies on the way, ahead and behind, and how far along. */
export function thingsOf({ level, finds, picked }: ThoughtsState) {
  if (level !== TASK_LEVEL) return [];
  return finds.map((find, at) => ({ find, at })).filter(({ find }) => !picked.includes(find));
}

/** What the thought says now, where it is talkative. */
export function sayingOf({ level, stage, visit, strides }: ThoughtsState): string | null {
  if (level !== TASK_LEVEL || stage !== 'carry') return null;
  return SAYINGS[visit % SAYINGS.length]?.[strides] ?? null;
}
