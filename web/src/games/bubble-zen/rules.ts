import { type Rules, type Start, TICK_MS } from '../contract.ts';
import type { Rng } from '../kit/random/random.ts';
import { breathOf, bubblesOf, FREE_LEVEL, planOf } from './levels.ts';
import { carriedPush, type Push, spreadOut } from './currents.ts';
import {
  ANSWER_NOTES,
  type Answer,
  answerBack,
  type Blowing,
  blow,
  letGo,
  letGoFull,
  regrow,
  withFreeBubbles,
} from './free.ts';
import { CODA_STEP_MS, drawMode, drawPhrase, KEPT_NOTES, type Mode } from './melody.ts';
import { breathMs, breathNow, codaMs, SETTLE_MS } from './pace.ts';
import { drawPlaces, type Place } from './shapes.ts';
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
  /** Where another one has pushed it, in a current. */
  push: Push | null;
  /** Half its width in world units and where it was let go, if somebody blew it. */
  blown: { reach: number; fromY: number } | null;
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
  pops: number;
  /** The last notes that were let out, in order. */
  melody: readonly number[];
  /** Sum of how far each pop was from its moment, as shares of half a breath, 0–1 each. */
  strayed: number;
  /** The breaths of which none was missed, in order. */
  wholeRounds: readonly number[];
  touch: Touch | null;
  nextId: number;
  blowing: Blowing | null;
  /** How many were blown. */
  blownCount: number;
  /** Where the last notes were let out, as many as the water answers. */
  lastPlaces: readonly Place[];
  /** When a note was last let out. */
  lastPopMs: number;
  answer: Answer | null;
  /** How many notes there were when the water last answered. */
  answeredPops: number;
  stopped: boolean;
}

export type BubblesAction =
  | { type: 'pop'; id: number }
  | { type: 'pop-next' }
  /** Where nobody is told how to breathe, the hand may blow a bubble and let it go. */
  | { type: 'blow'; x: number; y: number }
  | { type: 'let-go' }
  | { type: 'stop' };

/** A hand needs this long after the eye; nobody is late before it. */
const HAND_MS = 450;
/** A little early is in time too: who breathes along does not wait to be told. */
const EARLY_MS = 250;
const FREE_LONGEST_MS = 10 * 60_000;
/** At the end the melody is heard once more, so many notes of it. */
export const CODA_NOTES = 24;
const CODA_REST_MS = 1500;

/** The part of the melody that is heard again at the end. */
export function codaMelody({ melody }: BubblesState): readonly number[] {
  return melody.slice(-CODA_NOTES);
}

function setup({ level }: Start, rng: Rng): BubblesState {
  const plan = planOf(level);
  const music = drawMode(rng);
  const state: BubblesState = {
    rng: music.rng,
    mode: level === FREE_LEVEL ? 'free' : 'rhythm',
    level,
    elapsedMs: 0,
    breaths: Math.ceil((plan.seconds * 1000) / breathMs(level)),
    round: -1,
    bubbles: [],
    music: music.mode,
    pops: 0,
    melody: [],
    strayed: 0,
    wholeRounds: [],
    touch: null,
    nextId: 0,
    blowing: null,
    blownCount: 0,
    lastPlaces: [],
    lastPopMs: 0,
    answer: null,
    answeredPops: 0,
    stopped: false,
  };
  return state.mode === 'free' ? withFreeBubbles(state) : state;
}

/** The bubbles of a new breath: they grow while it goes in, and ripen one by one as it goes out. */
function beginBreath(state: BubblesState, round: number): BubblesState {
  const plan = planOf(state.level);
  const { inMs, outMs } = breathOf(plan);
  const count = bubblesOf(plan, round);
  const bornMs = SETTLE_MS + round * (inMs + outMs);
  const { places, rng } = drawPlaces(state.rng, count);
  const phrase = drawPhrase(rng, state.melody.at(-1) ?? 3, count);
  const begun = places.map(
    (place, at): Bubble => ({
      id: state.nextId + at,
      ...place,
      degree: phrase.degrees[at] ?? 0,
      bornMs,
      ripeMs: bornMs + inMs + (at / count) * outMs,
      poppedMs: null,
      wobbledMs: null,
      push: null,
      blown: null,
    }),
  );
  const bubbles = plan.currents ? spreadOut(begun) : begun;
  return { ...state, rng: phrase.rng, round, bubbles, nextId: state.nextId + count };
}

function tick(state: BubblesState): BubblesState {
  const next = { ...state, elapsedMs: state.elapsedMs + TICK_MS };
  if (state.mode === 'free') return answerBack(letGoFull(regrow(next)));
  const { round, kind } = breathNow(next);
  if (kind === 'coda') return next.bubbles.length > 0 ? { ...next, bubbles: [] } : next;
  return round > state.round ? beginBreath(next, round) : next;
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

/** Whether the water carries the bubbles along. */
export function isCarried({ mode, level }: Pick<BubblesState, 'mode' | 'level'>): boolean {
  return mode === 'rhythm' && planOf(level).currents;
}

function touchBubble(state: BubblesState, bubble: Bubble | undefined): BubblesState {
  if (!bubble || bubble.poppedMs !== null) return state;
  const count = (state.touch?.count ?? 0) + 1;
  const { degree } = bubble;
  const change = (changed: Partial<Bubble>, force: number) => {
    const now = state.bubbles.map((one) => (one.id === bubble.id ? { ...one, ...changed } : one));
    return isCarried(state) ? carriedPush(now, bubble.id, state.elapsedMs, force) : now;
  };
  if (!isRipe(state, bubble)) {
    return {
      ...state,
      bubbles: change({ wobbledMs: state.elapsedMs }, 0.5),
      touch: { count, kind: 'wobble', degree, whole: false },
    };
  }
  const bubbles = change({ poppedMs: state.elapsedMs }, 1);
  const whole = state.mode === 'rhythm' && bubbles.every(({ poppedMs }) => poppedMs !== null);
  const late = state.elapsedMs - bubble.ripeMs;
  const off = late < 0 ? -late : Math.max(0, late - HAND_MS);
  return {
    ...state,
    bubbles,
    pops: state.pops + 1,
    lastPopMs: state.elapsedMs,
    lastPlaces: [...state.lastPlaces, { x: bubble.x, y: bubble.y }].slice(-ANSWER_NOTES),
    melody: [...state.melody, degree].slice(-KEPT_NOTES),
    strayed: state.strayed + Math.min(1, off / (breathMs(state.level) / 2)),
    wholeRounds: whole ? [...state.wholeRounds, state.round] : state.wholeRounds,
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
function coherence({ mode, pops, strayed }: BubblesState): number | null {
  if (mode === 'free' || pops === 0) return null;
  return Math.round(100 * (1 - strayed / pops));
}

export const rules: Rules<BubblesState, BubblesAction> = {
  version: 3,
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
      case 'blow':
        return state.mode === 'free' ? blow(state, action.x, action.y) : state;
      case 'let-go':
        return letGo(state);
      case 'stop':
        return state.mode === 'free' ? { ...state, stopped: true } : state;
      default:
        return tick(state);
    }
  },
  status(state) {
    const score = coherence(state);
    if (!isOver(state)) return { phase: 'playing', score };
    const { pops, breaths, wholeRounds, blownCount: blown } = state;
    const whole = wholeRounds.length;
    const outcome = outcomeText({ score, pops, breaths, whole, blown });
    return { phase: 'finished', score, outcome };
  },
  legalActions(state) {
    if (isOver(state)) return [];
    const pops = state.bubbles
      .filter(({ poppedMs }) => poppedMs === null)
      .map(({ id }) => ({ type: 'pop', id }) as const);
    const next = pops.length > 0 ? [{ type: 'pop-next' } as const] : [];
    return [...next, ...pops, ...(state.mode === 'free' ? freeActions(state) : [])];
  },
};

function freeActions({ blowing }: BubblesState): BubblesAction[] {
  const hand = blowing
    ? ({ type: 'let-go' } as const)
    : ({ type: 'blow', x: 180, y: 400 } as const);
  return [hand, { type: 'stop' }];
}
