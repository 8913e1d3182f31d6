import { type Rules, type Start, TICK_MS } from '../contract.ts';
import type { Rng } from '../kit/random/random.ts';
import { breathOf, planOf } from './levels.ts';
import { drawMode, drawPhrase, type Mode } from './melody.ts';
import { drawFreePlace, drawPlaces, FREE_BUBBLES } from './shapes.ts';
import { outcomeText } from './texts.ts';

export interface Bubble {
  id: number;
  x: number;
  y: number;
  /** Its note, as a degree of the scale. */
  degree: number;
  bornMs: number;
  /** From here on it may be popped, and this is when it is best popped. */
  ripeMs: number;
  poppedMs: number | null;
  /** When it was last touched too early. */
  wobbledMs: number | null;
}

/** What the last touch did; `count` tells two alike apart. */
export interface Touch {
  count: number;
  kind: 'pop' | 'wobble';
  degree: number;
  /** It was the last of a breath in which none was missed. */
  whole: boolean;
}

export interface BubblesState {
  rng: Rng;
  mode: 'rhythm' | 'free';
  level: number;
  elapsedMs: number;
  breaths: number;
  round: number;
  bubbles: readonly Bubble[];
  music: Mode;
  /** The notes that were let out, in order. */
  melody: readonly number[];
  /** Sum of how far each pop was from its moment, as shares of half a breath, 0–1 each. */
  strayed: number;
  wholeBreaths: number;
  touch: Touch | null;
  nextId: number;
  stopped: boolean;
}

export type BubblesAction = { type: 'pop'; id: number } | { type: 'pop-next' } | { type: 'stop' };

/** Time to arrive before the first breath in. */
export const SETTLE_MS = 3000;
/** A hand needs this long after the eye; nobody is late before it. */
const HAND_MS = 450;
/** A little early is in time too: who breathes along does not wait to be told. */
const EARLY_MS = 250;
/** How long a popped bubble is still drawn. */
export const POP_MS = 900;
const FREE_LONGEST_MS = 10 * 60_000;
/** At the end the melody is heard once more, so many notes of it, this far apart. */
export const CODA_NOTES = 24;
export const CODA_STEP_MS = 300;
const CODA_REST_MS = 1500;

export interface BreathNow {
  /** −1 while settling. */
  round: number;
  kind: 'settle' | 'in' | 'out' | 'coda';
  /** 0–1 within this part. */
  progress: number;
  /** Whole seconds to go, at least 1. */
  secondsLeft: number;
}

function breathMs(level: number): number {
  const { inMs, outMs } = breathOf(planOf(level));
  return inMs + outMs;
}

/** Where the breath is at this moment of the game. */
export function breathNow(
  state: Pick<BubblesState, 'mode' | 'level' | 'elapsedMs' | 'breaths'>,
): BreathNow {
  const { inMs, outMs } = breathOf(planOf(state.level));
  const since = state.elapsedMs - SETTLE_MS;
  if (since < 0) {
    const secondsLeft = Math.max(1, Math.ceil(-since / 1000));
    return { round: -1, kind: 'settle', progress: state.elapsedMs / SETTLE_MS, secondsLeft };
  }
  const round = Math.floor(since / (inMs + outMs));
  if (state.mode === 'rhythm' && round >= state.breaths) {
    return { round, kind: 'coda', progress: 0, secondsLeft: 1 };
  }
  const within = since - round * (inMs + outMs);
  const isIn = within < inMs;
  const [passed, all] = isIn ? [within, inMs] : [within - inMs, outMs];
  const secondsLeft = Math.max(1, Math.ceil((all - passed) / 1000));
  return { round, kind: isIn ? 'in' : 'out', progress: passed / all, secondsLeft };
}

/** Since the last breath ended; 0 before. */
export function codaMs(state: BubblesState): number {
  if (state.mode === 'free') return 0;
  return Math.max(0, state.elapsedMs - SETTLE_MS - state.breaths * breathMs(state.level));
}

/** The part of the melody that is heard again at the end. */
export function codaMelody({ melody }: BubblesState): readonly number[] {
  return melody.slice(-CODA_NOTES);
}

/** How much of the guide is there, 0–1: what lights up, and the words. */
export function guideOf(state: BubblesState): { light: number; words: number } {
  const { fades } = planOf(state.level);
  if (state.mode === 'free' || fades === 'nothing') return { light: 1, words: 1 };
  const done = (state.elapsedMs - SETTLE_MS) / (state.breaths * breathMs(state.level));
  const gone = (after: number) => Math.min(1, Math.max(0, 1 - (done - after) * 10));
  return { light: gone(1 / 3), words: fades === 'all' ? gone(2 / 3) : 1 };
}

function setup({ level, options }: Start, rng: Rng): BubblesState {
  const plan = planOf(level);
  const music = drawMode(rng);
  const state: BubblesState = {
    rng: music.rng,
    mode: options['mode'] === 'free' ? 'free' : 'rhythm',
    level,
    elapsedMs: 0,
    breaths: Math.ceil((plan.seconds * 1000) / breathMs(level)),
    round: -1,
    bubbles: [],
    music: music.mode,
    melody: [],
    strayed: 0,
    wholeBreaths: 0,
    touch: null,
    nextId: 0,
    stopped: false,
  };
  return state.mode === 'free' ? withFreeBubbles(state) : state;
}

function withFreeBubbles(state: BubblesState): BubblesState {
  let next = state;
  for (let slot = 0; slot < FREE_BUBBLES; slot += 1) next = growFree(next, slot, 0);
  return next;
}

function growFree(state: BubblesState, slot: number, bornMs: number): BubblesState {
  const { place, rng } = drawFreePlace(state.rng, slot);
  // High in the water is high in the scale.
  const degree = Math.min(9, Math.max(0, 9 - Math.round((place.y - 110) / 30)));
  const bubble: Bubble = {
    id: state.nextId * FREE_BUBBLES + slot,
    ...place,
    degree,
    bornMs,
    ripeMs: bornMs,
    poppedMs: null,
    wobbledMs: null,
  };
  const bubbles = [...state.bubbles.filter(({ id }) => id % FREE_BUBBLES !== slot), bubble];
  return { ...state, rng, bubbles, nextId: state.nextId + 1 };
}

/** The bubbles of a new breath: they grow while it goes in, and ripen one by one as it goes out. */
function beginBreath(state: BubblesState, round: number): BubblesState {
  const plan = planOf(state.level);
  const { inMs, outMs } = breathOf(plan);
  const count = plan.bubblesPerBreath;
  const bornMs = SETTLE_MS + round * (inMs + outMs);
  const { places, rng } = drawPlaces(state.rng, count);
  const phrase = drawPhrase(rng, state.melody.at(-1) ?? 3, count);
  const bubbles = places.map(
    (place, at): Bubble => ({
      id: state.nextId + at,
      ...place,
      degree: phrase.degrees[at] ?? 0,
      bornMs,
      ripeMs: bornMs + inMs + (at / count) * outMs,
      poppedMs: null,
      wobbledMs: null,
    }),
  );
  return { ...state, rng: phrase.rng, round, bubbles, nextId: state.nextId + count };
}

function tick(state: BubblesState): BubblesState {
  const next = { ...state, elapsedMs: state.elapsedMs + TICK_MS };
  if (state.mode === 'free') return regrow(next);
  const { round, kind } = breathNow(next);
  if (kind === 'coda') return next.bubbles.length > 0 ? { ...next, bubbles: [] } : next;
  return round > state.round ? beginBreath(next, round) : next;
}

function regrow(state: BubblesState): BubblesState {
  const gone = state.bubbles.find(
    ({ poppedMs }) => poppedMs !== null && state.elapsedMs - poppedMs >= POP_MS,
  );
  return gone ? growFree(state, gone.id % FREE_BUBBLES, state.elapsedMs) : state;
}

/** The one that a single key pops: the first that is ripe or will be. */
export function nextBubble(state: BubblesState): Bubble | undefined {
  return state.bubbles
    .filter(({ poppedMs }) => poppedMs === null)
    .toSorted((one, other) => one.ripeMs - other.ripeMs || one.id - other.id)[0];
}

export function isRipe(
  state: Pick<BubblesState, 'elapsedMs'>,
  { ripeMs, poppedMs }: Bubble,
): boolean {
  return poppedMs === null && state.elapsedMs >= ripeMs - EARLY_MS;
}

function touchBubble(state: BubblesState, bubble: Bubble | undefined): BubblesState {
  if (!bubble || bubble.poppedMs !== null) return state;
  const count = (state.touch?.count ?? 0) + 1;
  const { degree } = bubble;
  const change = (changed: Partial<Bubble>) =>
    state.bubbles.map((one) => (one.id === bubble.id ? { ...one, ...changed } : one));
  if (!isRipe(state, bubble)) {
    return {
      ...state,
      bubbles: change({ wobbledMs: state.elapsedMs }),
      touch: { count, kind: 'wobble', degree, whole: false },
    };
  }
  const bubbles = change({ poppedMs: state.elapsedMs });
  const whole = state.mode === 'rhythm' && bubbles.every(({ poppedMs }) => poppedMs !== null);
  const late = state.elapsedMs - bubble.ripeMs;
  const off = late < 0 ? -late : Math.max(0, late - HAND_MS);
  return {
    ...state,
    bubbles,
    melody: [...state.melody, degree],
    strayed: state.strayed + Math.min(1, off / (breathMs(state.level) / 2)),
    wholeBreaths: state.wholeBreaths + (whole ? 1 : 0),
    touch: { count, kind: 'pop', degree, whole },
  };
}

function isOver(state: BubblesState): boolean {
  if (state.stopped) return true;
  if (state.mode === 'free') return state.elapsedMs >= FREE_LONGEST_MS;
  const notes = codaMelody(state).length;
  return breathNow(state).kind === 'coda' && codaMs(state) >= notes * CODA_STEP_MS + CODA_REST_MS;
}

/** docs/design/games.md §4: 1 − mean phase error / half a breath, of the bubbles that were popped. */
function coherence({ mode, melody, strayed }: BubblesState): number | null {
  if (mode === 'free' || melody.length === 0) return null;
  return Math.round(100 * (1 - strayed / melody.length));
}

export const rules: Rules<BubblesState, BubblesAction> = {
  version: 1,
  setup,
  step(state, action) {
    if (isOver(state)) return state;
    switch (action.type) {
      case 'pop':
        return touchBubble(
          state,
          state.bubbles.find(({ id }) => id === action.id),
        );
      case 'pop-next':
        return touchBubble(state, nextBubble(state));
      case 'stop':
        return state.mode === 'free' ? { ...state, stopped: true } : state;
      default:
        return tick(state);
    }
  },
  status(state) {
    const score = coherence(state);
    if (!isOver(state)) return { phase: 'playing', score };
    const outcome = outcomeText({ score, pops: state.melody.length, whole: state.wholeBreaths });
    return { phase: 'finished', score, outcome };
  },
  legalActions(state) {
    if (isOver(state)) return [];
    const pops = state.bubbles
      .filter(({ poppedMs }) => poppedMs === null)
      .map(({ id }) => ({ type: 'pop', id }) as const);
    const next = pops.length > 0 ? [{ type: 'pop-next' } as const] : [];
    return [...next, ...pops, ...(state.mode === 'free' ? [{ type: 'stop' } as const] : [])];
  },
};
