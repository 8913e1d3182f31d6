import { expect, it } from 'vitest';
import type { Piece } from '#domain/store/piece.ts';
import { STORE_TEXTS } from '../texts.ts';
import { filtersOf, groupsFor, piecesOn } from './shelves.ts';

const HAT: Piece = { id: 'nilo:hat', name: 'Gorro', price: 3, slot: 'head' };
const OLD: Piece = { id: 'nilo:old', name: 'Viejo', price: 4, slot: 'neck', withdrawn: true };
const STONE: Piece = { id: 'stone:one', name: 'Piedra', price: 2, slot: 'stone' };
const bought = (pieceId: string) => ({ id: pieceId, pieceId, price: 3 });

const shown = (...asked: Parameters<typeof groupsFor>) =>
  groupsFor(...asked).map(({ group, pieces }) => [group, pieces.map(({ id }) => id)]);

it('offers a withdrawn piece to nobody, and leaves it with who has it', () => {
  expect(shown('nilo', [HAT, OLD, STONE], [])).toEqual([['head', ['nilo:hat']]]);
  expect(shown('nilo', [HAT, OLD], [bought('nilo:old')])).toEqual([
    ['head', ['nilo:hat']],
    ['other', ['nilo:old']],
  ]);
});

it('shows what is owned, also what this page knows nothing of', () => {
  const owned = [bought('stone:one'), bought('nilo:from-another-version')];
  const groups = groupsFor('mine', [HAT, STONE], owned);
  expect(groups.map(({ group }) => group)).toEqual(['stone', 'other']);
  expect(groups[1]?.pieces[0]?.name).toBe(STORE_TEXTS.gone('nilo:from-another-version'));
  expect(shown('mine', [HAT, STONE], [])).toEqual([]);
});

it('has a filter for what is there, and always one for what is owned', () => {
  expect(filtersOf([HAT, STONE])).toEqual(['nilo', 'stone', 'mine']);
  expect(filtersOf(piecesOn([]))).toEqual(['nilo', 'card', 'stone', 'mine']);
});
