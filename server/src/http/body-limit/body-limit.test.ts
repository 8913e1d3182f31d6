import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitBody } from './body-limit.ts';

let server: Server;
let url = '';
beforeAll(async () => {
  const app = new Hono();
  app.use(limitBody(1000, (c, headers) => c.text('too large', 413, headers)));
  app.post('/', async (c) => c.text(String((await c.req.text()).length)));
  const listener = getRequestListener(app.fetch);
  server = createServer((request, response) => void listener(request, response)).listen(0);
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(body: BodyInit): Promise<number> {
  const options = { method: 'POST', body, duplex: 'half' };
  return (await fetch(url, options)).status;
}

describe('limitBody', () => {
  it('answers every time, also right after a body that was too large', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push(await send('x'.repeat(1_000_000)), await send('x'));
    }
    expect(statuses).toEqual(Array.from({ length: 6 }, () => [413, 200]).flat());
  });

  it('answers when the size was not announced', async () => {
    const chunk = new Uint8Array(600);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 5; count += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    expect(await send(body)).toBe(413);
    expect(await send('x')).toBe(200);
  });
});
