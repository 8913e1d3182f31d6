import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, type Page, pageOf, type Place } from '#web/data/pages/keyset.ts';
import { pagedQuery } from '#web/data/pages/paged-query.ts';
import { staleTimes } from '#web/data/query-client.ts';
import type { Purchase } from './with-purchases.ts';

const PAGE = 30;

/** Tokens that came, or went where `amount` is below zero. */
export interface TokenMove {
  id: string;
  amount: number;
  /** Why: `welcome`, `daily_login`, `level_up`, or a kind and a name (`tool:five-senses`). */
  description: string;
  created_at: string;
}

/** Where the person's tokens came from and went, page by page, the newest first. */
export function tokenMovesQuery(userId: string) {
  return pagedQuery({
    queryKey: ['token-moves', userId, 'came'],
    readPage: readMoves,
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

async function readMoves(after: Place | null): Promise<Page<TokenMove>> {
  const backend = await loadBackend();
  const by = { column: 'created_at', ascending: false, size: PAGE };
  const query = backend.from('user_tokens').select('id, amount, description, created_at');
  const rows = dataOf(await pageOf(query, by, after));
  return { rows, next: endOf(rows, PAGE, (row) => [row.created_at, row.id]) };
}

const purchasesSchema = z.array(
  z.object({
    id: z.string(),
    piece_id: z.string(),
    price: z.int(),
    bought_at: z.string(),
    refunded_at: z.nullable(z.string()),
  }),
);

/** What the tokens went to, the newest purchases. */
export function purchasesQuery(userId: string) {
  return queryOptions({
    queryKey: ['token-moves', userId, 'spent'],
    queryFn: async (): Promise<Purchase[]> =>
      purchasesSchema.parse(dataOf(await (await loadBackend()).rpc('spent_tokens'))),
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}
