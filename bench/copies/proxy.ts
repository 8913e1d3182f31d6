import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface Proxy {
  url: string;
  close(): void;
}

/**
 * Hands requests to the copies in turn, as a balancer in front of them would. A client names itself
 * in `x-client`, which becomes the address that the copies count.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ports[turn % ports.length];
    turn += 1;
    const { 'x-client': client = '127.0.0.1', ...headers } = incoming.headers;
    const forwarded = request(
      {
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, 'x-forwarded-for': String(client) },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
