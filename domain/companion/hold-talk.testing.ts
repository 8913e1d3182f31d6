import { createGuard, type Guard } from '../safety/guard.ts';
import type { Message } from './conversation.ts';
import { type Answer, respond, type RespondOptions, seededRandom } from './respond.ts';

/** The rules alone. */
export const RULES = createGuard();

/** Holds a talk, for tests: the answers to what was said, one after another. */
export function talk(
  said: readonly string[],
  seed = 1,
  { guard = RULES, ...options }: RespondOptions & { guard?: Guard } = {},
): Answer[] {
  const messages: Message[] = [];
  return said.map((text, turn) => {
    messages.push({ role: 'person', text });
    const answer = respond(guard, messages, seededRandom(seed + turn), options);
    messages.push({ role: 'companion', text: answer.text });
    return answer;
  });
}
