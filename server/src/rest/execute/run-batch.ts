import type { PoolClient } from 'pg';
import type { Pools } from '#server/db/pools.ts';
import { assertRole, cancelOnAbort, type RequestScope } from '#server/db/scope.ts';
import { type BatchQuery, type BatchRow, ScopedBatch } from './scoped-batch.ts';

/** What each connection has prepared by way of batches. */
const preparedOn = new WeakMap<PoolClient, Set<string>>();

/**
 * Runs one query as the person of `scope`, in one round trip. A change is committed by then.
 * Throws what PostgreSQL refuses, TypeError for an unknown role, `signal.reason` when aborted.
 */
export async function runBatch(
  pools: Pools,
  scope: RequestScope,
  query: BatchQuery,
  { readOnly, signal }: { readOnly: boolean; signal: AbortSignal | undefined },
): Promise<BatchRow | null> {
  assertRole(scope);
  signal?.throwIfAborted();
  const client = await pools.api.connect();
  const cancel = cancelOnAbort(pools, client, signal);
  let broken = false;
  const prepared = preparedOn.get(client) ?? new Set();
  preparedOn.set(client, prepared);
  const batch = new ScopedBatch(scope, query, prepared, { readOnly });
  const { preparing } = batch;
  try {
    client.query(batch);
    const row = await batch.result;
    for (const name of preparing) prepared.add(name);
    return row;
  } catch (error) {
    broken = await takeBack(client, preparing);
    signal?.throwIfAborted();
    throw error;
  } finally {
    // A pending cancellation could hit the next request on this connection, so it is closed.
    const cancelled = await cancel.settled();
    client.release(broken || cancelled);
  }
}

/** Ends the failed transaction. True when the connection cannot be used any more. */
async function takeBack(client: PoolClient, preparing: readonly string[]): Promise<boolean> {
  try {
    await client.query('rollback');
    // Whether these were prepared depends on what failed. PostgreSQL may say that they were not.
    for (const name of preparing) await client.query(`deallocate ${name}`).catch(() => {});
    return false;
  } catch {
    return true;
  }
}
