import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Piece } from '#domain/store/piece.ts';
import { toDataError } from '#web/data/data-error.ts';
import { useUser } from '#web/data/session.ts';
import { toast } from '#web/ui/toast.tsx';
import { buyPiece } from './api/buy-piece.ts';
import { ownedQuery, type Purchase } from './api/owned.ts';
import { purseQuery } from './api/purse.ts';
import { refundPiece } from './api/refund-piece.ts';
import { storeKey } from './api/store-key.ts';
import { takeOff, wearPiece } from './api/wear-piece.ts';
import { type WornPiece, wornQuery } from './api/worn.ts';
import { STORE_TEXTS as TEXTS } from './texts.ts';
import { stopTrying, tryOn } from './wardrobe/tried.ts';

const { problems } = TEXTS;

/** What else is to be done where another part puts a piece to use, also when it is done by an undo. */
export interface PutToUse {
  bought: (piece: Piece) => void;
  refunded: (piece: Piece) => void;
}

/** The id of a purchase that got no answer: trying again is the same purchase. */
const unanswered = new Map<string, string>();

/** What the person owns, wears and has, and the four things that can be done here. */
export function useStore() {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const owned = useQuery(ownedQuery(userId));
  const worn = useQuery(wornQuery(userId));
  const purse = useQuery(purseQuery(userId));
  const [busy, setBusy] = useState<string | null>(null);

  /** Whatever came of it, what is on screen is asked for again. */
  const settle = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: storeKey(userId) }),
      queries.invalidateQueries({ queryKey: ['token-balance', userId] }),
      queries.invalidateQueries({ queryKey: ['token-moves', userId] }),
    ]);
  };

  const attempt = async (pieceId: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(pieceId);
    try {
      await work();
    } catch (error) {
      const { code } = toDataError(error);
      toast({ title: code === 'network' ? problems.network : problems.other, tone: 'error' });
    } finally {
      await settle().catch(() => undefined);
      setBusy(null);
    }
  };

  const show = (change: (now: readonly WornPiece[]) => readonly WornPiece[]) =>
    queries.setQueryData(wornQuery(userId).queryKey, (now) => change(now ?? []));

  const putOn = async ({ id: pieceId, slot }: Piece, choice: string | null) => {
    if (slot === undefined) return;
    await queries.cancelQueries({ queryKey: wornQuery(userId).queryKey });
    show((now) => [...now.filter((other) => other.slot !== slot), { slot, pieceId, choice }]);
    stopTrying(slot);
    await wearPiece(pieceId, choice);
  };

  const buy = (piece: Piece, choice: string | null, elsewhere?: PutToUse) =>
    attempt(piece.id, async () => {
      const id = unanswered.get(piece.id) ?? crypto.randomUUID();
      unanswered.set(piece.id, id);
      const { status } = await buyPiece(id, piece.id);
      unanswered.delete(piece.id);
      if (status === 'not_enough' || status === 'not_for_sale') {
        toast({ title: problems[status], tone: 'error' });
        return;
      }
      const { title, action } = TEXTS.bought(piece.name);
      const purchase = { id, pieceId: piece.id, price: piece.price };
      const back = { label: action, onPress: () => void refund(piece, purchase, elsewhere) };
      toast({ title, tone: 'ok', ...(status === 'bought' && { action: back }) });
      elsewhere?.bought(piece);
      await putOn(piece, choice);
    });

  const refund = (piece: Piece, purchase: Purchase, elsewhere?: PutToUse) =>
    attempt(piece.id, async () => {
      const { status, balance } = await refundPiece(purchase.id);
      if (status === 'not_found') {
        toast({ title: problems.not_found, tone: 'error' });
        return;
      }
      elsewhere?.refunded(piece);
      show((now) => now.filter(({ pieceId }) => pieceId !== piece.id));
      const { title, description, action } = TEXTS.refunded(piece.name, balance);
      const again = { label: action, onPress: () => void buy(piece, null, elsewhere) };
      toast({ title, description, tone: 'ok', ...(!piece.withdrawn && { action: again }) });
    });

  const wear = (piece: Piece, choice: string | null) =>
    attempt(piece.id, () => putOn(piece, choice));

  const remove = (piece: Piece) =>
    attempt(piece.id, async () => {
      const { slot } = piece;
      if (slot === undefined) return;
      await queries.cancelQueries({ queryKey: wornQuery(userId).queryKey });
      show((now) => now.filter((other) => other.slot !== slot));
      await takeOff(slot);
    });

  return {
    owned,
    worn: worn.data ?? [],
    purse,
    busy,
    buy,
    refund,
    wear,
    remove,
    tryOn,
    stopTrying,
    retry: settle,
  };
}

export type Store = ReturnType<typeof useStore>;
