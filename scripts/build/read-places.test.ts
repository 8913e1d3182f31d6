import { expect, it } from 'vitest';
import { gamePlaces } from '#web/app/places/game-places.ts';
import { PLACES } from '#web/app/places/registry.ts';
import type { Place } from '#web/ui/page/place.ts';
import { readPlaces } from './read-places.ts';

const byAddress = (a: Place, b: Place) => (a.address < b.address ? -1 : 1);

it('reads for the build what the browser reads', async () => {
  const games = gamePlaces().map(({ address }) => address);
  const pages = PLACES.filter(({ address }) => !games.includes(address));
  expect(pages.length).toBeGreaterThan(15);
  expect((await readPlaces()).toSorted(byAddress)).toEqual(pages.toSorted(byAddress));
});
