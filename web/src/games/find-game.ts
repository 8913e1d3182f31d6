import type { GameInfo } from './contract.ts';
import { GAMES, type GameId } from './registry.ts';

export interface FoundGame {
  id: GameId;
  info: GameInfo;
  /** Which level the address asks for; whether there is one, the game knows. */
  level?: number;
}

/** The game that opens at an address: its first one, one of its others, or one of a level of it. */
export function findGame(pathname: string): FoundGame | null {
  const address = pathname.replace(/\/$/, '');
  const [, above, last] = /^(.+)\/([^/]+)$/.exec(address) ?? [];
  for (const [key, info] of Object.entries<GameInfo>(GAMES)) {
    const id = key as GameId;
    if (info.paths.includes(address)) return { id, info };
    if (info.levelPaths && above !== undefined && info.paths.includes(above)) {
      return { id, info, level: Number(last) };
    }
  }
  return null;
}
