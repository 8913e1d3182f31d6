import { isHeardByRule } from '../ask.ts';
import type { Assessment } from '../assessment.ts';
import { atLeast, higherLevel, type SafetyLevel } from '../levels.ts';
import { isSaidSerious } from '../said-serious.ts';
import { type Signal, SIGNAL_LEVELS, type SignalKind } from '../signals.ts';
import { hiddenReadings } from '../text/decode.ts';
import { tokenize } from '../text/tokens.ts';
import type { Reading } from './context.ts';
import { buildEngine, type Engine, findAll, type RuleMatch } from './engine.ts';
import { fillsClause } from './hearing.ts';
import { isSuffering, outcomeOf } from './outcome.ts';

let engine: Engine | undefined;

/** Builds the rules ahead of the first message, so that nobody waits for them. */
export function warmUp(): void {
  engine ??= buildEngine();
}

/** What the rules heard may be asked about. */
export function asking(
  own: SafetyLevel,
  signals: readonly Signal[],
): Pick<Assessment, 'ask' | 'ownAsk'> {
  const ownAsk = atLeast(own, 'risk') && isHeardByRule(signals);
  return { ask: ownAsk, ownAsk };
}

/** What the rules read in a message. */
export interface Read {
  assessment: Assessment;
  reading: Reading;
}

/** Reads a message with the rules alone. */
export function read(text: string, inDanger: boolean): Read {
  engine ??= buildEngine();
  let best = readTokens(engine, text, inDanger);
  for (const hidden of hiddenReadings(text)) {
    const other = readTokens(engine, hidden, inDanger);
    const { own } = other.assessment;
    if (atLeast(own, 'risk') && !atLeast(best.assessment.own, own)) best = other;
  }
  return best;
}

function readTokens(rules: Engine, text: string, inDanger: boolean): Read {
  const tokens = tokenize(text, rules.lexicon, rules.unmasker);
  const findings = findAll(rules, tokens);
  const reading: Reading = { tokens, findings };
  const suffering = isSuffering(reading);
  const signals: Signal[] = [];
  const later: RuleMatch[] = [];
  for (const match of findings.matches) {
    if (match.rule.needs === 'danger') later.push(match);
    else judge(reading, match, suffering, signals);
  }
  if (inDanger || signals.some((signal) => SPEAKS_OF_DYING.has(signal.kind))) {
    const isWhole = ({ from, to }: RuleMatch) => to - from === tokens.length;
    for (const match of later) {
      if (!match.rule.answer || isWhole(match)) judge(reading, match, suffering, signals);
    }
  }
  if (isSaidSerious(text)) {
    signals.push({ kind: 'said-serious', level: 'risk', source: 'said', plain: true });
  }
  const own = highestOf(signals);
  const assessment: Assessment = {
    level: own,
    own,
    ...asking(own, signals),
    certainty: 0,
    apart: 0,
    signals,
    confidence: confidenceOf(own, signals, tokens.length),
    denial: findings.frames.denial !== undefined,
    reply: findings.frames.yes ? 'yes' : findings.frames.no ? 'no' : null,
  };
  return { assessment, reading };
}

export function highestOf(signals: readonly Signal[]): SafetyLevel {
  return signals.reduce<SafetyLevel>((top, one) => higherLevel(top, one.level), 'none');
}

const SPEAKS_OF_DYING: ReadonlySet<SignalKind> = new Set([
  'passive-ideation',
  'active-ideation',
  'burden',
  'farewell',
  'intent',
  'plan',
  'voices',
  'hopelessness',
]);

function judge(reading: Reading, match: RuleMatch, suffering: boolean, into: Signal[]): void {
  const { signal, cleared } = match.rule;
  const add = (kind: SignalKind, how: Pick<Signal, 'plain' | 'firm'> = {}) =>
    into.push({ kind, level: SIGNAL_LEVELS[kind], source: match.pattern.source, ...how });
  const outcome = outcomeOf(reading, match, suffering);
  if (outcome === 'meant') {
    const isFirm = cleared === 'shown' && fillsClause(reading.tokens, match);
    add(signal, { ...(cleared === 'never' && { plain: true }), ...(isFirm && { firm: true }) });
  } else if (outcome === 'past') add('past-attempt');
  else if (outcome === 'negated' && atLeast(SIGNAL_LEVELS[signal], 'risk')) add('negated-ideation');
}

function confidenceOf(level: SafetyLevel, signals: readonly Signal[], length: number): number {
  if (level === 'none') return length === 0 ? 1 : 0.8;
  const kinds = new Set(signals.filter((one) => one.level === level).map((one) => one.kind));
  const patterns = new Set(signals.filter((one) => one.level === level).map((one) => one.source));
  return Math.min(0.99, 0.7 + 0.1 * (kinds.size - 1) + 0.05 * patterns.size);
}
