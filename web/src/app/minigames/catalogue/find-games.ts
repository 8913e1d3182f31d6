import { listSearch } from '#domain/search/list-search.ts';
import { SHELVES, type Need, type Spell } from '#web/games/catalogue.ts';
import type { GameInfo } from '#web/games/contract.ts';
import { GAMES, type GameId } from '#web/games/registry.ts';

export interface Wish {
  need: Need | 'worked' | null;
  spell: Spell | null;
  words: string;
}

export interface Found {
  id: GameId;
  info: GameInfo;
}

/** The games that fit a wish; what worked best comes first where that is asked for. */
export function findGames(wish: Wish, worked: ReadonlyMap<string, number>): readonly Found[] {
  const matchOf = listSearch(wish.words);
  const found = Object.entries<GameInfo>(GAMES)
    .map(([id, info]) => ({ id: id as GameId, info }))
    .filter(({ id, info }) => {
      const shelf = SHELVES[id];
      const { need, spell } = wish;
      if (need === 'worked' && !worked.has(id)) return false;
      if (need !== null && need !== 'worked' && !shelf?.needs.includes(need)) return false;
      if (spell !== null && !shelf?.spells.includes(spell)) return false;
      return matchOf(info.title, `${info.label} ${info.skill} ${shelf?.alsoFoundBy ?? ''}`) > 0;
    });
  if (wish.need !== 'worked') return found;
  return found.toSorted((one, other) => (worked.get(other.id) ?? 0) - (worked.get(one.id) ?? 0));
}
