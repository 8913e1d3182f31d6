import { levelRank } from '../levels.ts';
import { SIGNAL_LEVELS } from '../signals.ts';
import type { Reading } from './context.ts';
import type { RuleMatch, Span } from './engine.ts';
import { isSuffering, type Outcome, outcomeOf } from './outcome.ts';

/** What the rules found, as names that the learned reader gives weight to. */
export interface Evidence extends Span {
  name: string;
}

/** The name of what asks for help, as far as the rules can tell. */
export const ALARM = 'at least 2';

/**
 * Every phrase that the rules know, and what became of it: cleared by a joke, turned around by a
 * "no", told of a film. The learned reader hears them with the words, so that a rule which is
 * often wrong counts for little and one that is never wrong for much.
 */
export function evidenceOf(reading: Reading): Evidence[] {
  const found: Evidence[] = [];
  const suffering = isSuffering(reading);
  const frames = Object.entries(reading.findings.frames);
  for (const [name, spans] of frames) {
    for (const { from, to } of spans) found.push({ name: `frame ${name}`, from, to });
  }
  for (const match of reading.findings.matches) {
    const outcome = match.rule.needs === 'danger' ? 'waits' : outcomeOf(reading, match, suffering);
    const { from, to } = match;
    for (const name of namesOf(match, outcome)) found.push({ name, from, to });
    const level = levelRank(SIGNAL_LEVELS[match.rule.signal]);
    for (const [frame] of frames) {
      found.push({ name: `${match.rule.signal} ${outcome} ${frame}`, from, to });
      found.push({ name: `${level} ${outcome} ${frame}`, from, to });
    }
  }
  return found;
}

function namesOf({ rule, pattern }: RuleMatch, outcome: Outcome | 'waits'): string[] {
  const level = levelRank(SIGNAL_LEVELS[rule.signal]);
  const names = [outcome, `${level} ${outcome}`, `${rule.signal} ${outcome}`];
  if (outcome === 'meant') for (let i = 0; i <= level; i += 1) names.push(`at least ${i}`);
  return [...names, `${pattern.source} ${outcome}`];
}
