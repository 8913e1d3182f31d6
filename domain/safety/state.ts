import { isHeardByRule, isSecondSign } from './ask.ts';
import type { Assessment } from './assessment.ts';
import { atLeast, higherLevel, type SafetyLevel } from './levels.ts';

/** Where a conversation stands. Plain JSON. */
export interface SafetyState {
  /** What is acted upon and owed. An alarm that was only shown leaves it at `concern`. */
  level: SafetyLevel;
  /** The most that was shown without being asked about: the quiet help stays in sight. */
  shown: SafetyLevel;
  /** The most it has been in this conversation. */
  worst: SafetyLevel;
  /** `softened` after somebody took it back: gentler words, same help. */
  tone: 'open' | 'softened';
  /**
   * The direct question about safety: not asked, owed (something was taken back, so it is asked
   * once more in other words), asked and waiting, answered.
   */
  check: 'none' | 'due' | 'asked' | 'answered';
  /** Messages of the person to let pass before a question that is due. */
  checkIn: number;
  /** Messages in a row without a sign of concern or more. */
  quietTurns: number;
}

export const INITIAL_SAFETY_STATE: SafetyState = {
  level: 'none',
  shown: 'none',
  worst: 'none',
  tone: 'open',
  check: 'none',
  checkIn: 0,
  quietTurns: 0,
};

/** Distress fades from the conversation after this many quiet messages. */
const QUIET_TURNS_AFTER_CONCERN = 3;

/** A second check straight after a "no" would be nagging: it comes a little later. */
const TURNS_BEFORE_CHECK = 2;

/**
 * The conversation after one more message of the person.
 * Danger never leaves because of a denial. It steps down once, when the direct question was
 * asked a second time, later and in other words, and answered with no both times; from an
 * emergency it never falls below `risk`.
 */
export function nextState(state: SafetyState, assessment: Assessment): SafetyState {
  const next = stepped(state, assessment);
  return { ...next, worst: higherLevel(next.worst, next.level) };
}

/** What the person sees of a conversation: the level, and whether danger is asked about or help only in sight. */
export function seenOf({ level, shown }: SafetyState): { level: SafetyLevel; ask: boolean } {
  const ask = atLeast(level, 'risk');
  return { level: ask ? level : higherLevel(level, shown), ask };
}

/** Danger that may be acted upon: said, sure, or one more sign in a talk where it was shown, asked or known. */
function isActedUpon(state: SafetyState, assessment: Assessment): boolean {
  if (!atLeast(assessment.own, 'risk')) return false;
  const isExpected = atLeast(state.level, 'risk') || state.check === 'asked';
  if (assessment.ownAsk || isExpected) return true;
  return atLeast(state.shown, 'risk') && isSecondSign(assessment);
}

/** The level at which a message counts for what is said and owed. */
function actedLevel(state: SafetyState, assessment: Assessment): SafetyLevel {
  const { own, ownAsk, signals } = assessment;
  if (!atLeast(own, 'risk')) return own;
  if (!isActedUpon(state, assessment)) return 'concern';
  // Two suspicions make a question, not an emergency.
  const isSure = ownAsk || isHeardByRule(signals) || atLeast(state.level, 'risk');
  return isSure ? own : 'risk';
}

function stepped(state: SafetyState, assessment: Assessment): SafetyState {
  const own = actedLevel(state, assessment);
  const isOnlyShown = own !== assessment.own && own === 'concern';
  const shown = isOnlyShown ? higherLevel(state.shown, assessment.own) : state.shown;
  return acted({ ...state, shown }, { ...assessment, own });
}

function acted(state: SafetyState, assessment: Assessment): SafetyState {
  const { own } = assessment;
  const quietTurns = own === 'none' ? state.quietTurns + 1 : 0;
  const base = { ...state, quietTurns, checkIn: Math.max(0, state.checkIn - 1) };
  if (!atLeast(state.level, 'risk')) return calmNext(base, assessment);
  if (atLeast(own, 'risk')) {
    const check = state.check === 'asked' ? 'answered' : state.check;
    return { ...base, level: higherLevel(own, state.level), tone: 'open', check };
  }
  if (state.check === 'asked') return afterAnswer(base, assessment);
  if (assessment.denial && state.check !== 'due') return owesCheck(base);
  return base;
}

/** The companion has just asked the direct question. */
export function checkAsked(state: SafetyState): SafetyState {
  return { ...state, check: 'asked', checkIn: 0 };
}

/** Whether the companion should ask (again) now. */
export function isCheckDue(state: SafetyState): boolean {
  return state.check === 'due' && state.checkIn === 0 && atLeast(state.level, 'risk');
}

function owesCheck(state: SafetyState): SafetyState {
  return { ...state, tone: 'softened', check: 'due', checkIn: TURNS_BEFORE_CHECK };
}

function calmNext(state: SafetyState, assessment: Assessment): SafetyState {
  const admits = state.check === 'asked' && assessment.reply === 'yes' && !assessment.denial;
  const kept = state.quietTurns >= QUIET_TURNS_AFTER_CONCERN ? 'none' : state.level;
  return {
    ...state,
    level: higherLevel(higherLevel(assessment.own, admits ? 'risk' : 'none'), kept),
    tone: 'open',
    check: state.check === 'asked' ? 'answered' : state.check,
  };
}

/** The question was asked while in danger. Only a plain "no", twice, lowers anything. */
function afterAnswer(state: SafetyState, assessment: Assessment): SafetyState {
  if (assessment.reply !== 'no') {
    return assessment.denial ? owesCheck(state) : { ...state, check: 'answered' };
  }
  if (state.tone !== 'softened') return owesCheck(state);
  const level = state.worst === 'emergency' ? 'risk' : 'concern';
  return { ...state, level, check: 'answered' };
}
