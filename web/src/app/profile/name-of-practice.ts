import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { findAct } from '#domain/challenges/packs.ts';
import { PIECES } from '#domain/store/catalogue.content.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import { CARDS } from '#web/features/learning/library/cards.ts';
import { TOOLS } from '#web/features/wellness-tools/registry.ts';

type Named = Readonly<Record<string, { label?: string; title?: string }>>;

const games: Readonly<Record<string, GameInfo>> = GAMES;
const lessons: Named = Object.fromEntries(CARDS.map((card) => [card.id, card]));
const pieces = new Map<string, string>(
  [...PIECES, ...BACKGROUNDS].map(({ id, name }) => [id, name]),
);
const KINDS: Readonly<Record<string, Named>> = { game: games, tool: TOOLS, lesson: lessons };

/**
 * What a game, a tool, a lesson, an act or a piece of the store is called in its list; undefined where
 * there is none of this name.
 */
export function nameOfPractice(kind: string, name: string): string | undefined {
  if (kind === 'challenge') return findAct(name)?.title;
  if (kind === 'store' || kind === 'refund') return pieces.get(name);
  if (!Object.hasOwn(KINDS, kind)) return undefined;
  const all = KINDS[kind] ?? {};
  if (!Object.hasOwn(all, name)) return undefined;
  return all[name]?.title ?? all[name]?.label;
}
