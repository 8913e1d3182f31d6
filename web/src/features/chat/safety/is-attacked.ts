import { isRecord } from '#web/lib/is-record.ts';

/** Kinds of danger, and what is known of one, that say so. */
const OF_VIOLENCE: ReadonlySet<unknown> = new Set(['violence', 'sexual-violence', 'attack']);

/**
 * Whether the talk is about violence by somebody, to the person or to somebody else, out of the state
 * that came with its last answer.
 */
export function isAttacked(state: unknown): boolean {
  const danger = isRecord(state) && state['danger'];
  return (
    isRecord(danger) && [danger['kind'], danger['facts']].flat().some((one) => OF_VIOLENCE.has(one))
  );
}
