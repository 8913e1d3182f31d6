import type { ChatSuggestion } from '../contracts/chat.ts';
import type { Guard } from '../safety/guard.ts';
import { atLeast, type SafetyLevel } from '../safety/levels.ts';
import { type FormOfAddress, render } from './address/render.ts';
import type { Turn } from './answer.ts';
import { TOOLS } from './content/tools.ts';
import { CANNOT_KEEP, FAILED_ANSWERS, FAILED_IN_DANGER } from './failed-answer.content.ts';
import { withNumbers } from './help-numbers.ts';
import type { Random } from './random.ts';
import { respond } from './respond.ts';
import type { OfferedChip } from './turns/talk-state.ts';

interface FailedAnswer {
  text: string;
  suggestions: ChatSuggestion[];
}

/** What is said when an answer could not be made. Reads nothing that the person wrote. */
export function failedAnswer(
  level: SafetyLevel,
  random: Random,
  { trato = 'tu', country }: { trato?: FormOfAddress; country: string | null },
): FailedAnswer {
  const isSerious = atLeast(level, 'risk');
  const phrase = oneOf(isSerious ? FAILED_IN_DANGER : FAILED_ANSWERS, random);
  if (!isSerious) return { text: render(phrase, trato), suggestions: [] };
  const { path, label } = TOOLS.crisis;
  return {
    text: withNumbers(phrase, country, trato),
    suggestions: [{ type: 'suggestion', kind: 'tool', path, label }],
  };
}

export interface LoneAnswer extends FailedAnswer {
  chips: readonly OfferedChip[];
  /** What the message shows by itself. */
  level: SafetyLevel;
  /** Whether that may be acted upon; otherwise help is in sight. */
  ask: boolean;
  /** Whether these words go out at once: help does not wait for anything to be stored. */
  urgent: boolean;
}

/**
 * What is said to a message that cannot be stored, with nothing known but the message: the words of
 * a talk in danger, or one honest line. Never throws: what cannot be read is met as a danger.
 */
export function answerAlone(
  guard: Guard,
  said: Pick<Turn, 'text' | 'choice'>,
  random: Random,
  country: string | null,
): LoneAnswer {
  try {
    const given = respond(guard, { ...said, state: null, previous: [] }, random, { country });
    const { level, ask, suggestions, chips } = given;
    const urgent = given.kind === 'fixed' || (ask && atLeast(level, 'risk'));
    if (urgent) return { level, ask, urgent, text: given.text, suggestions, chips };
    const text = render(oneOf(CANNOT_KEEP, random), 'tu');
    return { level, ask, urgent, text, suggestions: [], chips: [] };
  } catch {
    const failed = failedAnswer('risk', random, { country });
    return { level: 'risk', ask: false, urgent: true, ...failed, chips: [] };
  }
}

function oneOf(phrases: readonly string[], random: Random): string {
  return phrases[Math.floor(random() * phrases.length)] ?? '';
}
