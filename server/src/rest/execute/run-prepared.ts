import type { Pools } from '#server/db/pools.ts';
import { type RequestScope, withScope } from '#server/db/scope.ts';
import type { Answer, Prepared, ResultRow } from '../prepared.ts';
import { runRead } from './run-read.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * Runs the statement as the person of `scope`. Reads cost one round trip. For a change the answer
 * is made before the commit, because it may take everything back: three.
 */
export async function runPrepared(
  pools: Pools,
  names: StatementNames,
  scope: RequestScope,
  prepared: Prepared,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { text, values } = prepared;
  const name = names.nameOf(text);
  if (prepared.readOnly) {
    const query = { text, values, name: name === undefined ? '' : `read_${name}` };
    return prepared.answer(toResultRow(await runRead(pools, scope, query, signal)));
  }
  const query = {
    text,
    values: [...values],
    rowMode: 'array' as const,
    ...(name === undefined ? {} : { name: `write_${name}` }),
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
