import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatEvent, parseChatEvent } from '#domain/contracts/chat.ts';
import { createGuard } from '#domain/safety/guard.ts';
import { loadConfig } from '#server/config.ts';
import type { RequestScope } from '#server/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { onApiError } from '#server/http/errors/api-error.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createLog } from '#server/log.ts';
import { guidedProvider } from './providers/guided-provider.ts';
import type { Provider } from './providers/provider.ts';
import { chatRoutes } from './routes.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const log = createLog('error', () => {});
const guard = createGuard();
const AT_ONCE = guidedProvider(() => 0);

function appOf(sub: string | null, provider: Provider, env = {}) {
  const scope: RequestScope =
    sub === null ? { role: 'anon', claims: {} } : { role: 'authenticated', claims: { sub } };
  const deps = { pools: db.pools, log, guard, config: loadConfig(env), now: () => new Date() };
  return new Hono<HttpEnv>()
    .onError(onApiError(log))
    .use(
      createMiddleware<HttpEnv>(async (c, next) => {
        c.set('scope', scope);
        await next();
      }),
    )
    .route('/chat', chatRoutes(deps, provider));
}

function post(sub: string | null, body: unknown, provider: Provider = AT_ONCE, env = {}) {
  const request = { method: 'POST', body: JSON.stringify(body) };
  return appOf(sub, provider, env).request('/chat', request);
}

async function eventsOf(answer: Response): Promise<ChatEvent[]> {
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => {
    const event = parseChatEvent(line.slice(6));
    if (!event) throw new Error(`not an event of the contract: ${line}`);
    return event;
  });
}

async function person(): Promise<string> {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  return id;
}

async function stored(userId: string) {
  const { rows } = await db.pools.owner.query(
    `select m.id, m.conversation_id, m.role, m.content, m.status, m.safety_level, m.reply_to,
            c.safety_level as talk_level
       from public.messages m join public.conversations c on c.id = m.conversation_id
      where m.user_id = $1 order by m.created_at`,
    [userId],
  );
  return rows;
}

const textOf = (events: ChatEvent[]) =>
  events
    .map((event) => (event.type === 'text-delta' ? event.delta : ''))
    .join('')
    .trim();

describe('POST /functions/v1/chat', () => {
  it('streams an answer word by word and keeps both messages', async () => {
    const id = await person();
    const answer = await post(id, { message: 'Me siento sola en esta ciudad' });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = await eventsOf(answer);
    expect(events[0]?.type).toBe('conversation');
    expect(events[1]).toEqual({ type: 'safety', level: 'concern', ask: false });
    expect(events.at(-1)?.type).toBe('done');
    expect(events.filter((event) => event.type === 'text-delta').length).toBeGreaterThan(5);
    const [question, reply] = await stored(id);
    expect(question).toMatchObject({ role: 'person', safety_level: 'concern' });
    expect(reply).toMatchObject({
      role: 'companion',
      content: textOf(events),
      status: 'complete',
      reply_to: question.id,
    });
    expect(events.at(-1)).toEqual({ type: 'done', messageId: reply.id });
  });

  it('goes on in the same conversation and remembers its state', async () => {
    const id = await person();
    const [first] = await eventsOf(await post(id, { message: 'Ya no quiero vivir' }));
    const conversationId = first?.type === 'conversation' ? first.conversationId : '';
    const later = await eventsOf(await post(id, { conversationId, message: 'era broma' }));
    expect(later[1]).toEqual({ type: 'safety', level: 'risk', ask: true });
    const rows = await stored(id);
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map((row) => row.conversation_id))).toEqual(new Set([conversationId]));
    expect(rows[0].talk_level).toBe('risk');
  });

  it('answers the same message once, whether retried later or twice at once', async () => {
    const id = await person();
    const body = { message: 'No puedo dormir', messageId: crypto.randomUUID() };
    const first = await eventsOf(await post(id, body));
    const again = await eventsOf(await post(id, body));
    expect(textOf(again)).toBe(textOf(first));
    expect(again.at(-1)).toEqual(first.at(-1));
    expect(await stored(id)).toHaveLength(2);

    const twice = { message: 'y estoy cansada', messageId: crypto.randomUUID() };
    const both = await Promise.all([post(id, twice), post(id, twice)]);
    const [one, other] = await Promise.all(both.map(eventsOf));
    expect(one?.at(-1)).toEqual(other?.at(-1));
    expect(await stored(id)).toHaveLength(4);
  });

  it('goes on when the connection breaks, and tells the rest from where it broke off', async () => {
    const id = await person();
    const app = appOf(
      id,
      guidedProvider(() => 20),
    );
    const body = { message: 'Tengo mucha ansiedad por el trabajo', messageId: crypto.randomUUID() };
    const ask = (headers = {}) =>
      app.request('/chat', { method: 'POST', body: JSON.stringify(body), headers });
    const reader = (await ask()).body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (seen.split('text-delta').length < 5) seen += (await reader.read()).value ?? '';
    await reader.cancel();
    const last = [...seen.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '';

    const rest = await (await ask({ 'last-event-id': last })).text();
    expect(Number(/^id: (\d+)\./m.exec(rest)?.[1])).toBe(Number.parseInt(last, 10) + 1);
    const before = textOf(await eventsOf(new Response(seen)));
    const after = (await eventsOf(new Response(rest)))
      .map((event) => (event.type === 'text-delta' ? event.delta : ''))
      .join('');
    expect(after).not.toBe('');
    const [, answer] = await stored(id);
    expect(answer).toMatchObject({ status: 'complete' });
    expect(answer.content.replaceAll(/\s/g, '')).toBe((before + after).replaceAll(/\s/g, ''));
  });

  it('ends when the person says so, keeps what was said, and completes it at the next attempt', async () => {
    const id = await person();
    const app = appOf(
      id,
      guidedProvider(() => 20),
    );
    const body = { message: 'Tengo mucha ansiedad por el trabajo', messageId: crypto.randomUUID() };
    const ask = () => app.request('/chat', { method: 'POST', body: JSON.stringify(body) });
    const reader = (await ask()).body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (seen.split('text-delta').length < 5) seen += (await reader.read()).value ?? '';
    const stop = { method: 'POST', body: JSON.stringify({ messageId: body.messageId }) };
    expect((await app.request('/chat/stop', stop)).status).toBe(204);
    const [, cut] = await stored(id);
    expect(cut.status).toBe('stopped');
    const whole = await eventsOf(await ask());
    expect(textOf(whole).startsWith(cut.content)).toBe(true);
    expect(await stored(id)).toMatchObject([{}, { status: 'complete', content: textOf(whole) }]);
  });

  it('stores the whole answer although the person left, over a real connection', async () => {
    const id = await person();
    const slow = guidedProvider(() => 30);
    const server = serve({ fetch: appOf(id, slow).fetch, port: 0, hostname: '127.0.0.1' });
    const address = await once(server, 'listening').then(() => server.address());
    const port = typeof address === 'object' && address ? address.port : 0;
    const leaving = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/chat`, {
      method: 'POST',
      body: JSON.stringify({ message: 'Me siento sola en esta ciudad' }),
      signal: leaving.signal,
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (!seen.includes('text-delta')) seen += (await reader.read()).value ?? '';
    leaving.abort();
    await expect
      .poll(async () => (await stored(id)).map((row) => row.status), { timeout: 5000 })
      .toEqual(['complete', 'complete']);
    server.close();
  });

  it('does not keep what the person does not want kept, but keeps its level', async () => {
    const id = await person();
    const first = await eventsOf(await post(id, { message: 'Ya no quiero vivir', keep: false }));
    expect(first[1]).toEqual({ type: 'safety', level: 'risk', ask: true });
    expect(first.at(-1)).toEqual({ type: 'done' });
    const conversationId = first[0]?.type === 'conversation' ? first[0].conversationId : '';
    expect(await stored(id)).toMatchObject([
      { content: '·', status: 'unsaved', safety_level: 'risk', talk_level: 'risk' },
    ]);
    const later = await eventsOf(await post(id, { conversationId, message: 'era broma' }));
    expect(later[1]).toEqual({ type: 'safety', level: 'risk', ask: true });
    const { rows } = await db.pools.owner.query(
      'select title from public.conversations where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ title: null }]);
  });

  it('speaks the fixed words in danger, whatever the provider', async () => {
    const id = await person();
    const mute: Provider = {
      checked: true,
      stream: () => {
        throw new Error('must not be asked');
      },
    };
    const events = await eventsOf(
      await post(id, { message: 'Me tomé todo el frasco de pastillas' }, mute),
    );
    expect(events[1]).toEqual({ type: 'safety', level: 'emergency', ask: true });
    expect(events.some((event) => event.type === 'suggestion' && event.path === '/crisis')).toBe(
      true,
    );
    expect(events.at(-1)?.type).toBe('done');
  });

  it('refuses before the stream begins, by code', async () => {
    const id = await person();
    const stranger = await person();
    const unwilling = (await db.createUser()).id;
    const codeOf = async (answering: Response | Promise<Response>) => {
      const answer = await answering;
      return [answer.status, (await answer.json()).code];
    };
    expect(await codeOf(post(null, { message: 'hola' }))).toEqual([401, 'not_signed_in']);
    expect(await codeOf(post(unwilling, { message: 'hola' }))).toEqual([403, 'consent_required']);
    expect(await codeOf(post(id, { message: '  ' }))).toEqual([400, 'bad_request']);
    const [first] = await eventsOf(await post(id, { message: 'hola' }));
    const theirs = first?.type === 'conversation' ? first : undefined;
    expect(
      await codeOf(post(stranger, { message: 'hola', conversationId: theirs?.conversationId })),
    ).toEqual([404, 'conversation_not_found']);
    expect(await codeOf(post(stranger, { message: 'hola', messageId: theirs?.messageId }))).toEqual(
      [400, 'bad_request'],
    );
    expect(await stored(unwilling)).toEqual([]);
  });

  it('limits the hour, but never a talk in danger', async () => {
    const id = await person();
    const env = { LIMIT_GENERIC_PER_HOUR: '1' };
    await eventsOf(await post(id, { message: 'hola' }, AT_ONCE, env));
    const refused = await post(id, { message: 'hola otra vez' }, AT_ONCE, env);
    expect(refused.status).toBe(429);
    expect((await stored(id)).map((row) => row.role)).toEqual(['person', 'companion']);
    const heard = await eventsOf(await post(id, { message: 'me quiero morir' }, AT_ONCE, env));
    expect(heard[1]).toEqual({ type: 'safety', level: 'risk', ask: true });
  });
});
