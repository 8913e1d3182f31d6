import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { TOOLS } from '#web/features/wellness-tools/registry.ts';

type Named = Readonly<Record<string, { label?: string; title?: string }>>;

const games: Readonly<Record<string, GameInfo>> = GAMES;
const KINDS: Readonly<Record<string, Named>> = { game: games, tool: TOOLS };

/** What a game or a tool is called in its list; undefined where there is none of this name. */
export function nameOfPractice(kind: string, name: string): string | undefined {
  if (!Object.hasOwn(KINDS, kind)) return undefined;
  const all = KINDS[kind] ?? {};
  if (!Object.hasOwn(all, name)) return undefined;
  return all[name]?.title ?? all[name]?.label;
}
