import type { ChatErrorCode } from '#domain/contracts/chat-values.ts';
import type { Answer } from '#domain/companion/answer.ts';
import { failedAnswer } from '#domain/companion/failed-answer.ts';
import { storableState } from '#domain/companion/stored-state.ts';
import type { Guard } from '#domain/safety/guard.ts';
import { atLeast, higherLevel, type SafetyLevel } from '#domain/safety/levels.ts';
import type { Log } from '#server/log.ts';
import { paced, URGENT_PACE } from '../providers/paced.ts';
import type { Provider } from '../providers/provider.ts';
import { modelSpeech } from '../output/model-speech.ts';
import type { CountKind } from '../output/safety-counts.ts';
import type { Remembered } from '../memory/memory.ts';
import { higherOpinion } from '../second-opinion.ts';
import type { StoredAnswer } from './answer-leases.ts';
import { derivedId } from './derived-id.ts';
import { answerTo } from './hear-message.ts';
import type { KeptAnswer, Raise } from './keep-answer.ts';
import type { Question } from './keep-question.ts';
import type { LiveAnswer } from './live-answer.ts';
import { type Beside, NOTHING_BESIDE, offer } from '../output/offer.ts';
import type { Seen } from './read-place.ts';
import { storedInTime } from './stored-in-time.ts';

/** Milliseconds that an answer stays open after its words for a second opinion still to come. */
const OPINION_GRACE_MS = 4000;

export interface AnswerContext {
  provider: Provider;
  guard: Guard;
  log: Log;
  answer: LiveAnswer;
  /** ISO 3166-1 code: whose lines the fixed words name. */
  country: string | null;
  /** What is remembered from now on because of this message. */
  remembered: readonly Remembered[];
  /** Persona, boundaries and what is remembered, for a model. */
  instructions: string;
  /** The answer that another copy of the server gives; null once it is this one's to give. */
  awaitAnswer(): Promise<StoredAnswer | null>;
  /** Stores the answer and gives back its id; null where it is not this one's to store any more. */
  keep(answer: KeptAnswer): Promise<string | null>;
  /** Stores what a second opinion read in the message, and what the talk is with it. */
  raise(raise: Raise): Promise<void>;
  /** Adds one to a number of the day. */
  count(kind: CountKind): void;
}

/**
 * The whole of one answer: which conversation, how safe, the words, what may help, done. However
 * it ends (the person stops it, a provider dies, a fault of ours) the words that went out are
 * stored; after a fault they end with a sentence that says so, and asking again answers anew.
 */
export async function say(question: Question, context: AnswerContext): Promise<void> {
  const { conversationId, messageId, seen, state, leased } = question;
  const { answer } = context;
  answer.add({ type: 'conversation', conversationId, messageId });
  answer.add({ type: 'safety', ...seen });
  for (const { id, fact } of context.remembered) answer.add({ type: 'memory', id, fact });
  const isAnswered = question.answered?.status === 'complete';
  const stored = isAnswered || leased ? question.answered : await context.awaitAnswer();
  if (stored?.status === 'complete') {
    answer.add({ type: 'text-delta', delta: stored.text });
    answer.setOrigin('stored');
    if (state) {
      offer(answer, { ...state.offered, suggestions: [] });
      answer.add({ type: 'state', state });
    }
    answer.add({ type: 'done', messageId: derivedId('answer', messageId) });
    return;
  }
  answer.setOrigin('anew');
  if (!answer.signal.aborted) await answerAnew(question, context);
}

async function answerAnew(question: Question, context: AnswerContext): Promise<void> {
  const { conversationId, messageId, messages, kept, recalled } = question;
  const { answer, log } = context;
  if (atLeast(question.seen.level, 'risk')) context.count('help_shown');
  let said = '';
  let failure: ChatErrorCode | null = null;
  let { seen, state } = question;
  let beside: Beside = NOTHING_BESIDE;
  const speak = async (words: AsyncIterable<string>, until: AbortSignal) => {
    for await (const delta of words) {
      if (until.aborted) return;
      // As it is stored: without a blank before the first word.
      const heard = said === '' ? delta.trimStart() : delta;
      if (heard === '') continue;
      said += heard;
      answer.add({ type: 'text-delta', delta: heard });
    }
  };
  const speakUrgently = (words: string) => {
    const text = said.trim() === '' ? words : `\n\n${words}`;
    return speak(paced(text, URGENT_PACE, answer.signal), answer.signal);
  };

  try {
    const { guided } = question;
    if (guided === null) throw question.fault;
    beside = guided;
    if (guided.kind === 'fixed') {
      await speakUrgently(guided.text);
    } else {
      const raised = await higherOpinion({
        provider: context.provider,
        messages,
        // Where help is only shown, a model that reads danger too is the second sign.
        level: guided.safety.level,
        log,
        graceMs: OPINION_GRACE_MS,
        signal: answer.signal,
        onRaise: (to) => {
          seen = seenRaised(seen, to);
          answer.add({ type: 'safety', ...seen });
        },
        speak: (until) => speak(wordsOf(guided, question, context, until), until),
      });
      if (raised) {
        const words = raisedAnswer(question, context, raised);
        beside = words;
        state = storableState(words.state, kept);
        const isDanger = atLeast(raised, 'risk');
        if (isDanger) context.count('help_shown');
        // The answer to what was read before was cut short by danger.
        if (isDanger || words.kind === 'fixed') await speakUrgently(words.text);
        context.count('second_opinion_raised');
        const raise = { read: raised, ...seen, state };
        await storedInTime(() => context.raise(raise)).catch((error: unknown) =>
          log.error('a raised level could not be stored', { conversationId, error }),
        );
      }
    }
  } catch (error) {
    failure = 'provider_failed';
    log.error('the companion stopped answering', { conversationId, error });
    const { country } = context;
    // What was only shown is not spoken of as danger.
    const known = seen.ask ? seen.level : 'none';
    const apology = failedAnswer(known, Math.random, { trato: recalled.trato, country });
    beside = { ...NOTHING_BESIDE, ...apology };
    await speakUrgently(apology.text);
  }
  const stopped = answer.signal.aborted || failure !== null;
  const id = kept
    ? await keepSaid({ conversationId, messageId, ...seen }, { said, stopped, context })
    : undefined;
  if (failure !== null) offer(answer, beside);
  if (failure ?? id === null) {
    answer.add({ type: 'error', code: failure ?? 'internal' });
    return;
  }
  if (stopped) return;
  offer(answer, beside);
  if (state) answer.add({ type: 'state', state });
  answer.add(id ? { type: 'done', messageId: id } : { type: 'done' });
}

/** What is said once a second opinion has read more in the message. */
function raisedAnswer(
  { messageId, turn, recalled: { trato } }: Question,
  { guard, country }: AnswerContext,
  raisedTo: SafetyLevel,
): Answer {
  return answerTo(guard, { ...turn, raisedTo, raisedAsk: true }, messageId, { trato, country });
}

/** A model's word is acted upon from `risk` on; below, what was in sight stays. */
function seenRaised(seen: Seen, to: SafetyLevel): Seen {
  if (atLeast(to, 'risk')) return { level: to, ask: true };
  return { ...seen, level: higherLevel(seen.level, to) };
}

/** A model is checked and, where it fails, followed by guided mode; guided mode speaks as it is. */
function wordsOf(
  guided: Answer,
  { messages }: Question,
  context: AnswerContext,
  signal: AbortSignal,
): AsyncIterable<string> {
  const { provider, instructions, log } = context;
  const prompt = { messages, guided, instructions };
  if (!provider.checked) return provider.stream(prompt, signal);
  return modelSpeech({ provider, prompt, log, signal, count: (kind) => context.count(kind) });
}

/** The id of the stored answer; undefined when there was nothing to store, null when it failed. */
async function keepSaid(
  to: Pick<KeptAnswer, 'conversationId' | 'messageId' | 'level' | 'ask'>,
  { said, stopped, context }: { said: string; stopped: boolean; context: AnswerContext },
): Promise<string | undefined | null> {
  const text = said.trim();
  if (text === '') return stopped ? undefined : null;
  try {
    return await storedInTime(() =>
      context.keep({ ...to, text, status: stopped ? 'stopped' : 'complete' }),
    );
  } catch (error) {
    context.log.error('an answer could not be stored', { ...to, error });
    return null;
  }
}
