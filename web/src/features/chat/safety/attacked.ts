import { isRecord } from '#web/lib/is-record.ts';

/** Who is attacked in the talk: somebody, a woman; null where nobody is. */
export type Attacked = 'somebody' | 'woman' | null;

/** Kinds of danger, and what is known of one, that say so. */
const OF_VIOLENCE: ReadonlySet<unknown> = new Set(['violence', 'sexual-violence', 'attack']);

/**
 * Whether the talk is about violence by somebody, to the person or to somebody else, out of the state
 * that came with its last answer.
 */
export function attackedOf(state: unknown): Attacked {
  const danger = isRecord(state) && state['danger'];
  const known = isRecord(danger) ? [danger['kind'], danger['facts']].flat() : [];
  if (!known.some((one) => OF_VIOLENCE.has(one))) return null;
  return known.includes('woman') ? 'woman' : 'somebody';
}
