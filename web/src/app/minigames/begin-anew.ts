import { readJson, removeItem } from '#web/lib/safe-storage.ts';
import { isUnfinished } from './kept-here.ts';

/** Games that are over in a minute: whoever opens one wants to begin, not to go on with yesterday's. */
const SHORT: readonly string[] = ['breathing'];

let openedBefore = false;

/**
 * Lets go of a short game that was left half-way, unless this very page was only loaded again: then
 * the person is still in the middle of it.
 */
export function beginAnew(userId: string, gameId: string): void {
  const isReload = !openedBefore && navigationType() === 'reload';
  openedBefore = true;
  if (isReload || !SHORT.includes(gameId)) return;
  const key = `remanso.game.${userId}.${gameId}`;
  if (readJson(key, isUnfinished)) removeItem(key);
}

function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}
