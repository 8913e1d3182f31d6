import type { ReactNode } from 'react';
import { PIECES } from '#domain/store/catalogue.content.ts';
import type { Piece } from '#domain/store/piece.ts';
import type { Purchase } from '../api/owned.ts';
import { STORE_TEXTS } from '../texts.ts';
import type { PutToUse } from '../use-store.ts';

export const FILTERS = ['nilo', 'card', 'stone', 'sounds', 'background', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];
export type Group = keyof typeof STORE_TEXTS.groups;

/** Pieces that another part of the app draws or plays; the route hands them over. */
export interface ShelfOfOthers extends PutToUse {
  kind: 'sounds' | 'background';
  pieces: readonly Piece[];
  picture: (piece: Piece) => ReactNode;
  /** Whether it is seen or heard now. */
  isOn: (piece: Piece) => boolean;
  /** Begins and ends it: for this visit, or for good where it is the person's. */
  press: (piece: Piece, mine: boolean) => void;
  /** Where an owned one is put to use. */
  use: { to: string; label: string };
}

const KINDS = ['nilo', 'card', 'stone'] as const;
const kindOf = ({ id }: Piece) => id.slice(0, id.indexOf(':'));

/** Every piece on these shelves: what is drawn here, and what others draw. */
export function piecesOn(others: readonly ShelfOfOthers[]): readonly Piece[] {
  const own = PIECES.filter((piece) => KINDS.some((kind) => kind === kindOf(piece)));
  return [...own, ...others.flatMap(({ pieces }) => pieces)];
}

/** Kinds that have something to show. */
export function filtersOf(pieces: readonly Piece[]): readonly Filter[] {
  return FILTERS.filter(
    (filter) => filter === 'mine' || pieces.some((piece) => kindOf(piece) === filter),
  );
}

/**
 * What is shown for a wish, in groups of where it is worn. A withdrawn piece is shown to who owns it,
 * and so is one that this version of the page does not know.
 */
export function groupsFor(
  filter: Filter,
  pieces: readonly Piece[],
  owned: readonly Purchase[],
): { group: Group; pieces: readonly Piece[] }[] {
  const mine = new Set(owned.map(({ pieceId }) => pieceId));
  const known = new Set(pieces.map(({ id }) => id as string));
  const shown = pieces.filter((piece) =>
    filter === 'mine'
      ? mine.has(piece.id)
      : kindOf(piece) === filter && (!piece.withdrawn || mine.has(piece.id)),
  );
  const groups = new Map<Group, Piece[]>();
  const put = (group: Group, piece: Piece) =>
    groups.set(group, [...(groups.get(group) ?? []), piece]);
  for (const piece of shown) put(groupOf(piece), piece);
  if (filter === 'mine') {
    for (const { pieceId } of owned) {
      if (!known.has(pieceId)) put('other', goneOf(pieceId));
    }
  }
  return [...groups].map(([group, members]) => ({ group, pieces: members }));
}

function groupOf(piece: Piece): Group {
  if (piece.withdrawn) return 'other';
  if (piece.slot !== undefined) return piece.slot;
  return kindOf(piece) === 'sounds' ? 'sounds' : 'background';
}

/** A piece that was bought and of which nothing more is known. */
function goneOf(pieceId: string): Piece {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its kind may be from another version
  const id = pieceId as Piece['id'];
  return { id, name: STORE_TEXTS.gone(pieceId), price: 0, withdrawn: true };
}
