import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type ChatEvent, parseChatEvent } from '#domain/contracts/chat.ts';
import { createGuard, type Guard } from '#domain/safety/guard.ts';
import { loadConfig } from '#server/config.ts';
import type { Pools } from '#server/db/pools.ts';
import { onApiError } from '#server/http/errors/api-error.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createLog, type Log } from '#server/log.ts';
import { guidedProvider } from '../providers/guided-provider.ts';
import type { Provider } from '../providers/provider.ts';
import { chatRoutes } from '../routes.ts';

interface ChatApp {
  pools: Pools;
  sub: string;
  /** Who speaks; guided mode where nothing is said. `configured`: whom the settings name. */
  provider?: Provider | 'configured';
  env?: Record<string, string>;
  /** The rules alone where nothing is said. */
  guard?: Guard;
  log?: Log;
}

/** One copy of the chat, as one signed-in person uses it. */
export function chatApp({
  pools,
  sub,
  provider = guidedProvider(() => 0),
  env = {},
  guard = createGuard(),
  log = createLog('error', () => {}),
}: ChatApp) {
  const deps = { pools, log, guard, config: loadConfig(env), now: () => new Date() };
  const app = new Hono<HttpEnv>()
    .onError(onApiError(log))
    .use(
      createMiddleware<HttpEnv>(async (c, next) => {
        c.set('scope', { role: 'authenticated', claims: { sub } });
        await next();
      }),
    )
    .route('/chat', chatRoutes(deps, provider === 'configured' ? undefined : provider));
  return {
    say: (body: unknown, headers: Record<string, string> = {}) =>
      app.request('/chat', { method: 'POST', body: JSON.stringify(body), headers }),
    stop: (messageId: string) =>
      app.request('/chat/stop', { method: 'POST', body: JSON.stringify({ messageId }) }),
  };
}

/** One talk of the person: says something, and gives the events of the whole answer. */
export function talkIn({ say }: Pick<ReturnType<typeof chatApp>, 'say'>) {
  let conversationId: string | undefined;
  return async (message: string, more: object = {}): Promise<ChatEvent[]> => {
    const answer = await say({ message, messageId: crypto.randomUUID(), conversationId, ...more });
    if (answer.status !== 200) throw new Error(`The chat answered ${answer.status}`);
    const events = eventsIn(await answer.text());
    const [first] = events;
    if (first?.type === 'conversation') conversationId = first.conversationId;
    return events;
  };
}

/** The events of a whole answer, or of what was heard of one. */
export function eventsIn(stream: string): ChatEvent[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => {
      const event = parseChatEvent(line.slice(6));
      if (!event) throw new Error(`not an event of the contract: ${line}`);
      return event;
    });
}

export function wordsOf(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === 'text-delta' ? event.delta : '')).join('');
}

/** What a person hears until `enough`; then the connection is cut. */
export async function hear(answer: Response, enough: (seen: string) => boolean): Promise<string> {
  if (!answer.body) return '';
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!enough(seen)) {
    const { done, value } = await reader.read();
    if (done) break;
    seen += value;
  }
  await reader.cancel();
  return seen;
}

/** Id of the last event that came whole, as a browser would send it back. */
export function lastIdOf(seen: string): string {
  const whole = seen.slice(0, seen.lastIndexOf('\n\n') + 1);
  return [...whole.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '';
}
