import type { Lesson } from '#web/features/learning/lesson/lesson.ts';
import type { Door } from '#web/features/learning/reader/reader.tsx';
import { addressOf, findTool } from '#web/features/wellness-tools/registry.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';

/** The page on which what a lesson proposes is done; null where there is none any more. */
export function doorOf({ kind, id }: Pick<Lesson['try'], 'kind' | 'id'>): Door | null {
  if (kind === 'tool') {
    const tool = findTool(id);
    return tool && { title: tool.info.title, to: addressOf(tool) };
  }
  const game = Object.entries<GameInfo>(GAMES).find(([known]) => known === id)?.[1];
  return game ? { title: game.label, to: game.paths[0] } : null;
}
