import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Conversation } from '#domain/companion/conversation.ts';
import { modelPrompt } from '#domain/companion/content/persona.content.ts';
import { chatRequestSchema, stopRequestSchema } from '#domain/contracts/chat.ts';
import { atLeast } from '#domain/safety/levels.ts';
import { type RequestScope, withScope } from '#server/db/scope.ts';
import type { Deps } from '#server/deps.ts';
import { fromDatabase, functionError, readJson } from '#server/functions/errors.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { subjectOf, takeHit } from '#server/http/rate-limit/rate-limit.ts';
import type { z } from 'zod/mini';
import { keepAnswer, keepRaise } from './answers/keep-answer.ts';
import { keepQuestion } from './answers/keep-question.ts';
import type { LiveAnswer } from './answers/live-answer.ts';
import { LiveAnswers } from './answers/live-answers.ts';
import { say } from './answers/say.ts';
import { recall, remember } from './memory/memory.ts';
import { countSafety } from './output/safety-counts.ts';
import { guidedProvider } from './providers/guided-provider.ts';
import { modelProvider } from './providers/model-provider.ts';
import { SPOKEN_PACE } from './providers/paced.ts';
import type { Provider } from './providers/provider.ts';

const HOUR = 3600;

type ChatDeps = Pick<Deps, 'pools' | 'log' | 'config' | 'now' | 'beforeStop'>;

/**
 * POST /: one message in, a stream of events out (`domain/contracts/chat.ts`); POST /stop: no more
 * of that answer. Refusals come as `{code, message}` before the stream, as an `error` event within.
 * The same message again with `Last-Event-ID` hears the answer from where it broke off.
 */
export function chatRoutes(deps: ChatDeps, provider: Provider = providerOf(deps)): Hono<HttpEnv> {
  const answers = new LiveAnswers();
  deps.beforeStop?.(() => answers.stopAll());
  return new Hono<HttpEnv>()
    .post('/', async (c) => {
      const { scope, sub } = signedIn(c.var.scope);
      const request = parse(chatRequestSchema, await readJson(c));
      const running = request.messageId && answers.get(keyOf(sub, request.messageId));
      const answer = running || (await begin(deps, provider, answers, { scope, sub, request }));

      const start = running ? startAfter(c.req.header('last-event-id')) : 0;
      c.header('x-accel-buffering', 'no');
      return streamSSE(c, async (stream) => {
        const gone = new AbortController();
        stream.onAbort(() => gone.abort());
        c.req.raw.signal.addEventListener('abort', () => gone.abort(), { once: true });
        for await (const { id, event } of answer.from(start, gone.signal)) {
          await stream.writeSSE({ id: String(id), data: JSON.stringify(event) });
        }
      });
    })
    .post('/stop', async (c) => {
      const { sub } = signedIn(c.var.scope);
      const { messageId } = parse(stopRequestSchema, await readJson(c));
      await answers.stop(keyOf(sub, messageId));
      return c.body(null, 204);
    });
}

interface Asked {
  scope: RequestScope;
  sub: string;
  request: z.infer<typeof chatRequestSchema>;
}

/** Stores the message and begins its answer, which then goes on by itself. */
async function begin(
  deps: ChatDeps,
  provider: Provider,
  answers: LiveAnswers,
  { scope, sub, request }: Asked,
): Promise<LiveAnswer> {
  const { pools, log, now } = deps;
  if (request.conversationId) await answers.stopIn(conversationKey(sub, request.conversationId));
  const { question, recalled, remembered } = await withScope(pools, scope, async (client) => {
    const asked = await keepQuestion(client, request, (talk) => admit(deps, sub, talk));
    const known = await recall(client, asked);
    return { question: asked, recalled: known, remembered: await remember(client, asked, known) };
  }).catch((error: unknown) => {
    throw fromDatabase(error);
  });
  const { conversationId, messageId, talk } = question;
  const place = conversationKey(sub, conversationId);
  return answers.begin(keyOf(sub, messageId), place, async (answer) => {
    await say(question, {
      provider,
      log,
      answer,
      country: request.country ?? null,
      recalled,
      remembered,
      instructions: modelPrompt({
        trato: recalled.trato,
        memory: recalled.facts,
        preference: talk.preference,
        level: talk.safety.level,
      }),
      keep: (kept) => withScope(pools, scope, (client) => keepAnswer(client, kept)),
      raise: (level) =>
        withScope(pools, scope, (client) =>
          keepRaise(client, { conversationId, messageId, level }),
        ),
      count: (kind) => countSafety(pools.owner, log, now(), kind),
    });
  });
}

function providerOf({ config: { ai } }: ChatDeps): Provider {
  return ai.provider === 'guided' ? guidedProvider(SPOKEN_PACE) : modelProvider(ai);
}

function signedIn(scope: RequestScope): { scope: RequestScope; sub: string } {
  if (scope.role !== 'authenticated') throw functionError('not_signed_in');
  return { scope, sub: String(scope.claims['sub']) };
}

function keyOf(sub: string, messageId: string): string {
  return `${sub} ${messageId}`;
}

/** With the person in it, so that nobody ends an answer to somebody else. */
function conversationKey(sub: string, conversationId: string): string {
  return `${sub} ${conversationId.toLowerCase()}`;
}

/** The event after the one that the client heard last; from the start when it names none of ours. */
function startAfter(lastEventId: string | undefined): number {
  return /^\d{1,6}$/.test(lastEventId ?? '') ? Number(lastEventId) + 1 : 0;
}

function parse<T extends z.ZodMiniType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0];
  throw functionError('bad_request', field === undefined ? undefined : String(field));
}

/** The hourly limit of the person; a talk in danger is never refused. */
async function admit({ pools, config, now }: ChatDeps, sub: string, talk: Conversation) {
  if (atLeast(talk.safety.level, 'risk')) return;
  const rule = { bucket: 'chat', limit: config.limits.genericPerHour, windowSeconds: HOUR };
  const { allowed } = await takeHit(pools.owner, rule, subjectOf(sub), now());
  if (!allowed) throw functionError('rate_limited');
}
