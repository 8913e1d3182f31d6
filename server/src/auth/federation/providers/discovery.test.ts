import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { federationSettings, type OidcSettings } from '#server/federation-settings.ts';
import { discoveryCache } from './discovery.ts';

let server: Server;
let settings: OidcSettings;
let asked = 0;
let answers: number[] = [];
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    const status = answers.shift() ?? 200;
    const { issuer } = settings;
    const body = { issuer, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t` };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const one = { x: { issuer: `http://127.0.0.1:${port}`, clientId: 'c' } };
  const { providers } = federationSettings({ OIDC_PROVIDERS: JSON.stringify(one) });
  const found = providers.get('x');
  if (found?.kind !== 'oidc') throw new Error('no settings');
  settings = found;
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  asked = 0;
  answers = [];
});

describe('discoveryCache', () => {
  it('asks once for all, and a second time after a failure', async () => {
    answers = [500];
    const discover = discoveryCache(settings);
    const [first, second] = await Promise.all([discover(), discover()]);
    expect(first).toBe(second);
    expect(asked).toBe(2);
    await discover();
    expect(asked).toBe(2);
  });

  it('says that the provider does not answer, and tries again for the next person', async () => {
    answers = [500, 500];
    const discover = discoveryCache(settings);
    await expect(discover()).rejects.toThrow('does not answer');
    await expect(discover()).resolves.toBeDefined();
  });

  it('asks again after an hour, and goes on with what it has when nobody answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const discover = discoveryCache(settings);
    const known = await discover();
    vi.setSystemTime(Date.now() + 61 * 60_000);
    answers = [500, 500];
    expect(await discover()).toBe(known);
    expect(asked).toBe(3);
    expect(await discover()).not.toBe(known);
  });
});
