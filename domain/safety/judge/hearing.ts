import type { Heard, Opinion } from '../classifier/model.ts';
import { atLeast, type SafetyLevel } from '../levels.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './engine.ts';
import { ALARM } from './evidence.ts';

/** "No es lo mío": few words say little. The fewer, the plainer must be what no rule hears in them. */
const ENOUGH_WORDS = 8;
const MARGIN_PER_WORD = 0.12;

/**
 * Every turn is one more chance to be mistaken, and a question about death after "me dijeron que en
 * marzo se ve" ends a talk. The longer it has been calm, the plainer must be what no rule hears;
 * its first messages are heard most readily.
 */
const MARGIN_PER_TURN = 0.15;
const MAX_MARGIN = 0.6;

/** So many earlier messages the learned reader hears together with this one. */
export const HEARD_TOGETHER = 2;

/**
 * What came before a message, as far as its reading depends on it. Not how many messages: in a long
 * talk that changes with every turn, and all of them would be read again.
 */
export interface Before {
  messages: readonly string[];
  /** How much plainer a sign must be after so many calm messages. */
  margin: number;
}

/** @param previous earlier messages of this person in the talk */
export function beforeOf(previous: readonly string[]): Before {
  return {
    messages: previous.slice(-HEARD_TOGETHER),
    margin: Math.min(MAX_MARGIN, previous.length * MARGIN_PER_TURN),
  };
}

/**
 * How far what no rule hears speaks for help; 0 is enough. In a calm talk a turn speaks for itself
 * only where what came before does not say otherwise ("se nos fue un niño hoy", "en mis brazos"), or
 * both together say it plainly. Once in danger both together speak of it anyway: what counts then
 * is whether they say "now".
 * @param margin how much plainer it must be after a calm talk (`beforeOf`)
 */
export function helpHeard(
  alone: Opinion,
  together: Opinion,
  words: number,
  carried: SafetyLevel,
  margin: number,
): number {
  const few = Math.max(0, ENOUGH_WORDS - words) * MARGIN_PER_WORD;
  const own = alone.help - few;
  // What is almost an emergency asks for help too, where enough words say so.
  if (together === alone) return few > 0 ? own : Math.max(own, alone.almost);
  if (atLeast(carried, 'risk')) return Math.max(own, together.emergency - few);
  return Math.max(Math.min(own, together.help), together.together) - margin;
}

/** So many words beside an alarm explain nothing. */
const BESIDE = 1;

/** "Sufro violencia doméstica": nothing is said beside the alarm that could explain it. */
export function isAllAlarm({ tokens, evidence }: Heard): boolean {
  return evidence.some(
    ({ name, from, to }) => name === ALARM && to - from >= tokens.length - BESIDE,
  );
}

/** Whether nothing but these words stands between two borders, outside quotation marks. */
export function fillsClause(tokens: readonly Token[], { from, to }: Span): boolean {
  const first = tokens[from];
  if (!first || first.quoted) return false;
  const begins = (at: number) =>
    at <= 0 || tokens[at]?.pause === true || tokens[at]?.sentence !== tokens[at - 1]?.sentence;
  return begins(from) && (to >= tokens.length || begins(to));
}
