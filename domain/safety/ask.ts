import type { Assessment } from './assessment.ts';
import { atLeast } from './levels.ts';
import type { Signal } from './signals.ts';

/** The source of a signal that no rule gave. */
export const LEARNED = 'classifier';

/** Certainty from which help is shown. */
export const LIKELY = 0.5;

/**
 * Certainty from which what only the learned readers hear is asked about, and not only shown: by the reader of the
 * browser alone, and by the larger ones together with it. Chosen on the odd-numbered half of the everyday messages,
 * so that at most one in a hundred is asked (`docs/decisions/011`).
 */
export const SURE_ENOUGH = { browser: 0.96, server: 0.97 } as const;

/** Certainty that a message must have by itself to be the second sign of a talk in which help was only shown. */
export const SECOND_SIGN = 0.95;

/**
 * A reader takes the most alarming stretch of a message, so that every sentence more is one more chance to be
 * mistaken. From so many words on, twice the words must be twice as likely.
 */
const ONE_CHANCE = 24;

/**
 * How likely a message asks for help, 0 to 1.
 * @param help log-odds above the threshold of the readers
 * @param words of the message
 */
export function certaintyOf(help: number, words: number): number {
  const chances = Math.max(1, words / ONE_CHANCE);
  return 1 / (1 + chances * Math.exp(-help));
}

/** Whether a rule heard danger said, and the readers did not clear it. */
export function isHeardByRule(signals: readonly Signal[]): boolean {
  return signals.some(
    ({ kind, level, source }) =>
      source !== LEARNED && kind !== 'unreadable' && atLeast(level, 'risk'),
  );
}

/** After an alarm that was only shown: whether this message is another, by itself. */
export function isSecondSign({ own, ownAsk, apart }: Assessment): boolean {
  return atLeast(own, 'risk') && (ownAsk || apart >= SECOND_SIGN);
}
