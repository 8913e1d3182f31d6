import { isExcepted, isFiction, isJoke, isNegated, isPast, type Reading } from './context.ts';
import type { RuleMatch } from './engine.ts';

/** What became of a phrase that was found, after what stands around it was heard. */
export type Outcome = 'meant' | 'excepted' | 'fiction' | 'negated' | 'joke' | 'past';

export function outcomeOf(reading: Reading, match: RuleMatch, suffering: boolean): Outcome {
  const known = heard.get(match);
  if (known !== undefined) return known;
  const outcome = hear(reading, match, suffering);
  heard.set(match, outcome);
  return outcome;
}

/** A match belongs to one reading; rules and learned reader both ask. */
const heard = new WeakMap<RuleMatch, Outcome>();

function hear(reading: Reading, match: RuleMatch, suffering: boolean): Outcome {
  if (isExcepted(reading, match)) return 'excepted';
  if (isFiction(reading, match)) return 'fiction';
  if (isNegated(reading, match)) return 'negated';
  if (isJoke(reading, match, suffering)) return 'joke';
  return isPast(reading, match) ? 'past' : 'meant';
}

/** Grief in earnest: laughter beside it clears nothing. */
export function isSuffering(reading: Reading): boolean {
  return reading.findings.matches.some(
    (match) => match.rule.signal === 'grief' && !isExcepted(reading, match),
  );
}
