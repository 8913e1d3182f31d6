import type { ChatSuggestion } from '#domain/contracts/chat.ts';
import type { QuickReply } from '#domain/companion/talk/quick-replies.ts';
import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import { askReader } from '#web/care/guard/ask-reader.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';
import { lastAddress } from './last-address.ts';
import type { Message } from '../conversation/message.ts';
import type { LocalAnswer } from './unsent.ts';

export interface AnsweredHere {
  answer: LocalAnswer;
  suggestions: readonly ChatSuggestion[];
  quickReplies: readonly QuickReply[];
}

/**
 * What guided mode says to a message, on this device: the same words as on the server. Its part of
 * the site is fetched only now; null when that does not come either.
 * @param messages the conversation on screen
 * @param askedId the message to answer; null when it belongs to another conversation
 */
export async function answerHere(
  messages: readonly Message[],
  askedId: string,
): Promise<AnsweredHere | null> {
  const asked = messages.findIndex(({ id }) => id === askedId);
  if (asked < 0) return null;
  const said = messages.slice(0, asked + 1).map(({ role, text }) => ({ role, text }));
  const given = await askReader('respond', said, askedId, {
    trato: lastAddress(),
    country: chosenCountry() ?? guessCountry(),
  }).catch(() => null);
  if (!given) return null;
  const { text, level, ask, suggestions, quickReplies } = given;
  const answer = { id: crypto.randomUUID(), text, at: new Date().toISOString(), level, ask };
  return { answer, suggestions, quickReplies };
}
