import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ChatEvent, parseChatEvent } from '#domain/contracts/chat.ts';
import { loadClassifier } from '#domain/safety/assess.ts';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { onApiError } from '#server/http/errors/api-error.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createLog } from '#server/log.ts';
import { guidedProvider } from './providers/guided-provider.ts';
import { chatRoutes } from './routes.ts';

/** The rules fail on this word, as they did on `constructor`. */
const BREAKING = 'mirlo';

vi.mock('#domain/safety/judge/engine.ts', async (original) => {
  const engine = await original<typeof import('#domain/safety/judge/engine.ts')>();
  const findAll: typeof engine.findAll = (rules, tokens) => {
    if (tokens.some(({ word }) => word === BREAKING)) throw new Error('planted');
    return engine.findAll(rules, tokens);
  };
  return { ...engine, findAll };
});

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await loadClassifier();
});
afterAll(() => db.drop());

async function talkOf(sub: string, bodies: readonly { message: string }[]): Promise<ChatEvent[][]> {
  const log = createLog('error', () => {});
  const deps = { pools: db.pools, log, config: loadConfig({}), now: () => new Date() };
  const app = new Hono<HttpEnv>()
    .onError(onApiError(log))
    .use(
      createMiddleware<HttpEnv>(async (c, next) => {
        c.set('scope', { role: 'authenticated', claims: { sub } });
        await next();
      }),
    )
    .route(
      '/chat',
      chatRoutes(
        deps,
        guidedProvider(() => 0),
      ),
    );
  const said: ChatEvent[][] = [];
  let conversationId: string | undefined;
  for (const body of bodies) {
    const answer = await app.request('/chat', {
      method: 'POST',
      body: JSON.stringify({ ...body, conversationId, country: 'cl' }),
    });
    expect(answer.status).toBe(200);
    const events = (await answer.text())
      .split('\n')
      .flatMap((line) => (line.startsWith('data: ') ? [parseChatEvent(line.slice(6))] : []))
      .filter((event) => event !== null);
    const [first] = events;
    if (first?.type === 'conversation') conversationId = first.conversationId;
    said.push(events);
  }
  return said;
}

describe('a message on which the guard fails', () => {
  it('is stored, shows help, is answered kindly, and the talk goes on', async () => {
    const { id } = await db.createUser();
    await db.giveConsent(id);
    const broken = `me quiero morir, mi papá es ${BREAKING}`;
    const [, answered, next] = await talkOf(id, [
      { message: 'hola' },
      { message: broken },
      { message: 'hoy comí arepas con mi tía' },
    ]);
    expect(answered).toContainEqual(expect.objectContaining({ type: 'safety', level: 'risk' }));
    const words = (answered ?? []).map((e) => (e.type === 'text-delta' ? e.delta : '')).join('');
    expect(words).toContain('*4141');
    expect(answered?.at(-1)).toMatchObject({ type: 'done' });
    expect(next).toContainEqual(expect.objectContaining({ type: 'safety', level: 'none' }));
    expect(next?.at(-1)).toMatchObject({ type: 'done' });

    const { rows } = await db.pools.owner.query(
      'select content, role from public.messages where user_id = $1 order by created_at',
      [id],
    );
    expect(rows).toHaveLength(6);
    expect(rows[2]).toEqual({ role: 'person', content: broken });
  });
});
