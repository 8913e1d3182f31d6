import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';

const LABELS = new Map(Object.entries<GameInfo>(GAMES).map(([id, { label }]) => [id, label]));

/** How something is called that was rated before and after; undefined for one of a later version. */
export function practiceName(kind: string, id: string): string | undefined {
  return kind === 'game' ? LABELS.get(id) : undefined;
}
