import type { Classifier, Heard, LargerReader, Opinion } from './classifier/model.ts';
import { type Reading } from './judge/context.ts';
import { buildEngine, type Engine, findAll, type RuleMatch } from './judge/engine.ts';
import { evidenceOf } from './judge/evidence.ts';
import { type Before, beforeOf, HEARD_TOGETHER, helpHeard, isAllAlarm } from './judge/hearing.ts';
import { isSuffering, outcomeOf } from './judge/outcome.ts';
import { atLeast, higherLevel, type SafetyLevel } from './levels.ts';
import { type Signal, SIGNAL_LEVELS, type SignalKind } from './signals.ts';
import { hiddenReadings } from './text/decode.ts';
import { tokenize } from './text/tokens.ts';

export interface Assessment {
  /** Level of the conversation as far as the earlier messages tell: never below `own`. */
  level: SafetyLevel;
  /** Level of this message, read in the light of the earlier ones. */
  own: SafetyLevel;
  signals: Signal[];
  /** 0 to 1: how sure the rules are of `own`. */
  confidence: number;
  /** The person takes something back ("era broma", "ya estoy bien"). */
  denial: boolean;
  /** A plain answer to a yes-or-no question. */
  reply: 'yes' | 'no' | null;
}

/** Earlier messages of the same person, oldest first. */
export interface AssessContext {
  previous: readonly string[];
}

/** Enough to hold a long talk; the state of a conversation (`state.ts`) carries further. */
const MAX_PREVIOUS = 40;

/**
 * Reads one message with the earlier ones of the same person and says what help it asks for.
 * Pure and deterministic: no network, no model, no clock. Typically 50–300 µs.
 */
export function assess(text: string, context?: AssessContext): Assessment {
  const previous = context?.previous.slice(-MAX_PREVIOUS) ?? [];
  let carried: SafetyLevel = 'none';
  for (const [at, earlier] of previous.entries()) {
    const result = readOnce(earlier, previous.slice(0, at), carried);
    if (!atLeast(result.own, 'risk')) continue;
    const after = [...previous, text].slice(at + 1, at + 1 + HEARD_TOGETHER);
    if (!isExplained(result, earlier, after)) carried = higherLevel(carried, result.own);
  }
  const result = readOnce(text, previous, carried);
  return { ...result, level: higherLevel(result.own, carried) };
}

/** So far below its threshold the learned reader must be to take an alarm back, its own or a rule's. */
const EXPLAINED = -2;

/**
 * People write in pieces: "tengo dos frascos", "de vidrio"; "voy a saltar", "del trampolín, es la clase". An alarm
 * is forgotten when the very next messages, read with it, make it plainly harmless. Never by taking
 * it back ("era broma"), and never what was said in so many words.
 */
function isExplained({ signals }: Assessment, earlier: string, after: readonly string[]): boolean {
  if (!classifier || signals.some(({ plain }) => plain)) return false;
  const apart = after.map((text) => readOnce(text, [], 'none'));
  if (apart.some(({ own, denial, reply }) => denial || reply !== null || atLeast(own, 'risk'))) {
    return false;
  }
  return classifier.judge(heardIn([earlier, ...after].join('. '))).help < EXPLAINED;
}

/** The source of a signal that no rule gave. */
const LEARNED = 'classifier';

let classifier: Classifier | undefined;

/**
 * Adds the learned reader to the rules, from then on, for every call of `assess`. Some 300 kB in
 * the browser: load it when nobody waits. May be called again.
 * @param larger one more reader beside it (`recurrent/load-whole-guard.ts`)
 */
export async function loadClassifier(larger?: LargerReader): Promise<void> {
  if (classifier && !larger) return;
  const [model, stored] = await Promise.all([
    import('./classifier/model.ts'),
    import('./classifier/weights.content.ts'),
  ]);
  classifier = new model.Classifier(stored.WEIGHTS, larger);
  remembered.clear();
}

/** The words of a message and what the rules find in them: what the classifier reads. */
export function heardIn(text: string): Heard {
  return heard(read(text, false).reading);
}

let engine: Engine | undefined;

/** Builds the rules ahead of the first message, so that nobody waits for them. */
export function warmUp(): void {
  engine ??= buildEngine();
}

/** "Era broma", "no, tranqui": an answer and no more, which the rules read better. */
const PLAIN_ANSWER_WORDS = 4;

const remembered = new Map<string, Assessment>();
const REMEMBER = 200;

/** Earlier messages are read again at every turn: remember the last few hundred readings. */
function readOnce(text: string, previous: readonly string[], carried: SafetyLevel): Assessment {
  const before = beforeOf(previous);
  const key = `${carried} ${before.surer} ${classifier ? before.messages.join('\0') : ''}\0${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const byRules = read(text, atLeast(carried, 'risk'));
  const result = classifier
    ? reconsidered(classifier, byRules, text, before, carried)
    : byRules.assessment;
  if (remembered.size >= REMEMBER) {
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  }
  remembered.set(key, result);
  return result;
}

function heard(reading: Reading): Heard {
  return { tokens: reading.tokens, evidence: evidenceOf(reading) };
}

/**
 * The learned reader has the message alone, and after the ones before it. What an earlier message
 * already said must not be heard again in this one: together they are read only for what they
 * would add, and never where the person answers or takes something back.
 */
function reconsidered(
  learned: Classifier,
  { assessment, reading }: Read,
  text: string,
  before: Before,
  carried: SafetyLevel,
): Assessment {
  const { tokens } = reading;
  if (tokens.length === 0) return assessment;
  const answers = assessment.denial || assessment.reply !== null;
  if (answers && tokens.length <= PLAIN_ANSWER_WORDS) return assessment;
  const said = heard(reading);
  const alone = learned.judge(said);
  const together =
    before.messages.length === 0 || answers || carried === 'emergency'
      ? alone
      : learned.judge(heardIn([...before.messages, text].join('. ')));
  const urgent = Math.max(alone.emergency, together.emergency);
  if (atLeast(assessment.own, 'risk')) {
    const bar = assessment.own === 'emergency' ? PLAINLY_HARMLESS : 0;
    const help = Math.max(alone.help, together.help);
    const isBare = together === alone && isAllAlarm(said);
    const isPlain = assessment.signals.some(({ plain }) => plain);
    if (help >= bar || isBare || isPlain || !isHarmless(alone, together, carried)) {
      return raised(assessment, urgent, help);
    }
  } else {
    const help = helpHeard(alone, together, tokens.length, carried, before.surer);
    // "I don't know what to do" says nothing of now where what came before does not.
    const now = atLeast(carried, 'risk') ? urgent : together.emergency;
    const isNo = assessment.reply === 'no' && atLeast(carried, 'risk');
    if (help >= (isNo ? SURER_AFTER_NO : 0)) return raised(assessment, now, help);
  }
  // What came before is on record; together they would say it again.
  const heardTogether = atLeast(carried, 'risk') ? alone : together;
  return atEase(assessment, Math.max(alone.concern, heardTogether.concern));
}

/**
 * "No, no haría nada, es un pensamiento no más": a no, asked about a danger that is on record, is one unless
 * what stands beside it plainly says otherwise ("no, pero lo pienso todos los días"). The level stays.
 */
const SURER_AFTER_NO = 0.6;

/** So far below its threshold the learned reader must be to clear what a rule took for an emergency. */
const PLAINLY_HARMLESS = -1;

/** Only where nothing before was of danger, and alone or together nothing speaks for it. */
function isHarmless(alone: Opinion, together: Opinion, carried: SafetyLevel): boolean {
  return alone.harmless && together.harmless && !atLeast(carried, 'risk');
}

/** So far below its threshold the learned reader must be to hear no trouble where a rule did. */
const PLAINLY_CALM = -0.5;

/** Nobody needs help at once, whatever a rule said; the person may be troubled all the same. */
function atEase(assessment: Assessment, concern: number): Assessment {
  const floor = concern < PLAINLY_CALM ? 'concern' : 'risk';
  const signals = assessment.signals.filter((one) => !atLeast(one.level, floor));
  const kept = highestOf(signals);
  const isCleared = kept !== assessment.own;
  if (kept === 'none' && concern >= 0) {
    const kind = 'learned-distress';
    const own = SIGNAL_LEVELS[kind];
    const sure = Math.min(0.95, 1 / (1 + Math.exp(-concern)));
    const learned = { kind, level: own, source: LEARNED } as const;
    return { ...assessment, level: own, own, signals: [...signals, learned], confidence: sure };
  }
  return isCleared
    ? { ...assessment, level: kept, own: kept, signals, confidence: 0.6 }
    : assessment;
}

function raised(assessment: Assessment, urgent: number, help: number): Assessment {
  const kind = urgent >= 0 ? 'learned-emergency' : 'learned-risk';
  const own = higherLevel(assessment.own, SIGNAL_LEVELS[kind]);
  if (own === assessment.own) return assessment;
  const signals = [...assessment.signals, { kind, level: own, source: LEARNED } as const];
  const sure = 1 / (1 + Math.exp(-(urgent >= 0 ? urgent : help)));
  return { ...assessment, level: own, own, signals, confidence: Math.min(0.95, sure) };
}

interface Read {
  assessment: Assessment;
  reading: Reading;
}

function read(text: string, inDanger: boolean): Read {
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
  const own = highestOf(signals);
  const assessment: Assessment = {
    level: own,
    own,
    signals,
    confidence: confidenceOf(own, signals, tokens.length),
    denial: findings.frames.denial !== undefined,
    reply: findings.frames.yes ? 'yes' : findings.frames.no ? 'no' : null,
  };
  return { assessment, reading };
}

function highestOf(signals: readonly Signal[]): SafetyLevel {
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
  const add = (kind: SignalKind, plain = false) =>
    into.push({
      kind,
      level: SIGNAL_LEVELS[kind],
      source: match.pattern.source,
      ...(plain && { plain }),
    });
  const outcome = outcomeOf(reading, match, suffering);
  if (outcome === 'meant') add(signal, cleared === 'never');
  else if (outcome === 'past') add('past-attempt');
  else if (outcome === 'negated' && atLeast(SIGNAL_LEVELS[signal], 'risk')) add('negated-ideation');
}

function confidenceOf(level: SafetyLevel, signals: readonly Signal[], length: number): number {
  if (level === 'none') return length === 0 ? 1 : 0.8;
  const kinds = new Set(signals.filter((one) => one.level === level).map((one) => one.kind));
  const patterns = new Set(signals.filter((one) => one.level === level).map((one) => one.source));
  return Math.min(0.99, 0.7 + 0.1 * (kinds.size - 1) + 0.05 * patterns.size);
}
