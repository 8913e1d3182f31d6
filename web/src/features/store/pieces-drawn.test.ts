import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PIECES } from '#domain/store/catalogue.content.ts';
import { COUNTRIES_OF_FLAGS } from '#domain/store/countries.content.ts';
import { nameOf } from '#domain/store/piece.ts';
import { FLAG_COUNTRIES } from '#web/ui/mascot/wardrobe/flags.tsx';
import { DRAWN_NAMES } from '#web/ui/mascot/wardrobe/outfit.tsx';

const skins = readFileSync(`${import.meta.dirname}/skins/card-skins.css`, 'utf8');

it('draws every piece that Nilo can wear, and sells every drawing', () => {
  for (const [slot, names] of Object.entries(DRAWN_NAMES)) {
    const sold = PIECES.filter((piece) => piece.slot === slot).map(({ id }) => nameOf(id));
    expect([slot, names.toSorted()]).toEqual([slot, sold.toSorted()]);
  }
});

it('has an edge for every skin of cards', () => {
  const drawn = [...skins.matchAll(/:root\[data-card-skin="([\w-]+)"\]/g)].map(
    ([, name = '']) => name,
  );
  const sold = PIECES.filter(({ slot }) => slot === 'card').map(({ id }) => nameOf(id));
  expect(drawn.toSorted()).toEqual(sold.toSorted());
});

it('draws a flag for every country that can be chosen', () => {
  const chosen = COUNTRIES_OF_FLAGS.map(({ code }) => code);
  expect(chosen.toSorted()).toEqual([...FLAG_COUNTRIES].toSorted());
});
