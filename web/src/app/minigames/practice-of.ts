import type { PracticeInfo } from '#web/data/practices/practice.ts';
import { addressOf, KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import type { IconName } from '#web/ui/icon/icon.tsx';

/** A game or tool of the ledger "lo que me funciona", as the pages that speak of it need it. */
export interface KnownPractice extends PracticeInfo {
  title: string;
  address: string;
  icon: IconName;
}

const PRACTICES = new Map<string, KnownPractice>([
  ...Object.entries<GameInfo>(GAMES).map(([id, game]): [string, KnownPractice] => [
    `game ${id}`,
    {
      name: game.label,
      title: game.title,
      rated: game.rated ?? 'distress',
      address: game.paths[0],
      icon: game.icon,
    },
  ]),
  ...KNOWN_TOOLS.map((tool): [string, KnownPractice] => [
    `tool ${tool.id}`,
    {
      name: tool.info.title,
      title: tool.info.title,
      // Every tool asks how hard the moment is.
      rated: 'distress',
      address: addressOf(tool),
      icon: 'leaf',
    },
  ]),
]);

/** Undefined for one of a later version. */
export function practiceOf(kind: string, id: string): KnownPractice | undefined {
  return PRACTICES.get(`${kind} ${id}`);
}
