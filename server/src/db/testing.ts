import { randomUUID } from 'node:crypto';
import { Client, type PoolClient } from 'pg';
import { inject } from 'vitest';
import { createLog } from '#server/log.ts';
import { openPools, type Pools } from './pools.ts';
import { type RequestScope, withScope } from './scope.ts';
import { databaseUrl, TEMPLATE } from './testing-cluster.ts';

export interface TestUser {
  id: string;
  email: string;
  sessionId: string;
}

/** A fresh database with all migrations; one per test file is enough, as users are separate. */
export interface TestDatabase {
  url: string;
  pools: Pools;
  /** A confirmed person with a live session, made behind the API's back. */
  createUser(partial?: {
    email?: string;
    confirmed?: boolean;
    anonymous?: boolean;
  }): Promise<TestUser>;
  /** Runs as this person (null: as `anon`) and takes everything back. */
  asUser<T>(userId: string | null, work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** Runs as this person (null: as `anon`) and keeps the result. */
  commitAsUser<T>(userId: string | null, work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** Signs the current legal framework for the person, through the product's own function. */
  giveConsent(userId: string): Promise<void>;
  drop(): Promise<void>;
}

const SIGNATURE = 'data:image/png;base64,iVBORw0KGgo=';

/** Copies the template of the run (about 50 ms). Call `drop()` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('testClusterUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onCluster(clusterUrl, `create database ${name} template ${TEMPLATE}`);
  const url = databaseUrl(clusterUrl, name);
  const pools = openPools(url, createLog('error'), { api: 12, owner: 4 });

  async function commitAsUser<T>(userId: string | null, work: (client: PoolClient) => Promise<T>) {
    return await withScope(pools, await scopeOf(pools, userId), work);
  }

  return {
    url,
    pools,
    commitAsUser,
    createUser: (partial = {}) => createUser(pools, partial),
    asUser: async <T>(userId: string | null, work: (client: PoolClient) => Promise<T>) => {
      let done: { result: T } | undefined;
      const takeBack = new Error('taken back');
      await commitAsUser(userId, async (client) => {
        done = { result: await work(client) };
        throw takeBack;
      }).catch((error: unknown) => {
        if (error !== takeBack) throw error;
      });
      if (done === undefined) throw takeBack;
      return done.result;
    },
    giveConsent: async (userId) => {
      await commitAsUser(userId, (client) =>
        client.query(
          `select public.record_legal_consent(
             $1, 'Persona de Prueba', public.legal_framework_version(),
             true, true, true, true, false, false, null, $2)`,
          [userId, SIGNATURE],
        ),
      );
    },
    drop: async () => {
      await pools.end();
      await onCluster(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}

async function createUser(
  pools: Pools,
  { email, confirmed = true, anonymous = false }: Parameters<TestDatabase['createUser']>[0] & {},
): Promise<TestUser> {
  const address = email ?? `${randomUUID()}@example.test`;
  const { rows } = await pools.owner.query<{ id: string; session_id: string }>(
    `with person as (
       insert into auth.users (email, email_confirmed_at, is_anonymous)
       values ($1, case when $2 then now() end, $3) returning id)
     insert into auth.sessions (user_id) select id from person
     returning user_id as id, id as session_id`,
    [anonymous ? null : address, confirmed, anonymous],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('no user was made');
  return { id: row.id, email: address, sessionId: row.session_id };
}

/** The claims that auth/v1 would put into this person's token. */
async function scopeOf(pools: Pools, userId: string | null): Promise<RequestScope> {
  if (userId === null) return { role: 'anon', claims: { role: 'anon' } };
  const { rows } = await pools.owner.query<Record<string, unknown>>(
    `select u.id as sub, u.aud, u.email, u.is_anonymous, s.id as session_id, 'aal1' as aal
       from auth.users u left join auth.sessions s on s.user_id = u.id
      where u.id = $1 order by s.created_at desc limit 1`,
    [userId],
  );
  return { role: 'authenticated', claims: { ...rows[0], sub: userId } };
}

async function onCluster(clusterUrl: string, sql: string): Promise<void> {
  const client = new Client(clusterUrl);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
