import { draftOwner } from '#web/lib/drafts.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { isStored, readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import type { Session } from './session.ts';

/** Whose session, and of which game: people on a shared device have sessions of their own. */
export interface SessionKey {
  owner: string;
  gameId: string;
}

/** Everything but the intro: there is a run. */
type OpenSession = Exclude<Session, { stage: 'intro' }>;

const keyOf = ({ owner, gameId }: SessionKey) => `remanso.game.${owner}.${gameId}`;

const STAGES: readonly unknown[] = ['playing', 'reflecting', 'done'] satisfies Session['stage'][];

/** A result that has arrived is only `shown`: whoever counts what has yet to arrive passes it by. */
export function keepSession(key: SessionKey, version: number, session: OpenSession): void {
  const isShown = session.stage === 'done' && session.delivered;
  writeItem(keyOf(key), JSON.stringify({ version, [isShown ? 'shown' : 'session']: session }));
}

/** Lets go of one run. Another one in its place is another tab's, and stays. */
export function forgetRun(key: SessionKey, runId: string): void {
  const kept = readJson(keyOf(key), (value) => (isRecord(value) ? sessionIn(value) : null));
  if (kept && kept.run.id !== runId) return;
  removeItem(keyOf(key));
}

/** Whether a session would still be here after the page is closed. */
export function isSessionKept(key: SessionKey): boolean {
  return isStored(keyOf(key));
}

/**
 * The session that was left open, paused if it was being played. Null when there is none, when it
 * cannot be read, or when its rules have changed since.
 */
export function readSession(key: SessionKey, version: number): Session | null {
  const kept = readJson(keyOf(key), (value) => {
    if (!isRecord(value) || value['version'] !== version) return null;
    return sessionIn(value);
  });
  return kept?.stage === 'playing' ? { ...kept, paused: true } : kept;
}

function sessionIn(kept: Record<string, unknown>): OpenSession | null {
  const session = kept['session'] ?? kept['shown'];
  return isSession(session) ? session : null;
}

/** Looks as far as is needed to go on; the rest is ours, written by `keepSession`. */
function isSession(value: unknown): value is OpenSession {
  if (!isRecord(value) || !STAGES.includes(value['stage'])) return false;
  const { run } = value;
  return isRecord(run) && typeof run['id'] === 'string' && isRecord(run['state']);
}

/** Lets go of the current person's session of a game, whatever is in it. */
export function forgetSession(gameId: string): void {
  removeItem(keyOf({ owner: draftOwner(), gameId }));
}
