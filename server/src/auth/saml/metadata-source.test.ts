import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { fetchMetadata } from './metadata-source.ts';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('reads a description', async () => {
  const url = await listen((_, response) => response.end('<Entity name="río"/>'));
  expect(await fetchMetadata(url)).toBe('<Entity name="río"/>');
});

it('does not listen to a server that never ends', async () => {
  let sent = 0;
  const url = await listen((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 32))) sent += 65_536;
    };
    response.on('drain', more);
    more();
  });
  await expect(fetchMetadata(url)).rejects.toMatchObject({ code: 'saml_metadata_fetch_failed' });
  expect(sent).toBeLessThan(20_000_000);
});

it('is led nowhere else', async () => {
  const url = await listen((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  );
  await expect(fetchMetadata(url)).rejects.toMatchObject({ code: 'saml_metadata_fetch_failed' });
});
