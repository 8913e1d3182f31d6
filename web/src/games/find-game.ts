import type { GameInfo } from './contract.ts';
import { GAMES, type GameId } from './registry.ts';

/** The game that opens at an address: its first one, or one of its others. */
export function findGame(pathname: string): { id: GameId; info: GameInfo } | null {
  const address = pathname.replace(/\/$/, '');
  for (const [id, info] of Object.entries<GameInfo>(GAMES)) {
    if (info.paths.includes(address)) return { id: id as GameId, info };
  }
  return null;
}
