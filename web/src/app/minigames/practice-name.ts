import { TOOLS } from '#web/features/wellness-tools/registry.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';

const GAME_LABELS = new Map(Object.entries<GameInfo>(GAMES).map(([id, { label }]) => [id, label]));
const TOOL_TITLES = new Map(
  Object.entries<{ title: string }>(TOOLS).map(([id, { title }]) => [id, title]),
);

/** How something is called that was rated before and after; undefined for one of a later version. */
export function practiceName(kind: string, id: string): string | undefined {
  return (kind === 'game' ? GAME_LABELS : TOOL_TITLES).get(id);
}
