import { isRecord } from '#web/lib/is-record.ts';
import { readJson, removeItem } from '#web/lib/safe-storage.ts';

/** Games that are over in a minute: whoever opens one wants to begin, not to go on with yesterday's. */
const SHORT: readonly string[] = ['breathing'];

/** What was drawn is in the run alone: it stays until another one begins. */
const DRAWN: readonly string[] = ['mandala', 'mandala-coloring'];

let openedBefore = false;

/**
 * Lets go of a short game that was left half-way, and of a result that was seen, unless this very
 * page was only loaded again: then the person is still in the middle of it.
 */
export function beginAnew(userId: string, gameId: string): void {
  const isReload = !openedBefore && navigationType() === 'reload';
  openedBefore = true;
  if (isReload) return;
  const key = `remanso.game.${userId}.${gameId}`;
  const isOver = !DRAWN.includes(gameId) && readJson(key, isShown);
  if (isOver || (SHORT.includes(gameId) && readJson(key, isUnfinished))) removeItem(key);
}

/** `session-storage` keeps a result as `shown` once it has arrived where it is counted. */
function isShown(kept: unknown): true | null {
  return isRecord(kept) && 'shown' in kept ? true : null;
}

function isUnfinished(kept: unknown): true | null {
  const session = isRecord(kept) ? kept['session'] : null;
  return isRecord(session) && session['stage'] === 'playing' ? true : null;
}

function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}
