import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { PostgrestClient } from '@supabase/postgrest-js';
import { Hono } from 'hono';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import type { RequestScope } from '#server/db/scope.ts';
import { createLog } from '#server/log.ts';
import { type IncomingCalls, restRoutes } from '#server/rest/routes.ts';
import { REST_FIXTURE_SQL } from './rest-fixture-sql.ts';

export interface RestServer {
  db: TestDatabase;
  url: string;
  /** The official client, speaking as this person, as nobody (null), or as the service. */
  as(who: TestUser | 'service' | null): PostgrestClient;
  /** A plain request, for what the client would not send. */
  fetch(path: string, init?: PlainRequest): Promise<Response>;
  stop(): Promise<void>;
}

interface PlainRequest {
  who?: TestUser | 'service' | null;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

function scopeOf(header: string | undefined): RequestScope {
  if (header === 'service') return { role: 'service_role', claims: {} };
  if (!header) return { role: 'anon', claims: {} };
  return { role: 'authenticated', claims: { sub: header, is_anonymous: false } };
}

/** A real HTTP server with the Data API on a fresh database, believing a header about who asks. */
export async function startRestServer(incomingCalls?: IncomingCalls): Promise<RestServer> {
  const db = await createTestDatabase();
  await db.pools.owner.query(REST_FIXTURE_SQL);
  const app = new Hono<{ Variables: { scope: RequestScope } }>();
  app.use('*', async (c, next) => {
    c.set('scope', scopeOf(c.req.header('x-test-scope')));
    await next();
  });
  const log = createLog('error', () => {});
  app.route('/rest/v1', restRoutes({ pools: db.pools, log }, incomingCalls));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1`;
  const headersOf = (who: TestUser | 'service' | null): Record<string, string> => ({
    'x-test-scope': who === null ? '' : who === 'service' ? 'service' : who.id,
  });
  return {
    db,
    url,
    as: (who) => new PostgrestClient(url, { headers: headersOf(who) }),
    fetch: (path, { who = null, ...init } = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...headersOf(who), ...init.headers } }),
    stop: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await db.drop();
    },
  };
}
