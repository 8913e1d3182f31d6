import { certaintyOf, LEARNED, LIKELY, SURE_ENOUGH } from '../ask.ts';
import type { Assessment } from '../assessment.ts';
import type { Heard, LearnedReader, Opinion } from '../classifier/model.ts';
import { atLeast, higherLevel, type SafetyLevel } from '../levels.ts';
import { SIGNAL_LEVELS } from '../signals.ts';
import type { Reading } from './context.ts';
import { evidenceOf } from './evidence.ts';
import { type Before, helpHeard, isAllAlarm } from './hearing.ts';
import { asking, highestOf, type Read, read } from './read-by-rules.ts';

/** "Era broma", "no, tranqui": an answer and no more, which the rules read better. */
const PLAIN_ANSWER_WORDS = 4;

/** The words of a message and what the rules find in them: what the classifier reads. */
export function heardIn(text: string): Heard {
  return heard(read(text, false).reading);
}

function heard(reading: Reading): Heard {
  return { tokens: reading.tokens, evidence: evidenceOf(reading) };
}

/**
 * The learned reader has the message alone, and after the ones before it. What an earlier message
 * already said must not be heard again in this one: together they are read only for what they
 * would add, and never where the person answers or takes something back.
 */
export function reconsidered(
  learned: LearnedReader,
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
    const help = helpHeard(alone, together, tokens.length, carried, before.margin);
    // "I don't know what to do" says nothing of now where what came before does not.
    const now = atLeast(carried, 'risk') ? urgent : together.emergency;
    const isNo = assessment.reply === 'no' && atLeast(carried, 'risk');
    const words = tokens.length;
    if (certaintyOf(isNo ? help - MARGIN_AFTER_NO : help, words) >= LIKELY) {
      const certainty = certaintyOf(help, words);
      return {
        ...raised(assessment, now, help),
        ownAsk: certainty >= SURE_ENOUGH[learned.isWhole ? 'server' : 'browser'],
        certainty,
        apart: certaintyOf(helpHeard(alone, alone, words, carried, 0), words),
      };
    }
  }
  if (assessment.signals.some(({ firm }) => firm)) return shownOnly(assessment);
  // What came before is on record; together they would say it again.
  const heardTogether = atLeast(carried, 'risk') ? alone : together;
  return atEase(assessment, Math.max(alone.concern, heardTogether.concern));
}

/**
 * "No, no haría nada, es un pensamiento no más": a no, asked about a danger that is on record, is one unless
 * what stands beside it plainly says otherwise ("no, pero lo pienso todos los días"). The level stays.
 */
const MARGIN_AFTER_NO = 0.6;

/** So far below its threshold the learned reader must be to clear what a rule took for an emergency. */
const PLAINLY_HARMLESS = -1;

/** Only where nothing before was of danger, and alone or together nothing speaks for it. */
function isHarmless(alone: Opinion, together: Opinion, carried: SafetyLevel): boolean {
  return alone.harmless && together.harmless && !atLeast(carried, 'risk');
}

/** The help stays in sight; nobody is asked about what the learned readers take for harmless. */
function shownOnly(assessment: Assessment): Assessment {
  return { ...assessment, level: 'risk', own: 'risk', ask: false, ownAsk: false };
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
    const found = { level: own, own, ...asking(own, signals) };
    return { ...assessment, ...found, signals: [...signals, learned], confidence: sure };
  }
  return isCleared
    ? { ...assessment, level: kept, own: kept, ...asking(kept, signals), signals, confidence: 0.6 }
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
