import { isRecord } from '#web/lib/is-record.ts';

/** Whether the talk is on a path about violence by somebody, out of the state that came with its last answer. */
export function isAttacked(state: unknown): boolean {
  const danger = isRecord(state) ? state['danger'] : null;
  return (
    isRecord(danger) && (danger['kind'] === 'violence' || danger['kind'] === 'sexual-violence')
  );
}
