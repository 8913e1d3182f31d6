import type { GameInfo } from '#web/games/contract.ts';
import { GAMES } from '#web/games/registry.ts';
import type { Place } from '#web/ui/page/place.ts';
import { MINIGAMES } from '../minigames/places.ts';

/** The games as places, each under its first address; its others open the same page. */
export function gamePlaces(): Place[] {
  return Object.values<GameInfo>(GAMES).map(({ paths, label, listedAt, atHome }) => ({
    address: paths[0],
    title: label,
    ...(listedAt !== undefined && { under: { area: MINIGAMES.address, order: listedAt } }),
    ...(atHome && { atHome }),
  }));
}
