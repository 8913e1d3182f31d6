import { isRecord } from '#web/lib/is-record.ts';

/** Who is attacked in the talk: somebody, a woman; null where nobody is. */
export type Attacked = 'somebody' | 'woman' | null;

/**
 * Whether the talk is about violence by somebody, to the person or to somebody else, out of the state
 * that came with its last answer.
 */
export function attackedOf(state: unknown): Attacked {
  const danger = isRecord(state) && state['danger'];
  // Names of ours: kinds of danger, and what is known of one.
  const known = isRecord(danger) ? [danger['kind'], danger['facts']].join() : '';
  if (!/violence|attack/.test(known)) return null;
  return known.includes('woman') ? 'woman' : 'somebody';
}
