import { AI_EVERY_THREE_HOURS, BREAK_HINTS } from './content/notices.ts';
import type { Message } from './conversation.ts';
import type { Phrasebook } from './phrasebook.ts';
import { tagsOf } from './recognize.ts';

const BREAK_AFTER = 45;
const DISCLOSE_EVERY = 180;

/** What is owed for the minutes of use: that this is an AI every three hours, a pause once at 45. */
export function timeNotice(
  minutesOfUse: number,
  messages: readonly Message[],
  book: Phrasebook,
): string | null {
  const answers = messages
    .filter(({ role }) => role === 'companion')
    .map(({ text }) => new Set(tagsOf(text).map(({ kind }) => kind)));
  const told = answers.filter((kinds) => kinds.has('ai-hours')).length;
  if (Math.floor(minutesOfUse / DISCLOSE_EVERY) > told) return book.fresh(AI_EVERY_THREE_HOURS);
  const paused = answers.some((kinds) => kinds.has('break'));
  return minutesOfUse >= BREAK_AFTER && !paused ? book.fresh(BREAK_HINTS) : null;
}
