import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { askReader } from '#web/care/guard/ask-reader.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';
import { lastAddress } from './last-address.ts';
import type { Conversation } from '../conversation/conversation-fold.ts';
import type { CompanionMessage } from '../conversation/message.ts';
import type { LocalAnswer, Unsent } from './unsent.ts';

/** Earlier messages of the person that the guard hears. */
const HEARD_BEFORE = 40;

/** What is on screen, and where the talk stands. */
export type Talk = Pick<Conversation, 'messages' | 'state' | 'level' | 'ask'>;

export interface AnsweredHere
  extends Pick<CompanionMessage, 'suggestions' | 'chips' | 'flow' | 'card'> {
  answer: LocalAnswer;
}

/**
 * What guided mode says to a message, on this device: the same words as on the server. Its part of
 * the site is fetched only now; null when that does not come either, or when the message belongs to
 * another conversation.
 */
export async function answerHere(
  { messages, state, level: seen, ask: asked }: Talk,
  { messageId, choice, keep }: Pick<Unsent, 'messageId' | 'choice' | 'keep'>,
): Promise<AnsweredHere | null> {
  const at = messages.findIndex(({ id }) => id === messageId);
  const message = messages[at];
  if (!message) return null;
  const previous = messages
    .slice(0, at)
    .flatMap(({ role, text }) => (role === 'person' && text !== '' ? [text] : []))
    .slice(-HEARD_BEFORE);
  const turn = {
    text: message.text,
    ...(choice !== undefined && { choice }),
    state,
    previous,
    // Of a talk from before states were kept.
    ...(state === null && previous.length > 0 && { known: { level: seen, ask: asked } }),
    keep: keep !== false,
  };
  const given = await askReader('respond', turn, messageId, {
    trato: lastAddress(),
    country: chosenCountry() ?? guessCountry(),
  }).catch(() => null);
  if (!given) return null;
  const { text, level, ask, state: after, ...beside } = given;
  const said = { id: crypto.randomUUID(), text, at: new Date().toISOString() };
  return { answer: { ...said, level, ask, state: after }, ...beside };
}
