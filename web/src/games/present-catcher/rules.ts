import { type Rules, type Start, TICK_MS } from '../contract.ts';
import { drawFloat, drawInt, type Rng } from '../kit/random/random.ts';
import { planOf } from './levels.ts';
import { outcomeText } from './texts.ts';
import { THINGS, type Thing, type Time } from './things.content.ts';

export const WORLD = { width: 360, height: 520 } as const;
const TOP = 92;
const BOTTOM = 492;
/** Nothing else comes before the one above it has drifted so far. */
const APART = 70;
/** How long something that was put in its place is still drawn. */
export const GONE_MS = 800;
export const BREATH_MS = 10_000;
const IN_MS = 4000;
/** So many things of now begin a run. */
const BEGIN_WITH = 2;
/** Around the turn of the breath. */
const PULSE_MS = 1300;
const PROBE_EVERY_MS = 60_000;
/** Without a hand the river rests: nobody is waited for with a clock. */
const REST_AFTER_MS = 60_000;

export type Where = Time | 'elsewhere';

export interface Token {
  id: number;
  /** Number of `THINGS`. */
  thing: number;
  bornMs: number;
  /** −1 … 1, how far to the side of the stream it drifts. */
  side: number;
  /** It was put where it does not belong before. */
  tried: boolean;
}

/** What left the stream: from where, to where, and whether on the pulse. */
export interface Gone extends Token {
  to: Time;
  atMs: number;
  pulse: boolean;
}

export interface PresentState {
  rng: Rng;
  level: number;
  elapsedMs: number;
  actedMs: number;
  waiting: readonly Omit<Token, 'bornMs'>[];
  tokens: readonly Token[];
  gone: readonly Gone[];
  placed: number;
  /** Put in their place at the first try. */
  right: number;
  pulses: number;
  /** When it was last asked where the mind is; null while it is being asked. */
  probedMs: number | null;
  answers: readonly Where[];
  /** What the last touch did; `count` tells two alike apart. */
  touch: { count: number; kind: 'placed' | 'back'; thing: number; pulse: boolean } | null;
}

export type PresentAction =
  | { type: 'place'; id: number; to: Time }
  | { type: 'answer'; where: Where };

export const WHERES: readonly Where[] = ['now', 'past', 'future', 'elsewhere'];

export function thingOf({ thing }: Pick<Token, 'thing'>): Thing {
  return THINGS[thing] ?? THINGS[0];
}

/** 0–1: how far it has drifted. Past 1 it is out of sight and comes again from above. */
function drifted(state: PresentState, { bornMs }: Token, aheadMs = 0): number {
  return (state.elapsedMs + aheadMs - bornMs) / (planOf(state.level).crossing * 1000);
}

/** Where a token is in the world. */
export function spotOf(state: PresentState, token: Token, aheadMs = 0) {
  const share = drifted(state, token, aheadMs);
  const sway = Math.sin(share * 5 + token.id * 1.7) * 22;
  return {
    id: token.id,
    x: WORLD.width / 2 + token.side * 34 + sway,
    y: TOP + Math.min(1.1, share) * (BOTTOM - TOP),
  };
}

/** 0–1, wide when the air is in. */
export function airAt(elapsedMs: number): number {
  const within = elapsedMs % BREATH_MS;
  const share = within < IN_MS ? within / IN_MS : 1 - (within - IN_MS) / (BREATH_MS - IN_MS);
  return (1 - Math.cos(Math.PI * share)) / 2;
}

export function isPulse(elapsedMs: number): boolean {
  return Math.abs((elapsedMs % BREATH_MS) - IN_MS) <= PULSE_MS;
}

/** Draws so many things: half of them here and now, the others evenly past and future. */
function drawThings(level: number, rng: Rng): { things: number[]; rng: Rng } {
  const plan = planOf(level);
  let chance = rng;
  const pools = (['now', 'past', 'future'] as const).map((time) =>
    THINGS.flatMap((thing, at) => {
      const fits = thing.heard ? plan.heard : thing.near ? plan.near : !(plan.near && at % 2);
      return thing.time === time && fits ? [at] : [];
    }),
  );
  const things: number[] = [];
  for (let at = 0; at < plan.all; at += 1) {
    const pool = pools[at % 2 === 0 ? 0 : at % 4 === 1 ? 1 : 2] ?? [];
    const drawn = drawInt(chance, pool.length);
    chance = drawn.rng;
    things.push(...pool.splice(drawn.value, 1));
  }
  const mixed: number[] = [];
  while (things.length > 0) {
    const drawn = drawInt(chance, things.length);
    chance = drawn.rng;
    mixed.push(...things.splice(drawn.value, 1));
  }
  return { things: gently(mixed), rng: chance };
}

/** What the senses meet comes first: nobody begins with an old shame. */
function gently(things: readonly number[]): number[] {
  const isNow = (thing: number) => thingOf({ thing }).time === 'now';
  const first = things.filter(isNow).slice(0, BEGIN_WITH);
  return [...first, ...things.filter((thing) => !first.includes(thing))];
}

function setup({ level }: Start, rng: Rng): PresentState {
  const { things, rng: after } = drawThings(level, rng);
  let chance = after;
  const waiting = things.map((thing, id) => {
    const side = drawFloat(chance);
    chance = side.rng;
    return { id, thing, side: side.value * 2 - 1, tried: false };
  });
  return {
    rng: chance,
    level,
    elapsedMs: 0,
    actedMs: 0,
    waiting,
    tokens: [],
    gone: [],
    placed: 0,
    right: 0,
    pulses: 0,
    probedMs: 0,
    answers: [],
    touch: null,
  };
}

export function isAsking({ probedMs }: PresentState): boolean {
  return probedMs === null;
}

function isOver({ waiting, tokens, gone, probedMs }: PresentState): boolean {
  return waiting.length + tokens.length + gone.length === 0 && probedMs !== null;
}

function tick(state: PresentState): PresentState {
  if (isAsking(state) || state.elapsedMs - state.actedMs > REST_AFTER_MS) return state;
  const elapsedMs = state.elapsedMs + TICK_MS;
  const next = { ...state, elapsedMs };
  if (elapsedMs - (state.probedMs ?? 0) >= PROBE_EVERY_MS) return { ...next, probedMs: null };
  if (state.gone.some(({ atMs }) => elapsedMs - atMs > GONE_MS)) {
    next.gone = state.gone.filter(({ atMs }) => elapsedMs - atMs <= GONE_MS);
  }
  const over = state.tokens.filter((token) => drifted(next, token) > 1);
  if (over.length > 0) {
    next.tokens = state.tokens.filter((token) => !over.includes(token));
    next.waiting = [...state.waiting, ...over.map(({ bornMs: _bornMs, ...token }) => token)];
  }
  return arrive(next);
}

/** The next one comes, where there is room for it. */
function arrive(state: PresentState): PresentState {
  const { atOnce } = planOf(state.level);
  const [first, ...waiting] = state.waiting;
  if (!first || state.tokens.length >= atOnce) return state;
  const room = (BOTTOM - TOP) / atOnce;
  const nearest = Math.min(...state.tokens.map((token) => spotOf(state, token).y - TOP));
  if (nearest < Math.max(APART, state.tokens.length > 1 ? room : APART)) return state;
  return { ...state, waiting, tokens: [...state.tokens, { ...first, bornMs: state.elapsedMs }] };
}

function belongs(level: number, time: Time, to: Time): boolean {
  if (time === to) return true;
  return !planOf(level).banks && time !== 'now' && to !== 'now';
}

function place(state: PresentState, id: number, to: Time): PresentState {
  const token = state.tokens.find((one) => one.id === id);
  if (!token || isAsking(state)) return state;
  const { elapsedMs, level } = state;
  const { time } = thingOf(token);
  const pulse = to === 'now' && isPulse(elapsedMs);
  const touch = { count: (state.touch?.count ?? 0) + 1, thing: token.thing, pulse };
  const acted = { ...state, actedMs: elapsedMs };
  // Too early is no mistake: it drifts on.
  if (planOf(level).onPulse && to === 'now' && time === 'now' && !pulse) {
    return { ...acted, touch: { ...touch, kind: 'back' } };
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
    pulses: state.pulses + (pulse ? 1 : 0),
    touch: { ...touch, kind: 'placed' },
  };
}

export const rules: Rules<PresentState, PresentAction> = {
  version: 1,
  setup,
  step(state, action) {
    if (isOver(state)) return state;
    switch (action.type) {
      case 'place':
        return place(state, action.id, action.to);
      case 'answer':
        return isAsking(state)
          ? {
              ...state,
              probedMs: state.elapsedMs,
              actedMs: state.elapsedMs,
              answers: [...state.answers, action.where],
            }
          : state;
      default:
        return tick(state);
    }
  },
  status(state) {
    const { placed, right, pulses, answers } = state;
    const score = placed === 0 ? null : Math.round((100 * right) / placed);
    if (!isOver(state)) return { phase: 'playing', score };
    const here = answers.filter((where) => where === 'now').length;
    return {
      phase: 'finished',
      score,
      outcome: outcomeText({ placed, right, pulses, asked: answers.length, here }),
    };
  },
  legalActions(state) {
    if (isOver(state)) return [];
    if (isAsking(state)) return WHERES.map((where) => ({ type: 'answer', where }) as const);
    return state.tokens.flatMap(({ id, thing }) => {
      const { time } = thingOf({ thing });
      const others = (['now', 'past', 'future'] as const).filter((to) => to !== time);
      return [time, ...others].map((to) => ({ type: 'place', id, to }) as const);
    });
  },
};
