import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { limitAddress, limitPerson } from './data-limits.ts';

const config = loadConfig({
  LIMIT_DATA_PER_PERSON_PER_MINUTE: '2',
  LIMIT_DATA_PER_IP_PER_MINUTE: '5',
  TRUST_PROXY: 'true',
});

/** Asks as this person from this address; nobody has no `sub`. */
function server() {
  const app = new Hono<HttpEnv>();
  app.use(limitAddress(config));
  app.use(async (c, next) => {
    const sub = c.req.header('x-sub');
    c.set('scope', { role: sub ? 'authenticated' : 'service_role', claims: sub ? { sub } : {} });
    await next();
  });
  app.use(limitPerson(config));
  app.get('/', (c) => c.text('ok'));
  return (ip: string, sub = '') =>
    app.request('/', { headers: { 'x-forwarded-for': ip, 'x-sub': sub } });
}

it('limits a person, whatever the address', async () => {
  const ask = server();
  const statuses = [];
  for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    statuses.push((await ask(ip, 'ana')).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask('192.0.2.1', 'luis')).status).toBe(200);
});

it('limits an address, whoever asks, and one household of IPv6', async () => {
  const ask = server();
  for (let i = 0; i < 5; i += 1) expect((await ask('192.0.2.1', `p${i}`)).status).toBe(200);
  const refused = await ask('192.0.2.1', 'another');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    code: 'rate_limited',
    message: 'Too many requests',
    details: null,
    hint: expect.any(String),
  });
  for (let i = 0; i < 5; i += 1) await ask(`2001:db8::${i + 1}`);
  expect((await ask('2001:db8::99')).status).toBe(429);
  expect((await ask('2001:db9::1')).status).toBe(200);
});

it('does not count the service as a person', async () => {
  const ask = server();
  for (let i = 0; i < 5; i += 1) expect((await ask('192.0.2.9')).status).toBe(200);
});
