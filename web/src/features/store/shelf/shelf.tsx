import { useState } from 'react';
import type { Piece } from '#domain/store/piece.ts';
import type { Store } from '../use-store.ts';
import { STORE_TEXTS as TEXTS } from '../texts.ts';
import { readTried } from '../wardrobe/tried.ts';
import type { WornPiece } from '../api/worn.ts';
import { CountryChoice } from './country-choice.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { PieceTile } from './piece-tile.tsx';
import type { Group, ShelfOfOthers } from './shelves.ts';

interface ShelfProps {
  group: Group;
  pieces: readonly Piece[];
  store: Store;
  seen: readonly WornPiece[];
  others: readonly ShelfOfOthers[];
}

/** The pieces that are worn in one place, or are of one kind. */
export function Shelf({ group, pieces, ...rest }: ShelfProps) {
  return (
    <section aria-label={TEXTS.groups[group]} className="mb-8">
      <h2 className="mb-3 font-title text-lg font-semibold">{TEXTS.groups[group]}</h2>
      <ul className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1 sm:grid-cols-3 xl:grid-cols-4">
        {pieces.map((piece) => (
          <OnShelf key={piece.id} piece={piece} {...rest} />
        ))}
      </ul>
    </section>
  );
}

type OnShelfProps = Omit<ShelfProps, 'group' | 'pieces'> & { piece: Piece };

function OnShelf({ piece, store, seen, others }: OnShelfProps) {
  const here = seen.find(({ pieceId }) => pieceId === piece.id);
  const [form, setForm] = useState<string | null>(null);
  const choice = here?.choice ?? form ?? piece.choices?.[0]?.code ?? null;
  const { slot } = piece;
  const purchase = store.owned.data?.find(({ pieceId }) => pieceId === piece.id);
  const mine = purchase !== undefined || piece.price === 0;
  const shelf = others.find(({ pieces }) => pieces.includes(piece));
  const isSeen = here !== undefined || shelf?.isOn(piece) === true;

  const press = () => {
    shelf?.press(piece, mine);
    if (slot === undefined) return;
    const isTried = readTried().some(({ pieceId }) => pieceId === piece.id);
    if (isTried) store.stopTrying(slot);
    else if (!mine) store.tryOn({ slot, pieceId: piece.id, choice });
    else if (here) void store.remove(piece);
    else void store.wear(piece, choice);
  };
  const choose = (code: string) => {
    setForm(code);
    void store.wear(piece, code);
  };

  return (
    <PieceTile
      piece={piece}
      picture={shelf ? shelf.picture(piece) : <PiecePicture {...{ piece, choice }} />}
      purchase={purchase}
      seen={isSeen}
      balance={store.purse.data?.balance}
      busy={store.busy === piece.id}
      use={shelf?.use}
      form={
        piece.choices && (
          <CountryChoice choices={piece.choices} chosen={choice ?? ''} onChoose={choose} />
        )
      }
      onPress={press}
      onBuy={() => void store.buy(piece, choice, shelf)}
      onRefund={(bought) => void store.refund(piece, bought, shelf)}
    />
  );
}
