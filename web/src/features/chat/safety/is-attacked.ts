import { isRecord } from '#web/lib/is-record.ts';

/**
 * Whether the talk is about violence by somebody, to the person or to somebody else, out of the state
 * that came with its last answer.
 */
export function isAttacked(state: unknown): boolean {
  const danger = isRecord(state) ? state['danger'] : null;
  if (!isRecord(danger)) return false;
  const { kind, facts } = danger;
  if (kind === 'violence' || kind === 'sexual-violence') return true;
  return Array.isArray(facts) && facts.includes('attack');
}
