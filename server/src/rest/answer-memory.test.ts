import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { AnswerMemory } from './answer-memory.ts';
import { disconnectSignal } from './disconnect.ts';

test('large answers that wait for their readers share a bounded room', () => {
  const memory = new AnswerMemory(1_000_000);
  const reader = () => new EventEmitter() as ServerResponse;
  const [first, second] = [reader(), reader()];
  const large = 'x'.repeat(500_000);
  memory.hold(large, first);
  memory.hold(large, second);
  expect(() => memory.hold(large, reader())).toThrow('Too many large answers at once');
  // Small ones always pass, and nobody waits for what nobody reads.
  memory.hold('small', reader());
  memory.hold(large, undefined);
  first.emit('close');
  memory.hold(large, reader());
  expect(() => memory.hold(large, reader())).toThrow('Too many large answers at once');
});

test('a reader that left before its answer was ready takes no room, and stops the work', async () => {
  const memory = new AnswerMemory(1_000_000);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const asked = once(server, 'request');
    const client = connect(port, '127.0.0.1', () =>
      client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'),
    );
    const [, outgoing] = (await asked) as [unknown, ServerResponse];
    const left = once(outgoing, 'close');
    client.destroy();
    await left;

    memory.hold('x'.repeat(900_000), outgoing);
    memory.hold('x'.repeat(900_000), new EventEmitter() as ServerResponse);
    const signal = disconnectSignal({ env: { outgoing } } as unknown as Context);
    expect(signal?.aborted).toBe(true);
  } finally {
    server.close();
  }
});
