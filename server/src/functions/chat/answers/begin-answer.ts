import { modelPrompt } from '#domain/companion/content/persona.content.ts';
import { answerAlone } from '#domain/companion/failed-answer.ts';
import { seededRandom, seedOf } from '#domain/companion/random.ts';
import type { ChatRequest } from '#domain/contracts/chat.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import { INITIAL_SAFETY_STATE } from '#domain/safety/state.ts';
import { type RequestScope, withScope } from '#server/db/scope.ts';
import type { Deps } from '#server/deps.ts';
import { fromDatabase } from '#server/functions/errors.ts';
import { ApiError } from '#server/http/errors/api-error.ts';
import { type Remembered, remember } from '../memory/memory.ts';
import { countSafety } from '../output/safety-counts.ts';
import { guidedProvider } from '../providers/guided-provider.ts';
import { SPOKEN_PACE } from '../providers/paced.ts';
import type { Provider } from '../providers/provider.ts';
import type { AnswerLeases } from './answer-leases.ts';
import { keepAnswer, keepRaise } from './keep-answer.ts';
import { keepQuestion, type Question } from './keep-question.ts';
import type { LiveAnswer } from './live-answer.ts';
import type { LiveAnswers } from './live-answers.ts';
import { StillAnswering } from './read-place.ts';
import { type AnswerContext, say } from './say.ts';
import { type Spoken, sayUnstored } from './say-unstored.ts';

/** Milliseconds that the database gets to store a message before help is spoken without it. */
const STORED_WITHIN_MS = 3000;

interface Asked {
  scope: RequestScope;
  /** The person. */
  sub: string;
  request: ChatRequest & { messageId: string };
  /** Whether the session could be checked; otherwise nothing is read or stored for it. */
  checked: boolean;
}

export interface Answering {
  deps: Pick<Deps, 'pools' | 'log' | 'guard' | 'now'>;
  provider: Provider;
  answers: LiveAnswers;
  leases: AnswerLeases;
  /** May refuse a new message, once its talk is known. */
  admit: (sub: string, level: SafetyLevel) => Promise<void>;
}

/** A message that is stored, and what its answer needs to know. */
export interface Stored {
  question: Question;
  remembered: readonly Remembered[];
}

/**
 * Stores the message and begins its answer, which then goes on by itself. Where it cannot be
 * stored, for whatever reason but a refusal, help is spoken all the same.
 * @throws ApiError the message is refused
 */
export async function beginAnswer(answering: Answering, asked: Asked): Promise<LiveAnswer> {
  const { deps, answers } = answering;
  const { sub, request, checked } = asked;
  const { messageId } = request;
  const storing = checked ? store(answering, asked) : null;
  const outcome = storing && (await inTime(storing));
  if (outcome && 'stored' in outcome) return answerStored(answering, asked, outcome.stored);
  if (outcome && isRefusal(outcome.error)) throw outcome.error;

  deps.log.error('a message could not be stored; it is answered first', {
    error: outcome?.error,
    checked,
  });
  const place = conversationKey(sub, request.conversationId ?? messageId);
  return answers.begin(answerKey(sub, messageId), place, async (answer) => {
    const alone = answerAlone(
      deps.guard,
      { text: request.message, ...(request.choice !== undefined && { choice: request.choice }) },
      seededRandom(seedOf(messageId)),
      request.country ?? null,
    );
    // The first attempt may only be slow: it is waited for before another one is made. What refused
    // it, a quota, would refuse another one too.
    const failed = outcome !== null && !(outcome.error instanceof ApiError);
    let attempt: Promise<Stored> | null = failed ? null : storing;
    const again = async () => {
      const running = attempt ?? store(answering, asked);
      attempt = null;
      return await running;
    };
    await sayUnstored(alone, {
      answer,
      store: checked ? again : null,
      log: deps.log,
      goOn: (stored) => speak(answering, asked, stored, answer),
      keep: (stored, spoken) => keepAlone(answering, asked, stored, spoken),
    });
  });
}

/** No room is left for this account: not a reason to leave somebody without help. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'quota_exceeded';
}

/** Waits for the row, but not for ever; null when it took too long. */
async function inTime(storing: Promise<Stored>) {
  const settled = storing.then(
    (stored) => ({ stored }),
    (error: unknown) => ({ error }),
  );
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, STORED_WITHIN_MS, null);
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** In one transaction, as the person. Safe to repeat: the message's id is known. */
async function store(
  { deps, provider, answers, leases, admit }: Answering,
  { scope, sub, request }: Asked,
): Promise<Stored> {
  const attempt = () =>
    withScope(deps.pools, scope, async (client): Promise<Stored> => {
      const question = await keepQuestion(client, request, {
        copy: leases.copy,
        guard: deps.guard,
        withTalk: provider.checked || provider.opinion !== undefined,
        admit: (level) => admit(sub, level),
      });
      return { question, remembered: await remember(client, deps.guard, question) };
    });
  try {
    if (request.conversationId) {
      const place = conversationKey(sub, request.conversationId);
      await answers.stopIn(place, answerKey(sub, request.messageId));
    }
    return await attempt().catch(async (error: unknown) => {
      const { conversationId, messageId } = request;
      if (!(error instanceof StillAnswering) || !conversationId) throw error;
      // On another copy: what was said there is stored before this message is.
      await leases.stopElsewhere(sub, { conversationId, except: messageId });
      return await attempt();
    });
  } catch (error) {
    throw fromDatabase(error);
  }
}

function answerStored(answering: Answering, asked: Asked, stored: Stored): LiveAnswer {
  const { conversationId, messageId } = stored.question;
  const place = conversationKey(asked.sub, conversationId);
  return answering.answers.begin(answerKey(asked.sub, messageId), place, (answer) =>
    speak(answering, asked, stored, answer),
  );
}

async function speak(
  answering: Answering,
  asked: Asked,
  stored: Stored,
  answer: LiveAnswer,
): Promise<void> {
  const { deps, leases } = answering;
  const { conversationId, messageId, leased } = stored.question;
  const key = { userId: asked.sub, messageId, conversationId };
  try {
    if (leased) leases.hold(key, answer);
    await say(stored.question, contextFor(answering, asked, stored, answer));
  } finally {
    leases
      .release(key)
      .catch((error: unknown) => deps.log.warn('a lease was not given back', { error }));
  }
}

function contextFor(
  { deps, provider, leases }: Answering,
  { scope, sub, request }: Asked,
  { question, remembered }: Stored,
  answer: LiveAnswer,
): AnswerContext {
  const { pools, log, guard, now } = deps;
  const { conversationId, messageId } = question;
  const key = { userId: sub, messageId, conversationId };
  return {
    // Who wants no model is answered by none, and none reads along.
    provider: question.recalled.guided && provider.checked ? guidedProvider(SPOKEN_PACE) : provider,
    guard,
    log,
    answer,
    country: request.country ?? null,
    remembered,
    instructions: instructionsFor(question),
    awaitAnswer: async () => {
      const stored = await leases.awaitAnswer(key, answer);
      if (stored === null && !answer.signal.aborted) leases.hold(key, answer);
      return stored;
    },
    keep: (kept) => withScope(pools, scope, (client) => keepAnswer(client, kept, leases.copy)),
    raise: (raise) => withScope(pools, scope, (client) => keepRaise(client, question, raise)),
    count: (kind) => countSafety(pools.owner, log, now(), kind),
  };
}

/** What a model is told before it answers. */
function instructionsFor({ guided, state, recalled }: Question): string {
  const safety = guided?.safety ?? state?.safety ?? INITIAL_SAFETY_STATE;
  return modelPrompt({
    trato: recalled.trato,
    memory: recalled.facts,
    wants: (guided?.state ?? state)?.wants ?? 'talk',
    level: safety.level,
    helpInSight: atLeast(safety.shown, 'risk'),
    about: guided?.about ?? null,
    chips: guided?.chips.map(({ label }) => label) ?? [],
  });
}

/** The words that went out before their question could be stored. */
async function keepAlone(
  { deps: { pools }, leases }: Answering,
  { scope }: Asked,
  { question: { conversationId, messageId, seen, kept } }: Stored,
  spoken: Spoken,
): Promise<string | null> {
  if (!kept || spoken.text === '') return null;
  const answer = { conversationId, messageId, ...spoken, ...seen };
  return await withScope(pools, scope, (client) => keepAnswer(client, answer, leases.copy));
}

export function answerKey(sub: string, messageId: string): string {
  return `${sub} ${messageId}`;
}

/** With the person in it, so that nobody ends an answer to somebody else. */
function conversationKey(sub: string, conversationId: string): string {
  return `${sub} ${conversationId.toLowerCase()}`;
}
