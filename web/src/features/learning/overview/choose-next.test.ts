import { expect, it } from 'vitest';
import { CARDS, cardsOf } from '../library/cards.ts';
import { chooseNext } from './choose-next.ts';

const NOBODY = { read: new Set<string>(), latest: null, begun: null };
const [anxiety] = cardsOf('anxiety');
const [sleep] = cardsOf('sleep');
const ids = (cards: typeof CARDS) => cards.map(({ id }) => id);

it('leaves the choice to who has read nothing', () => {
  expect(chooseNext(NOBODY)).toBeNull();
});

it('goes on with what was left half-way, before anything else', () => {
  const standing = { read: new Set([anxiety!.id]), latest: anxiety!.id, begun: sleep!.id };
  expect(chooseNext(standing)).toBe(sleep);
});

it('goes on along the path that was walked last', () => {
  const next = cardsOf('anxiety').find(({ id }) => id !== anxiety!.id);
  const standing = { ...NOBODY, read: new Set([anxiety!.id]), latest: anxiety!.id };
  expect(chooseNext(standing)).toBe(next ?? CARDS.find(({ id }) => id !== anxiety!.id));
});

it('goes to another path where one is at its end, and is over when all is read', () => {
  const read = new Set(ids(cardsOf('anxiety')));
  expect(chooseNext({ ...NOBODY, read, latest: anxiety!.id })?.path).not.toBe('anxiety');
  expect(chooseNext({ ...NOBODY, read: new Set(ids(CARDS)), latest: anxiety!.id })).toBeNull();
});

it('forgets a lesson that was begun and does not exist any more', () => {
  expect(chooseNext({ ...NOBODY, begun: 'gone' })).toBeNull();
});
