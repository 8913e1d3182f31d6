import { isRecord } from '#web/lib/is-record.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import type { Run, Session } from './session.ts';

/** Whose session, and of which tool: people on a shared device have sessions of their own. */
export interface SessionKey {
  owner: string;
  toolId: string;
}

export const SESSIONS = 'remanso.tool';

export const sessionKey = ({ owner, toolId }: SessionKey) => `${SESSIONS}.${owner}.${toolId}`;

/** Keeps a session, or lets go of it where there is nothing left to lose. */
export function keepSession(key: SessionKey, version: number, session: Session): void {
  const over = session.stage === 'intro' || (session.stage === 'done' && session.delivered);
  if (over) removeItem(sessionKey(key));
  else writeItem(sessionKey(key), JSON.stringify({ version, session }));
}

/** The session that was left open, paused; null where there is none that can be continued. */
export function readSession(key: SessionKey, version: number): Session | null {
  const kept = readJson(sessionKey(key), (value) => {
    if (!isRecord(value) || value['version'] !== version) return null;
    return isSession(value['session']) ? value['session'] : null;
  });
  return kept?.stage === 'doing' ? { ...kept, paused: true } : kept;
}

const STAGES: readonly unknown[] = ['doing', 'rating', 'done'] satisfies Session['stage'][];

/** Looks as far as is needed to go on; the rest is ours, written by `keepSession`. */
function isSession(value: unknown): value is Session {
  return isRecord(value) && STAGES.includes(value['stage']) && isRun(value['run']);
}

function isRun(value: unknown): value is Run {
  if (!isRecord(value)) return false;
  const numbers = [value['minutes'], value['at'], value['ms'], value['activeMs']];
  return (
    typeof value['id'] === 'string' &&
    isRecord(value['answers']) &&
    numbers.every((number) => typeof number === 'number')
  );
}
