import { atLeast, type SafetyLevel } from '../safety/levels.ts';
import { render } from './address/render.ts';
import { TOOLS } from './content/tools.ts';
import { UNREAD_WORDS } from './content/unread.ts';
import type { Conversation } from './conversation.ts';
import { helpNumbers } from './help-numbers.ts';
import type { Answer, RespondOptions } from './respond.ts';
import { seenOf } from '../safety/state.ts';
import { suggest } from './talk/turn.ts';

/**
 * The answer where a message could not be read, or nothing could be said to it: written ahead, fit
 * for what is known of the talk. Rests on nothing that the person wrote, so that it cannot fail too.
 */
export function unreadAnswer(talk: Conversation, options: RespondOptions): Answer {
  const { safety, messages, unread } = talk;
  const form = options.trato ?? 'tu';
  const said = messages.filter(({ role }) => role === 'companion').length;
  const seen = seenOf(safety);
  const words = UNREAD_WORDS[wordsFor(seen.level)];
  const { line, emergency } = helpNumbers(options.country ?? null, form);
  const isSerious = atLeast(seen.level, 'risk');
  return {
    text: render(words[said % 2 === 0 ? 0 : 1], form)
      .replaceAll('[line]', () => line)
      .replaceAll('[emergency]', () => emergency),
    suggestions: isSerious ? [suggest('crisis', render(TOOLS.crisis.labels[0], form))] : [],
    quickReplies: [],
    technique: isSerious ? 'safety' : 'limits',
    ...seen,
    safety,
    kind: isSerious || unread ? 'fixed' : 'talk',
  };
}

function wordsFor(level: SafetyLevel): keyof typeof UNREAD_WORDS {
  if (level === 'emergency') return 'emergency';
  return level === 'risk' ? 'risk' : 'calm';
}
