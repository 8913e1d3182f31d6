import { type Rules, type Start, TICK_MS } from '../contract.ts';
import { drawFloat, type Rng } from '../kit/random/random.ts';
import { planOf } from './levels.ts';
import { hasCrossed, isCrossing } from './river/crossing.ts';
import { bornBefore, breathMs, hasRoom, isPastTheEnd, isPulse, spotOf } from './river/current.ts';
import { drawNotices, drawThings } from './river/draw-things.ts';
import {
  beginNoticing,
  GONE_MS,
  isNoticeDue,
  keepNoticing,
  noticeOther,
  touchNotice,
} from './river/noticing.ts';
import { lightsOf, type PresentState, type Token, type Where, WHERES } from './river/state.ts';
import { outcomeText } from './texts.ts';
import { THINGS, type Thing, type Time } from './things.content.ts';

const PROBE_EVERY_MS = 60_000;
/** Without a hand the river rests: nobody is waited for with a clock. */
const REST_AFTER_MS = 60_000;

export type PresentAction =
  | { type: 'place'; id: number; to: Time }
  /** What was to be noticed is there; or, once it is, on with the river. */
  | { type: 'notice' }
  | { type: 'other' }
  | { type: 'answer'; where: Where };

export function thingOf({ thing }: Pick<Token, 'thing'>): Thing {
  return THINGS[thing] ?? THINGS[0];
}

function setup({ level }: Start, rng: Rng): PresentState {
  const drawn = drawThings(level, rng);
  const { notices, rng: after } = drawNotices(level, drawn.rng);
  let chance = after;
  const waiting = drawn.things.map((thing, id) => {
    const side = drawFloat(chance);
    chance = side.rng;
    return { id, thing, side: side.value * 2 - 1, tried: false };
  });
  return {
    rng: chance,
    level,
    elapsedMs: 0,
    actedMs: 0,
    breathFromMs: 0,
    waiting,
    tokens: [],
    gone: [],
    placed: 0,
    right: 0,
    stones: [],
    toNotice: notices,
    noticing: null,
    probedMs: 0,
    answers: [],
    touch: null,
  };
}

export function isAsking({ probedMs }: PresentState): boolean {
  return probedMs === null;
}

/** The answer to the last question, until the next touch. */
export function answeredNow({ answers, actedMs, probedMs }: PresentState): Where | null {
  return actedMs === probedMs ? (answers.at(-1) ?? null) : null;
}

function tick(state: PresentState): PresentState {
  if (isAsking(state) || state.elapsedMs - state.actedMs > REST_AFTER_MS) return state;
  const elapsedMs = state.elapsedMs + TICK_MS;
  const next = { ...state, elapsedMs };
  if (state.gone.some(({ atMs }) => elapsedMs - atMs > GONE_MS)) {
    next.gone = state.gone.filter(({ atMs }) => elapsedMs - atMs <= GONE_MS);
  }
  if (isCrossing(next)) return next;
  if (next.noticing) return keepNoticing(next);
  if (isNoticeDue(next)) return beginNoticing(next);
  if (elapsedMs - (state.probedMs ?? 0) >= PROBE_EVERY_MS) return { ...next, probedMs: null };
  const over = state.tokens.filter((token) => isPastTheEnd(next, token));
  if (over.length > 0) {
    next.tokens = state.tokens.filter((token) => !over.includes(token));
    next.waiting = [...state.waiting, ...over.map(({ bornMs: _bornMs, ...token }) => token)];
  }
  return arrive(next);
}

/** The next one comes, where there is room for it. */
function arrive(state: PresentState): PresentState {
  if (state.elapsedMs === TICK_MS) return arriveFirst(state);
  const [first, ...waiting] = state.waiting;
  if (!first || !hasRoom(state)) return state;
  return { ...state, waiting, tokens: [...state.tokens, { ...first, bornMs: state.elapsedMs }] };
}

function arriveFirst(state: PresentState): PresentState {
  const before = bornBefore(state.level);
  const tokens = state.waiting
    .slice(0, before.length)
    .map((token, at) => ({ ...token, bornMs: state.elapsedMs - (before[at] ?? 0) }));
  return { ...state, tokens, waiting: state.waiting.slice(before.length) };
}

function belongs(level: number, time: Time, to: Time): boolean {
  if (time === to) return true;
  return !planOf(level).banks && time !== 'now' && to !== 'now';
}

function place(state: PresentState, id: number, to: Time): PresentState {
  const token = state.tokens.find((one) => one.id === id);
  if (!token || isAsking(state) || state.noticing) return state;
  const { elapsedMs, level } = state;
  const { thing } = token;
  const { time } = thingOf(token);
  const pulse = to === 'now' && isPulse(breathMs(state));
  const count = (state.touch?.count ?? 0) + 1;
  const touch = { count, atMs: elapsedMs, id, thing, to, pulse };
  const acted = { ...state, actedMs: elapsedMs };
  const y = Math.round(spotOf(state, token).y);
  // Too early is no mistake: it drifts on.
  if (planOf(level).onPulse && to === 'now' && time === 'now' && !pulse) {
    return { ...acted, touch: { ...touch, kind: 'early' } };
  }
  if (!belongs(level, time, to)) {
    const tokens = state.tokens.map((one) => (one.id === id ? { ...one, tried: true } : one));
    return { ...acted, tokens, touch: { ...touch, kind: 'back' } };
  }
  return {
    ...acted,
    tokens: state.tokens.filter((one) => one.id !== id),
    gone: [...state.gone, { ...token, to, atMs: elapsedMs, pulse }],
    placed: state.placed + 1,
    right: state.right + (token.tried ? 0 : 1),
    stones: [...state.stones, { id, what: thing, to, y, light: pulse ? 'pulse' : null }],
    touch: { ...touch, kind: 'placed' },
  };
}

function answer(state: PresentState, where: Where): PresentState {
  if (!isAsking(state)) return state;
  const { elapsedMs } = state;
  const answers = [...state.answers, where];
  return { ...state, probedMs: elapsedMs, actedMs: elapsedMs, answers };
}

export const rules: Rules<PresentState, PresentAction> = {
  version: 3,
  setup,
  step(state, action) {
    if (hasCrossed(state)) return state;
    switch (action.type) {
      case 'place':
        return place(state, action.id, action.to);
      case 'notice':
        return touchNotice(state);
      case 'other':
        return noticeOther(state);
      case 'answer':
        return answer(state, action.where);
      default:
        return tick(state);
    }
  },
  status(state) {
    const { placed, right, stones, answers } = state;
    const score = placed === 0 ? null : Math.round((100 * right) / placed);
    if (!hasCrossed(state)) return { phase: 'playing', score };
    const lights = lightsOf(stones);
    const senses = lights.filter((light) => light !== 'pulse');
    const pulses = lights.length - senses.length;
    const outcome = outcomeText({ placed, right, pulses, senses, answers });
    return { phase: 'finished', score, outcome };
  },
  legalActions(state) {
    if (hasCrossed(state)) return [];
    if (isAsking(state)) return WHERES.map((where) => ({ type: 'answer', where }) as const);
    if (state.noticing) {
      return state.noticing.heldMs === null
        ? [{ type: 'notice' }, { type: 'other' }]
        : [{ type: 'notice' }];
    }
    return state.tokens.flatMap(({ id, thing }) => {
      const { time } = thingOf({ thing });
      const others = (['now', 'past', 'future'] as const).filter((to) => to !== time);
      return [time, ...others].map((to) => ({ type: 'place', id, to }) as const);
    });
  },
};
