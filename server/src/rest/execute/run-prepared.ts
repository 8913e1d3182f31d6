import type { Pools } from '#server/db/pools.ts';
import { type RequestScope, withScope } from '#server/db/scope.ts';
import type { RestAnswer, Prepared, ResultRow } from '../prepared.ts';
import { runBatch } from './run-batch.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * Runs the statement as the person of `scope`: in one round trip, or in three where the answer is made
 * before the commit, because it may take the change back.
 */
export async function runPrepared(
  pools: Pools,
  names: StatementNames,
  scope: RequestScope,
  prepared: Prepared,
  signal: AbortSignal | undefined,
): Promise<RestAnswer> {
  const { text, values, readOnly } = prepared;
  const name = names.nameOf(text);
  if (!prepared.judges) {
    // Not the names of the other way: the driver keeps account of those by itself.
    const query = { text, values, name: name === undefined ? '' : `batch_${name}` };
    const row = await runBatch(pools, scope, query, { readOnly, signal });
    return prepared.answer(toResultRow(row));
  }
  const query = {
    text,
    values: [...values],
    rowMode: 'array' as const,
    ...(name === undefined ? {} : { name: `judged_${name}` }),
  };
  return await withScope(
    pools,
    scope,
    async (client) => {
      const { rows } = await client.query<(string | number | null)[]>(query);
      return prepared.answer(toResultRow(rows[0]));
    },
    signal ? { signal } : {},
  );
}

function toResultRow(row: readonly (string | number | null)[] | null | undefined): ResultRow {
  const [body = null, rows = 0, total = null, inserted = null] = row ?? [];
  const orNull = (value: string | number | null) => (value === null ? null : Number(value));
  return [body === null ? null : String(body), Number(rows), orNull(total), orNull(inserted)];
}
