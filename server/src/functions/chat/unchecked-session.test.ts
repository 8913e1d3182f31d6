import { Hono } from 'hono';
import { importJWK, SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { createGuard } from '#domain/safety/guard.ts';
import { loadConfig } from '#server/config.ts';
import { openPools } from '#server/db/pools.ts';
import { functionRoutes } from '#server/functions/routes.ts';
import { createKeys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { eventsIn, wordsOf } from './testing/chat-app.ts';

const MARK = 'marca-privada-7391';
const sub = crypto.randomUUID();
const lines: string[] = [];
const log = createLog('debug', (line) => lines.push(line));
/** Nobody listens at that port. */
const dead = openPools('postgres://nobody:x@127.0.0.1:9/none', log);
afterAll(async () => {
  await dead.end();
  if (lines.join('').includes(MARK)) throw new Error('a log line repeats what a person wrote');
});

describe('a session that nobody can check', () => {
  const keys = createKeys();
  const [signing] = keys.jwks.keys;

  async function ask(path: string, body: unknown) {
    const token = await new SignJWT({
      role: 'authenticated',
      aud: 'authenticated',
      sub,
      session_id: crypto.randomUUID(),
      exp: Math.floor(Date.now() / 1000) + 60,
    })
      .setProtectedHeader({ alg: 'ES256', kid: signing.kid })
      .sign(await importJWK({ ...signing }, 'ES256'));
    const deps = {
      config: loadConfig({}),
      log,
      pools: dead,
      keys,
      guard: createGuard(),
      now: () => new Date(),
      sendMail: () => Promise.resolve(),
    };
    return await new Hono()
      .route('/functions/v1', functionRoutes(deps))
      .request(`/functions/v1${path}`, {
        method: 'POST',
        headers: { apikey: keys.publishableKey, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
  }

  it('is helped in the chat, with nothing read or stored', async () => {
    const answer = await ask('/chat', { message: `quiero morirme ${MARK}` });
    expect(answer.status).toBe(200);
    const events = eventsIn(await answer.text());
    expect(events[0]).toMatchObject({ type: 'safety', level: 'risk' });
    expect(wordsOf(events).length).toBeGreaterThan(40);
    expect(events.at(-1)).toEqual({ type: 'error', code: 'not_stored' });
  });

  it('does nothing anywhere else', async () => {
    expect((await ask('/consent', {})).status).toBeGreaterThanOrEqual(500);
    expect((await ask('/chat/stop', { messageId: crypto.randomUUID() })).status).toBeGreaterThan(
      499,
    );
  });
});
