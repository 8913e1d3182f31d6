import type { Place } from '#web/ui/page/place.ts';
import { gamePlaces } from './game-places.ts';

type Module = Readonly<Record<string, Place>>;

const declared = import.meta.glob<Module>(['../*/places.ts', '../../features/**/places.ts'], {
  eager: true,
});

/** Every page with an address of its own, as its folder declares it. */
export const PLACES: readonly Place[] = [
  ...Object.values(declared).flatMap((module) => Object.values(module)),
  ...gamePlaces(),
];

type ListName = 'area' | 'under' | 'atHome' | 'atProfile';

/** The places that stand in a list, in its order. */
export function listed<L extends ListName>(list: L): (Place & Record<L, NonNullable<Place[L]>>)[] {
  return PLACES.filter(
    (place): place is Place & Record<L, NonNullable<Place[L]>> => place[list] !== undefined,
  ).toSorted((a, b) => a[list].order - b[list].order);
}
