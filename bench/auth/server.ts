import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { authRoutes } from '#server/auth/routes.ts';
import { loadConfig } from '#server/config.ts';
import { openPools } from '#server/db/pools.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { Keys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';

/** auth/v1 in a process of its own, without limits that a bench would reach. Sends its port. */
process.once('message', ({ url, keys }: { url: string; keys: Keys }) => {
  const log = createLog('error');
  const config = loadConfig({ SESSION_MAX_CONCURRENT: '100' });
  const deps = {
    config,
    log,
    pools: openPools(url, log),
    keys,
    now: () => new Date(),
    sendMail: async () => {},
  };
  const app = new Hono<HttpEnv>();
  app.route('/auth/v1', authRoutes(deps));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
    process.send?.(port);
  });
  process.once('disconnect', () => {
    server.close();
    process.exit();
  });
});
