import type { Answer, RespondOptions, Turn } from '#domain/companion/answer.ts';
import { seededRandom, seedOf } from '#domain/companion/random.ts';
import { respond } from '#domain/companion/respond.ts';
import { FRESH_STATE, type TalkState } from '#domain/companion/turns/talk-state.ts';
import type { Guard } from '#domain/safety/guard.ts';
import { atLeast, higherLevel, type SafetyLevel } from '#domain/safety/levels.ts';
import { nextState, seenOf } from '#domain/safety/state.ts';
import { attempt, isOnlyUnreadable, unreadable } from '#domain/safety/unreadable.ts';
import type { Earlier, Seen } from './read-place.ts';

/** What a message shows, and what guided mode answers. */
export interface Heard {
  /** Null where nothing could be said to it. */
  guided: Answer | null;
  /** Why not. */
  fault?: unknown;
  own: SafetyLevel;
  seen: Seen;
  state: TalkState;
}

/** The same message, sent again, is answered in the same words. */
export function answerTo(
  guard: Guard,
  turn: Turn,
  messageId: string,
  options: RespondOptions,
): Answer {
  return respond(guard, turn, seededRandom(seedOf(messageId)), options);
}

/**
 * Reads a message and finds its answer. Never throws: a message to which nothing can be said is
 * stored all the same, with what the guard hears in it.
 * @param earlier the message as an earlier attempt stored it: a second opinion may have raised it
 */
export function hearMessage(
  guard: Guard,
  turn: Turn,
  messageId: string,
  options: RespondOptions,
  earlier?: Earlier,
): Heard {
  try {
    const answer = answerTo(guard, turn, messageId, options);
    if (!earlier || !isRaised(earlier, answer)) return heardOf(answer);
    const raised = { ...turn, raisedTo: earlier.level, raisedAsk: earlier.ask };
    return heardOf(answerTo(guard, raised, messageId, options));
  } catch (error) {
    return { guided: null, fault: error, ...hearOnly(guard, turn) };
  }
}

function heardOf(guided: Answer): Heard {
  const { own, level, ask, state } = guided;
  return { guided, own, seen: { level, ask }, state };
}

/** Whether more was stored with the message than is read in it. */
function isRaised(earlier: Seen, { own, ask }: Answer): boolean {
  const isAsked = earlier.ask && atLeast(earlier.level, 'risk');
  return !atLeast(own, earlier.level) || (isAsked && !ask);
}

/** What the guard alone hears; the talk stands where it stood. */
function hearOnly(guard: Guard, { text, state, previous, known }: Turn): Omit<Heard, 'guided'> {
  const before = state ?? FRESH_STATE;
  const assessment = attempt(() => guard.assess(text, { previous })) ?? unreadable();
  const safety = isOnlyUnreadable(assessment)
    ? { ...before.safety, shown: higherLevel(before.safety.shown, assessment.own) }
    : nextState(before.safety, assessment);
  const now = seenOf(safety);
  const seen =
    known && state === null
      ? { level: higherLevel(now.level, known.level), ask: now.ask || known.ask }
      : now;
  return { own: assessment.own, seen, state: { ...before, safety } };
}
