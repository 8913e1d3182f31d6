import { expect, it } from 'vitest';
import { withPurchases } from './with-purchases.ts';

const came = (id: string, created_at: string) => ({
  id,
  amount: 1,
  description: 'check_in',
  created_at,
});
const bought = (id: string, bought_at: string, refunded_at: string | null = null) => ({
  id,
  piece_id: 'nilo:scarf',
  price: 8,
  bought_at,
  refunded_at,
});
const told = (moves: readonly { id: string; amount: number }[]) =>
  moves.map(({ id, amount }) => `${id} ${amount}`);

it('tells what was spent and given back between the tokens that came', () => {
  const tokens = [came('b', '2026-05-04T10:00:00Z'), came('a', '2026-05-01T10:00:00Z')];
  const purchases = [bought('p', '2026-05-02T10:00:00Z', '2026-05-03T10:00:00Z')];
  expect(told(withPurchases(tokens, purchases, true))).toEqual([
    'b 1',
    'p.back 8',
    'p.spent -8',
    'a 1',
  ]);
});

it('waits with what is older than the page that was read', () => {
  const tokens = [came('b', '2026-05-04T10:00:00Z')];
  const purchases = [bought('p', '2026-05-02T10:00:00Z')];
  expect(told(withPurchases(tokens, purchases, false))).toEqual(['b 1']);
  expect(told(withPurchases(tokens, purchases, true))).toEqual(['b 1', 'p.spent -8']);
});

it('leaves out what cost nothing', () => {
  expect(withPurchases([], [{ ...bought('p', '2026-05-02T10:00:00Z'), price: 0 }], true)).toEqual(
    [],
  );
});
