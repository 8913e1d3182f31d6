import { drawFloat } from '../kit/random/random.ts';
import { CODA_STEP_MS } from './melody.ts';
import type { Bubble, BubblesState } from './rules.ts';
import { drawFreePlace, FREE_BUBBLES, type Place, WORLD } from './shapes.ts';

/** How long a popped bubble is still drawn. */
export const POP_MS = 900;
/** The water takes its time: who wants more bubbles blows them. */
const REST_MS = 3600;
const REST_MORE_MS = 700;
/** A bubble that is blown grows from `SMALLEST` to `LARGEST`, in world units, in so long. */
const SMALLEST = 14;
const LARGEST = 52;
const FULL_MS = 4000;
/** More than these and the oldest is let out, so that the water stays clear. */
const MOST_BLOWN = 14;
/** Where a bubble that was let go comes to rest. */
const REST_TOP = 104;
const REST_ROOM = 170;
const HIGHEST_DEGREE = 9;

/** After so many notes and a rest the water plays them back. */
export const ANSWER_NOTES = 8;
const ANSWER_REST_MS = 1400;
const ANSWER_END_MS = 900;

/** What the water plays back, where it was let out, and since when. */
export interface Answer {
  degrees: readonly number[];
  places: readonly Place[];
  sinceMs: number;
}

/** A bubble that is being blown: where, and since when. */
export interface Blowing {
  x: number;
  y: number;
  sinceMs: number;
}

export function withFreeBubbles(state: BubblesState): BubblesState {
  let next = state;
  for (let slot = 0; slot < FREE_BUBBLES; slot += 1) next = growFree(next, slot, 0);
  return next;
}

function growFree(state: BubblesState, slot: number, bornMs: number): BubblesState {
  const { place, rng } = drawFreePlace(state.rng, slot);
  // High in the water is high in the scale.
  const degree = Math.min(HIGHEST_DEGREE, Math.max(0, 9 - Math.round((place.y - 110) / 20)));
  const bubble: Bubble = {
    id: state.nextId * FREE_BUBBLES + slot,
    ...place,
    degree,
    bornMs,
    ripeMs: bornMs,
    poppedMs: null,
    wobbledMs: null,
    push: null,
    blown: null,
  };
  const bubbles = [...state.bubbles.filter((one) => slotOf(one) !== slot), bubble];
  return { ...state, rng, bubbles, nextId: state.nextId + 1 };
}

/** The place in the rows of the pond that a bubble grew in; null for one that somebody blew. */
export function slotOf({ id, blown }: Bubble): number | null {
  return blown ? null : id % FREE_BUBBLES;
}

/** What was popped grows again after a while; what was blown does not. */
export function regrow(state: BubblesState): BubblesState {
  const { elapsedMs } = state;
  const isDue = (bubble: Bubble) => {
    if (bubble.poppedMs === null) return false;
    const slot = slotOf(bubble);
    const waits = slot === null ? POP_MS : REST_MS + (slot % 5) * REST_MORE_MS;
    return elapsedMs - bubble.poppedMs >= waits;
  };
  const gone = state.bubbles.find(isDue);
  if (!gone) return state;
  const slot = slotOf(gone);
  if (slot !== null) return growFree(state, slot, elapsedMs);
  return { ...state, bubbles: state.bubbles.filter((one) => one !== gone) };
}

/** A bubble that is full goes by itself: nobody waits for what does not come. */
export function letGoFull(state: BubblesState): BubblesState {
  const isFull = state.blowing && state.elapsedMs - state.blowing.sinceMs >= FULL_MS;
  return isFull ? letGo(state) : state;
}

export function blow(state: BubblesState, x: number, y: number): BubblesState {
  if (state.blowing) return state;
  const within = (value: number, most: number) =>
    Math.round(Math.min(most - SMALLEST, Math.max(SMALLEST, value)));
  const sinceMs = state.elapsedMs;
  const blowing = { x: within(x, WORLD.width), y: within(y, WORLD.height), sinceMs };
  return { ...state, blowing };
}

/** Half the width of a bubble that was blown for so long, in world units. */
export function blownReach(forMs: number): number {
  const share = Math.min(1, Math.max(0, forMs / FULL_MS));
  // Fast at first, then slower, as a bubble does.
  return SMALLEST + (LARGEST - SMALLEST) * Math.sin((share * Math.PI) / 2);
}

/** It floats up and stays there; the larger it is, the lower its note. */
export function letGo(state: BubblesState): BubblesState {
  const { blowing, elapsedMs } = state;
  if (!blowing) return state;
  const reach = blownReach(elapsedMs - blowing.sinceMs);
  const large = (reach - SMALLEST) / (LARGEST - SMALLEST);
  const rest = drawFloat(state.rng);
  const bubble: Bubble = {
    id: state.nextId * FREE_BUBBLES,
    x: blowing.x,
    y: Math.round(Math.min(blowing.y, REST_TOP + rest.value * REST_ROOM)),
    degree: Math.round(HIGHEST_DEGREE * (1 - large)),
    bornMs: elapsedMs,
    ripeMs: elapsedMs,
    poppedMs: null,
    wobbledMs: null,
    push: null,
    blown: { reach: Math.round(reach), fromY: blowing.y },
  };
  const there = state.bubbles.filter((one) => one.blown && one.poppedMs === null);
  const tooMany = there.length >= MOST_BLOWN ? there[0] : undefined;
  const kept = state.bubbles.map((one) =>
    one === tooMany ? { ...one, poppedMs: elapsedMs } : one,
  );
  return {
    ...state,
    rng: rest.rng,
    blowing: null,
    blownCount: state.blownCount + 1,
    bubbles: [...kept, bubble],
    nextId: state.nextId + 1,
  };
}

/** The water answers what a hand has played, and then waits for its next phrase. */
export function answerBack(state: BubblesState): BubblesState {
  const { answer, pops, melody, elapsedMs, lastPopMs } = state;
  if (answer) {
    const endsMs = answer.sinceMs + ANSWER_NOTES * CODA_STEP_MS + ANSWER_END_MS;
    return elapsedMs < endsMs ? state : { ...state, answer: null };
  }
  if (pops - state.answeredPops < ANSWER_NOTES || elapsedMs - lastPopMs < ANSWER_REST_MS) {
    return state;
  }
  const degrees = melody.slice(-ANSWER_NOTES);
  return {
    ...state,
    answeredPops: pops,
    answer: { degrees, places: state.lastPlaces, sinceMs: elapsedMs },
  };
}

/** Which note of the answer sounds, from 0; −1 before and without one. */
export function answerStep({ answer }: BubblesState, nowMs: number): number {
  if (!answer) return -1;
  const step = Math.floor((nowMs - answer.sinceMs) / CODA_STEP_MS);
  return step < answer.degrees.length ? step : -1;
}
