import { serve } from '@hono/node-server';
import { createGuard } from '#domain/safety/guard.ts';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { openPools } from '#server/db/pools.ts';
import type { Keys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';

interface Start {
  url: string;
  keys: Keys;
  workers: number;
  env?: Record<string, string>;
}

/** The whole server in a process of its own. Sends its port, and its memory when asked. */
process.once('message', ({ url, keys, workers, env = {} }: Start) => {
  const log = createLog('error');
  const pools = openPools(url, log, { api: workers });
  const config = loadConfig(env);
  const sendMail = async () => {};
  const guard = createGuard();
  const now = () => new Date();
  const app = createApp({ config, log, pools, keys, guard, now, sendMail });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
    process.send?.(port);
  });
  process.on('message', (asked) => {
    if (asked === 'memory') process.send?.(process.memoryUsage.rss());
  });
  process.once('disconnect', () => {
    server.close();
    process.exit();
  });
});
