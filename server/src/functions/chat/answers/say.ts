import type { ChatErrorCode } from '#domain/contracts/chat.ts';
import type { Message } from '#domain/companion/conversation.ts';
import { type Answer, respond, seededRandom, seedOf } from '#domain/companion/respond.ts';
import { atLeast, type SafetyLevel } from '#domain/safety/levels.ts';
import type { Log } from '#server/log.ts';
import { paced, URGENT_PACE } from '../providers/paced.ts';
import type { Provider } from '../providers/provider.ts';
import { modelSpeech } from '../output/model-speech.ts';
import type { CountKind } from '../output/safety-counts.ts';
import type { Recalled, Remembered } from '../memory/memory.ts';
import { higherOpinion } from '../second-opinion.ts';
import type { KeptAnswer } from './keep-answer.ts';
import type { Question } from './keep-question.ts';
import type { LiveAnswer } from './live-answer.ts';

/** Milliseconds that an answer stays open after its words for a second opinion still to come. */
const OPINION_GRACE_MS = 4000;

export interface Mouth {
  provider: Provider;
  log: Log;
  answer: LiveAnswer;
  /** ISO 3166-1 code: whose lines the fixed words name. */
  country: string | null;
  /** What the person decided about the companion, and what it knows of her. */
  recalled: Recalled;
  /** What is remembered from now on because of this message. */
  remembered: readonly Remembered[];
  /** Persona, boundaries and what is remembered, for a model. */
  instructions: string;
  /** Stores the answer and gives back its id. */
  keep(answer: KeptAnswer): Promise<string>;
  /** Stores that the message, and with it the talk, is at least at this level. */
  raise(level: SafetyLevel): Promise<void>;
  /** Adds one to a number of the day. */
  count(kind: CountKind): void;
}

/**
 * The whole of one answer: which conversation, how safe, the words, what may help, done. However
 * it ends (the person stops it, a provider dies) the words that went out are stored.
 */
export async function say(question: Question, mouth: Mouth): Promise<void> {
  const { conversationId, messageId, talk, answered, kept } = question;
  const { answer, log } = mouth;
  answer.add({ type: 'conversation', conversationId, messageId });
  answer.add({ type: 'safety', level: talk.safety.level });
  if (atLeast(talk.safety.level, 'risk')) mouth.count('help_shown');
  for (const { id, fact } of mouth.remembered) answer.add({ type: 'memory', id, fact });
  const guided = guidedAnswer(question, mouth, talk.messages);

  let said = '';
  let failure: ChatErrorCode | null = null;
  let level = talk.safety.level;
  let offered = guided;
  const speak = async (words: AsyncIterable<string>, until: AbortSignal) => {
    for await (const delta of words) {
      if (until.aborted) return;
      said += delta;
      answer.add({ type: 'text-delta', delta });
    }
  };

  try {
    if (answered?.status === 'complete') {
      await speak(once(answered.text), answer.signal);
    } else if (guided.kind === 'fixed') {
      await speak(paced(guided.text, URGENT_PACE, answer.signal), answer.signal);
    } else {
      const raised = await higherOpinion({
        provider: mouth.provider,
        messages: talk.messages,
        level,
        log,
        graceMs: OPINION_GRACE_MS,
        signal: answer.signal,
        onRaise: (to) => answer.add({ type: 'safety', level: to }),
        speak: (until) => speak(wordsOf(guided, mouth, talk.messages, until), until),
      });
      if (raised) {
        level = raised;
        await mouth.raise(raised);
        mouth.count('second_opinion_raised');
        offered = guidedAnswer(question, mouth, withRaise(talk.messages, raised));
        if (offered.kind === 'fixed') {
          mouth.count('help_shown');
          const words = said.trim() === '' ? offered.text : `\n\n${offered.text}`;
          await speak(paced(words, URGENT_PACE, answer.signal), answer.signal);
        }
      }
    }
  } catch (error) {
    failure = 'provider_failed';
    log.error('the companion stopped answering', { conversationId, error });
  }
  const stopped = answer.signal.aborted || failure !== null;
  const id = kept
    ? await keepSaid({ conversationId, messageId, level }, { said, stopped, mouth })
    : undefined;
  if (failure ?? id === null) {
    answer.add({ type: 'error', code: failure ?? 'internal' });
    return;
  }
  if (stopped) return;
  for (const suggestion of offered.suggestions) answer.add(suggestion);
  if (offered.quickReplies.length > 0) {
    answer.add({ type: 'quick-replies', replies: offered.quickReplies });
  }
  answer.add(id ? { type: 'done', messageId: id } : { type: 'done' });
}

function guidedAnswer(
  { messageId }: Question,
  { recalled: { trato, facts }, country }: Mouth,
  messages: readonly Message[],
): Answer {
  return respond(messages, seededRandom(seedOf(messageId)), { trato, country, memory: facts });
}

function withRaise(messages: readonly Message[], level: SafetyLevel): Message[] {
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, raisedTo: level } : message,
  );
}

/** A model is checked and, where it fails, followed by guided mode; guided mode speaks as it is. */
function wordsOf(
  guided: Answer,
  mouth: Mouth,
  messages: readonly Message[],
  signal: AbortSignal,
): AsyncIterable<string> {
  const { provider, instructions, log } = mouth;
  const prompt = { messages, guided, instructions };
  if (!provider.checked) return provider.stream(prompt, signal);
  return modelSpeech({ provider, prompt, log, signal, count: (kind) => mouth.count(kind) });
}

/** The id of the stored answer; undefined when there was nothing to store, null when it failed. */
async function keepSaid(
  to: Pick<KeptAnswer, 'conversationId' | 'messageId' | 'level'>,
  { said, stopped, mouth }: { said: string; stopped: boolean; mouth: Mouth },
): Promise<string | undefined | null> {
  const text = said.trim();
  if (text === '') return stopped ? undefined : null;
  try {
    return await mouth.keep({ ...to, text, status: stopped ? 'stopped' : 'complete' });
  } catch (error) {
    mouth.log.error('an answer could not be stored', { ...to, error });
    return null;
  }
}

async function* once(text: string): AsyncGenerator<string, void, undefined> {
  yield text;
}
