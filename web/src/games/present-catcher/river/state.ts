import type { Rng } from '../../kit/random/random.ts';
import type { Sense } from '../notices.content.ts';
import type { Time } from '../things.content.ts';

export type Where = Time | 'elsewhere';
export const WHERES: readonly Where[] = ['now', 'past', 'future', 'elsewhere'];

/** What makes a light: a touch at the widest of the breath, or something truly noticed. */
export type Light = 'pulse' | Sense;

/** What found its place lies there: here it is a stone to cross on, and a journey lies on its bank. */
export interface Stone {
  /** Of the token that it was; below zero for what was noticed. */
  id: number;
  /** Number of `THINGS`, or of `NOTICES`. */
  what: number;
  to: Time;
  /** How far down the river it left the hand, in world units. */
  y: number;
  light: Light | null;
}

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

/** The river stands, and something of the person's own room is looked for. */
export interface Noticing {
  /** Number of `NOTICES`. */
  notice: number;
  sinceMs: number;
  /** When it was there; null while it is being looked for. */
  heldMs: number | null;
}

export interface PresentState {
  rng: Rng;
  level: number;
  /** Of the breath, which goes on while the river stands. */
  elapsedMs: number;
  actedMs: number;
  /** From here on its breaths are counted: who begins to stay with something begins with air in. */
  breathFromMs: number;
  waiting: readonly Omit<Token, 'bornMs'>[];
  tokens: readonly Token[];
  gone: readonly Gone[];
  placed: number;
  /** Put in their place at the first try. */
  right: number;
  stones: readonly Stone[];
  /** Numbers of `NOTICES` that are still to come. */
  toNotice: readonly number[];
  noticing: Noticing | null;
  /** When it was last asked where the mind is; null while it is being asked. */
  probedMs: number | null;
  answers: readonly Where[];
  /** What the last touch did; `count` tells two alike apart. */
  touch: Touch | null;
}

export interface Touch {
  count: number;
  atMs: number;
  kind: 'placed' | 'back' | 'early';
  id: number;
  thing: number;
  to: Time;
  pulse: boolean;
}

/** It was truly looked for, and not of the river. */
export function isNoticed({ id }: Pick<Stone, 'id'>): boolean {
  return id < 0;
}

/** In the order in which they were lit. */
export function lightsOf(stones: readonly Stone[]): Light[] {
  return stones.flatMap(({ light }) => light ?? []);
}
