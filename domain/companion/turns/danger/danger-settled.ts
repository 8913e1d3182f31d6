import { nodeOf, PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import type { DangerFact, DangerKind } from '../../content/danger/danger-path.ts';
import type { DangerState, TalkState } from '../talk-state.ts';

/**
 * Whether a talk in an emergency still waits for somebody to come: since the last place that could not wait nobody was
 * called, nobody is there, and it did not ease. Otherwise nobody is told to call again.
 */
export function isStillUrgent({ safety, danger }: Pick<TalkState, 'safety' | 'danger'>): boolean {
  return safety.level === 'emergency' && danger !== null && !isSettled(danger);
}

export function isSettled({ kind, been }: DangerState): boolean {
  const places = been.map((one) => placeOf(one, kind));
  const urgent = places.findLastIndex(({ isUrgent }) => isUrgent);
  return urgent < 0 || places.findLastIndex(({ settles }) => settles) > urgent;
}

/** Places of other paths are kept after their kind, "overdose/now". */
function placeOf(been: string, kind: DangerKind): { isUrgent: boolean; settles: boolean } {
  const [of = '', other] = been.split('/');
  const path = PATH_BY_KIND.get(other === undefined ? kind : (of as DangerKind));
  const id = other ?? of;
  const knows = (path && nodeOf(path, id)?.knows) ?? [];
  return {
    isUrgent: id === path?.urgent || knows.includes('now'),
    settles: EASED.has(id) || knows.some((one) => HELPED.has(one)),
  };
}

const HELPED: ReadonlySet<DangerFact> = new Set(['called', 'accompanied']);
/** It went down by itself, in the person's own words. */
const EASED: ReadonlySet<string> = new Set(['eased', 'relief', 'end']);
