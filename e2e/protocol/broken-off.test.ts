import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { onAuthError } from '#server/auth/errors/error-response.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createLog } from '#server/log.ts';
import { toDataApiError } from '#server/rest/respond/postgres-error.ts';
import { onApiError } from '#server/http/errors/api-error.ts';

const lines: string[] = [];
const log = createLog('debug', (line) => lines.push(line));

it.each([
  ['functions/v1', onApiError(log)],
  ['auth/v1', onAuthError(log)],
])('a client that breaks off its body is no outage of the database: %s', async (_, handler) => {
  lines.length = 0;
  const failed = Promise.withResolvers<Error>();
  const arrived = Promise.withResolvers<void>();
  const app = new Hono<HttpEnv>().onError((error, c) => {
    const answer = handler(error, c);
    failed.resolve(error);
    return answer;
  });
  app.post('/', async (c) => {
    arrived.resolve();
    return c.text(await c.req.text());
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  try {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const client = connect(port, '127.0.0.1', () => {
      client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf');
    });
    await arrived.promise;
    client.destroy();
    expect(toDataApiError(await failed.promise, 'anon').status).toBe(499);
    expect(lines).toEqual([]);
  } finally {
    server.close();
  }
});
