import { NOTICES } from '../notices.content.ts';
import { THINGS } from '../things.content.ts';
import { isNoticed, type PresentState, type Stone } from './state.ts';

/** The last stone comes to lie first, and who has crossed is seen on the other side. */
const BEFORE_MS = 900;
/** Long enough to read what a stone was. */
const STEP_MS = 560;
const AFTER_MS = 900;

/** Everything is in its place: there is a way across, and nobody is asked for anything more. */
export function isCrossing(state: PresentState): boolean {
  const { waiting, tokens, toNotice, noticing, probedMs } = state;
  const left = waiting.length + tokens.length + toNotice.length;
  return left === 0 && !noticing && probedMs !== null;
}

/** The stones of the crossing, from one bank to the other. */
function steppingStones({ stones }: PresentState): Stone[] {
  return stones.filter(({ to }) => to === 'now');
}

/** From stone to stone, and to the other bank. */
function stepsOf(state: PresentState): number {
  return steppingStones(state).length + 1;
}

/** How many steps were made: 0 on the bank, then a stone each, and the other bank. */
export function stepsMade(state: PresentState): number {
  if (!isCrossing(state)) return 0;
  const since = state.elapsedMs - state.actedMs - BEFORE_MS;
  return Math.min(stepsOf(state), Math.max(0, Math.floor(since / STEP_MS) + 1));
}

export function hasCrossed(state: PresentState): boolean {
  const needed = BEFORE_MS + stepsOf(state) * STEP_MS + AFTER_MS;
  return isCrossing(state) && state.elapsedMs - state.actedMs >= needed;
}

/** The stone that was stepped on last; undefined on the banks. */
export function stoneUnder(state: PresentState): Stone | undefined {
  return steppingStones(state)[stepsMade(state) - 1];
}

/** What a stone was: a thing of the river, or what somebody noticed. */
export function wordsOf(stone: Stone): string {
  const { what } = stone;
  return (isNoticed(stone) ? NOTICES[what]?.text : THINGS[what]?.text) ?? '';
}
