import { expect, it } from 'vitest';
import { PIECES } from './catalogue.content.ts';
import { isSlot } from './piece.ts';

it('has at least fifty pieces, each named and numbered once', () => {
  expect(PIECES.length).toBeGreaterThanOrEqual(50);
  expect(new Set(PIECES.map(({ id }) => id)).size).toBe(PIECES.length);
  expect(new Set(PIECES.map(({ name }) => name)).size).toBe(PIECES.length);
});

it('sells looks and sounds, and nothing else', () => {
  for (const { id, slot, price } of PIECES) {
    expect(id).toMatch(/^(nilo|card|stone|sounds):[a-z][a-z0-9-]*$/);
    expect(Number.isInteger(price) && price >= 0 && price <= 10).toBe(true);
    // What is worn has a place, what is heard has none.
    expect(slot !== undefined && isSlot(slot)).toBe(!id.startsWith('sounds:'));
  }
});

it('has no price on what belongs to a body or says who somebody is', () => {
  const own = /wheelchair|cane|hearing|cochlear|prosthetic|headscarf|patches|flag-/;
  const found = PIECES.filter(({ id }) => own.test(id));
  expect(found.length).toBeGreaterThanOrEqual(13);
  expect(found.filter(({ price }) => price !== 0)).toEqual([]);
});
