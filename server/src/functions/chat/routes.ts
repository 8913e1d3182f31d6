import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { chatRequestSchema, stopRequestSchema } from '#domain/contracts/chat.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import type { RequestScope } from '#server/db/scope.ts';
import type { Deps } from '#server/deps.ts';
import { functionError, readJson } from '#server/functions/errors.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { subjectOf, takeHit } from '#server/http/rate-limit/rate-limit.ts';
import type { z } from 'zod/mini';
import { AnswerLeases } from './answers/answer-leases.ts';
import { type Answering, answerKey, beginAnswer } from './answers/begin-answer.ts';
import { LiveAnswers } from './answers/live-answers.ts';
import { guidedProvider } from './providers/guided-provider.ts';
import { modelProvider } from './providers/model-provider.ts';
import { SPOKEN_PACE } from './providers/paced.ts';
import type { Provider } from './providers/provider.ts';

const HOUR = 3600;

type ChatDeps = Pick<Deps, 'pools' | 'log' | 'config' | 'guard' | 'now' | 'beforeStop'>;

/**
 * POST /: one message in, a stream of events out (`domain/contracts/chat.ts`); POST /stop: no more
 * of that answer. Refusals come as `{code, message}` before the stream, as an `error` event within.
 * The same message again with `Last-Event-ID` hears the answer from where it broke off.
 */
export function chatRoutes(deps: ChatDeps, provider: Provider = providerOf(deps)): Hono<HttpEnv> {
  const { log, pools } = deps;
  const answers = new LiveAnswers(log);
  const leases = new AnswerLeases(pools.owner, log);
  const admit = (sub: string, level: SafetyLevel) => admitTalk(deps, sub, level);
  const answering: Answering = { deps, provider, answers, leases, admit };
  deps.beforeStop?.(() => answers.stopAll());
  return new Hono<HttpEnv>()
    .post('/', async (c) => {
      const { scope, sub } = signedIn(c.var.scope);
      const body = parse(chatRequestSchema, await readJson(c));
      const request = { ...body, messageId: body.messageId ?? crypto.randomUUID() };
      const checked = c.var.unchecked !== true;
      const answer =
        (checked && answers.get(answerKey(sub, request.messageId))) ||
        (await beginAnswer(answering, { scope, sub, request, checked }));

      const lastEventId = c.req.header('last-event-id') ?? null;
      c.header('x-accel-buffering', 'no');
      return streamSSE(
        c,
        async (stream) => {
          const gone = new AbortController();
          stream.onAbort(() => gone.abort());
          c.req.raw.signal.addEventListener('abort', () => gone.abort(), { once: true });
          for await (const { id, event } of answer.from(lastEventId, gone.signal)) {
            await stream.writeSSE({ id, data: JSON.stringify(event) });
          }
        },
        // Without it the library prints what was thrown.
        async (error) => log.error('a stream of events broke', { error }),
      );
    })
    .post('/stop', async (c) => {
      const { sub } = signedIn(c.var.scope);
      const { messageId } = parse(stopRequestSchema, await readJson(c));
      await answers.stop(answerKey(sub, messageId));
      await leases.stopElsewhere(sub, { messageId });
      return c.body(null, 204);
    });
}

function providerOf({ config: { ai } }: ChatDeps): Provider {
  return ai.provider === 'guided' ? guidedProvider(SPOKEN_PACE) : modelProvider(ai);
}

function signedIn(scope: RequestScope): { scope: RequestScope; sub: string } {
  if (scope.role !== 'authenticated') throw functionError('not_signed_in');
  return { scope, sub: String(scope.claims['sub']) };
}

function parse<T extends z.ZodMiniType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0];
  throw functionError('bad_request', field === undefined ? undefined : String(field));
}

/** The hourly limit of the person; a talk in danger, or that may be, is never refused. */
async function admitTalk({ pools, config, now }: ChatDeps, sub: string, level: SafetyLevel) {
  if (atLeast(level, 'risk')) return;
  const rule = { bucket: 'chat', limit: config.limits.genericPerHour, windowSeconds: HOUR };
  const { allowed } = await takeHit(pools.owner, rule, subjectOf(sub), now());
  if (!allowed) throw functionError('rate_limited');
}
