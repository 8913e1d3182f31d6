import type { ChatSuggestion } from '../contracts/chat.ts';
import type { Guard } from '../safety/guard.ts';
import { atLeast, type SafetyLevel } from '../safety/levels.ts';
import type { FormOfAddress } from './address/render.ts';
import { TOOLS } from './content/tools.ts';
import { CANNOT_KEEP, FAILED_ANSWERS, FAILED_IN_DANGER } from './failed-answer.content.ts';
import { helpNumbers } from './help-numbers.ts';
import { Phrasebook, type Random } from './phrasebook.ts';
import { respond } from './respond.ts';
import { suggest } from './talk/turn.ts';

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
  const book = new Phrasebook([], random, trato);
  if (!atLeast(level, 'risk')) return { text: book.fresh(FAILED_ANSWERS) ?? '', suggestions: [] };
  return {
    text: book.fresh(FAILED_IN_DANGER, helpNumbers(country, trato)) ?? '',
    suggestions: [suggest('crisis', book.any(TOOLS.crisis.labels))],
  };
}

export interface LoneAnswer extends FailedAnswer {
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
  text: string,
  random: Random,
  country: string | null,
): LoneAnswer {
  try {
    const given = respond(guard, [{ role: 'person', text }], random, { country });
    const { level, ask, suggestions } = given;
    const seen = { level, ask };
    const urgent = given.kind === 'fixed' || (ask && atLeast(level, 'risk'));
    if (urgent) return { ...seen, urgent, text: given.text, suggestions };
    const line = new Phrasebook([], random).fresh(CANNOT_KEEP) ?? '';
    return { ...seen, urgent, text: line, suggestions: [] };
  } catch {
    return {
      level: 'risk',
      ask: false,
      urgent: true,
      ...failedAnswer('risk', random, { country }),
    };
  }
}
