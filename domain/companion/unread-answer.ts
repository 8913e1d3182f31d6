import { atLeast, type SafetyLevel } from '../safety/levels.ts';
import { seenOf } from '../safety/state.ts';
import type { Answer, RespondOptions } from './answer.ts';
import { UNREAD_WORDS } from './content/unread.ts';
import { withNumbers } from './help-numbers.ts';
import type { Known } from './respond.ts';
import { suggest } from './turns/moment.ts';
import { NOTHING_OFFERED } from './turns/talk-state.ts';

/**
 * The answer where a message could not be read, or nothing could be said to it: written ahead, fit
 * for what is known of the talk. Rests on nothing that the person wrote, so that it cannot fail too.
 */
export function unreadAnswer(
  { before, assessment, safety }: Known,
  options: RespondOptions,
  isUnread: boolean,
): Answer {
  const form = options.trato ?? 'tu';
  const seen = seenOf(safety);
  const words = UNREAD_WORDS[wordsFor(seen.level)];
  const isSerious = atLeast(seen.level, 'risk');
  return {
    text: withNumbers(words[before.turns % 2 === 0 ? 0 : 1], options.country ?? null, form),
    suggestions: isSerious ? [suggest('crisis')] : [],
    ...NOTHING_OFFERED,
    own: assessment.own,
    ...seen,
    safety,
    // What could not be read shows help while it is the last message, and costs the talk nothing else.
    state: {
      ...before,
      safety: isUnread ? before.safety : safety,
      turns: before.turns + 1,
      offered: NOTHING_OFFERED,
    },
    kind: isSerious || isUnread ? 'fixed' : 'talk',
    about: null,
  };
}

function wordsFor(level: SafetyLevel): keyof typeof UNREAD_WORDS {
  if (level === 'emergency') return 'emergency';
  return level === 'risk' ? 'risk' : 'calm';
}
