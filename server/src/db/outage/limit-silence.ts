import type { PoolClient } from 'pg';

/** The database took a query and said nothing for too long. */
class SilenceError extends Error {
  override name = 'SilenceError';
  readonly code = 'ETIMEDOUT';
}

/** What the types of `pg` leave out. */
interface Inner {
  /** False while a query is under way. */
  readyForQuery: boolean;
  connection: {
    stream: {
      setTimeout(ms: number): void;
      on(event: 'timeout', listener: () => void): void;
      destroy(error: Error): void;
    };
  };
}

/**
 * Gives the connection up when a query is under way and no byte has come for `ms`: PostgreSQL is
 * frozen or the network is gone, and its own statement timeout cannot speak. Every query on the
 * connection then fails at once, the rollback behind it too, which `query_timeout` of `pg` would
 * make wait once more. A connection that merely listens may be silent for ever.
 */
export function limitSilence(client: PoolClient, ms: number): void {
  const inner = client as unknown as Inner;
  const { stream } = inner.connection;
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    if (inner.readyForQuery) return;
    stream.destroy(new SilenceError(`The database has not answered for ${ms} ms`));
  });
}
