import type { PoolClient } from 'pg';
import type { Pools } from './pools.ts';

export const ROLES = ['anon', 'authenticated', 'service_role'] as const;
export type ApiRole = (typeof ROLES)[number];

/** Who is asking. The policies read `claims` through `auth.uid()`, `auth.jwt()`, `auth.role()`. */
export interface RequestScope {
  role: ApiRole;
  claims: Record<string, unknown>;
  /** Where the request comes from, as the server saw it; security events read `request.client`. */
  client?: { ip: string; userAgent: string | null };
}

export interface ScopeOptions {
  /** Aborting cancels the running statement in the database. */
  signal?: AbortSignal;
  readOnly?: boolean;
}

/**
 * Runs `work` in one transaction as the person or role of `scope`; commits its result, rolls back
 * when it throws. Role, claims and the time limit of 5 s end with the transaction, so a pooled
 * connection never carries one person's identity to the next request.
 *
 * One query costs three round trips: begin with the whole scope, the query, commit.
 * Throws TypeError for a role outside the list, `signal.reason` when aborted.
 */
export async function withScope<T>(
  pools: Pools,
  scope: RequestScope,
  work: (client: PoolClient) => Promise<T>,
  options: ScopeOptions = {},
): Promise<T> {
  const { signal, readOnly = false } = options;
  assertRole(scope);
  signal?.throwIfAborted();
  const client = await pools.api.connect();
  const cancel = cancelOnAbort(pools, client, signal);
  let broken = false;
  try {
    await client.query(beginAs(client, scope, readOnly));
    const result = await work(client);
    signal?.throwIfAborted();
    // After a statement that failed and was swallowed, commit answers ROLLBACK without an error.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back by the database.');
    return result;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    signal?.throwIfAborted();
    throw error;
  } finally {
    // A pending cancellation could hit the next request on this connection, so it is closed.
    const cancelled = await cancel.settled();
    client.release(broken || cancelled);
  }
}

/**
 * What makes a transaction the person's, until it ends.
 * @param claims SQL: a literal or a parameter that holds `scopeClaims`
 * @param role SQL, as before
 * @param client SQL for `requestClient`; without it nothing says where the request came from
 */
export function openScope(claims: string, role: string, client?: string): string {
  const from = client === undefined ? '' : `set_config('request.client', ${client}, true), `;
  return `select ${from}set_config('request.jwt.claims', ${claims}, true), set_config('statement_timeout', '5s', true), set_config('role', ${role}, true)`;
}

export function scopeClaims({ claims, role }: RequestScope): string {
  return JSON.stringify({ ...claims, role });
}

/** @throws TypeError for a role outside the list */
export function assertRole({ role }: RequestScope): void {
  if (!ROLES.includes(role)) throw new TypeError(`Unknown role: ${role}`);
}

/**
 * Simple protocol: several statements, one round trip. The values are quoted by the driver, and
 * parameters are not possible here.
 */
function beginAs(client: PoolClient, scope: RequestScope, readOnly: boolean): string {
  const from = scope.client ? client.escapeLiteral(requestClient(scope)) : undefined;
  const open = openScope(client.escapeLiteral(scopeClaims(scope)), `'${scope.role}'`, from);
  return `begin${readOnly ? ' read only' : ''}; ${open}`;
}

/** What `request.client` holds: where the request comes from, '' when nobody knows. */
export function requestClient({ client }: RequestScope): string {
  return client ? JSON.stringify({ ip: client.ip, user_agent: client.userAgent }) : '';
}

/** Aborting cancels what `client` runs in the database. Ask `settled` before it is released. */
export function cancelOnAbort(pools: Pools, client: PoolClient, signal: AbortSignal | undefined) {
  let sent: Promise<unknown> | undefined;
  const onAbort = () => {
    const pid = 'processID' in client ? Number(client.processID) : 0;
    // Through the owner's pool: the pool of the requests may be what is exhausted.
    sent = pools.owner.query('select pg_cancel_backend($1)', [pid]).catch(() => {});
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return {
    /** True when a cancellation was sent; waits until the database has seen it. */
    async settled(): Promise<boolean> {
      signal?.removeEventListener('abort', onAbort);
      await sent;
      return sent !== undefined;
    },
  };
}
