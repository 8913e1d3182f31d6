import type { TokenMove } from './list-token-moves.ts';

/** What was taken from the store, and given back where it was. */
export interface Purchase {
  id: string;
  piece_id: string;
  price: number;
  bought_at: string;
  refunded_at: string | null;
}

/**
 * Tokens that came together with those that were spent and given back, the newest first. Of what lies
 * further back than the tokens that were read so far nothing is told yet.
 * @param whole whether these are all tokens that ever came
 */
export function withPurchases(
  came: readonly TokenMove[],
  purchases: readonly Purchase[],
  whole: boolean,
): readonly TokenMove[] {
  const moves = purchases.flatMap(movesOf);
  if (moves.length === 0) return came;
  const oldest = came.at(-1)?.created_at ?? '';
  return [...came, ...moves.filter(({ created_at }) => whole || created_at >= oldest)].toSorted(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at),
  );
}

function movesOf({ id, piece_id, price, bought_at, refunded_at }: Purchase): TokenMove[] {
  if (price === 0) return [];
  const spent = {
    id: `${id}.spent`,
    amount: -price,
    description: `store:${piece_id}`,
    created_at: bought_at,
  };
  if (refunded_at === null) return [spent];
  return [
    spent,
    {
      id: `${id}.back`,
      amount: price,
      description: `refund:${piece_id}`,
      created_at: refunded_at,
    },
  ];
}
