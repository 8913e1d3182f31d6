import { drawSome } from '../kit/random/random.ts';
import type { Rules } from '../contract.ts';
import { closeness, MAP_SIZE } from '../kit/affect/emotion.ts';
import { findWord } from '../kit/affect/find-word.ts';
import type { Rng } from '../kit/random/random.ts';
import type { Position } from '../kit/scenario/story.ts';
import { beginStory, choose, isEnding, sceneAt } from '../kit/scenario/walk.ts';
import { asStory, fits, type Talk } from './as-story.ts';
import { distanceOf, hasClosedUp } from './openness.ts';
import { positionAfter } from './retell.ts';
import { outcomeText } from './texts.ts';
import { type Beat, type Felt, REPLY_KINDS, type ReplyKind, type Vignette } from './vignette.ts';
import { VIGNETTES } from './vignettes/all.ts';

export interface EmpathyState {
  rng: Rng;
  vignette: string;
  position: Position;
  /** The guess at this beat, until it is compared. */
  cell: number | null;
  word: string | null;
  /** The own account of the other one is in sight. */
  compared: boolean;
  /** The order in which replies are offered, so that their kind is not told by their place. */
  order: readonly ReplyKind[];
  /** How near each guess was, 0–1. */
  guesses: readonly number[];
  replies: readonly ReplyKind[];
  /** The replies of the first time, once one of them was chosen anew. */
  first: readonly ReplyKind[] | null;
  closed: boolean;
}

export type EmpathyAction =
  | { type: 'place'; cell: number }
  | { type: 'word'; word: string }
  | { type: 'compare' }
  | { type: 'reply'; kind: ReplyKind }
  | { type: 'go' }
  /** Back to one moment, to say something else. Once, when all is told. */
  | { type: 'again'; beat: number }
  | { type: 'close' };

/** Shares of a guess: how pleasant, how strong, which word. */
const WEIGHTS = { pleasant: 0.35, strength: 0.25, word: 0.4 };
/** How much of listening there is in a reply that does not fit this beat. */
const LISTENING: Record<ReplyKind, number> = {
  validate: 0.8,
  ask: 0.7,
  advise: 0.5,
  minimise: 0,
  'take-over': 0.25,
};

const TALKS = new Map<string, Talk>();

export function talkOf({ vignette }: Pick<EmpathyState, 'vignette'>): Talk {
  const known = TALKS.get(vignette) ?? asStory(vignetteOf({ vignette }));
  TALKS.set(vignette, known);
  return known;
}

export function vignetteOf({ vignette }: Pick<EmpathyState, 'vignette'>): Vignette {
  const found = VIGNETTES.find(({ id }) => id === vignette) ?? VIGNETTES[0];
  if (!found) throw new RangeError('There are no vignettes.');
  return found;
}

/** The beat that the talk is at, or null at its end. */
export function beatOf(state: EmpathyState): Beat | null {
  const { beat } = sceneAt(talkOf(state), state.position);
  return beat === null ? null : (vignetteOf(state).beats[beat] ?? null);
}

/** What is felt at this beat, or null at the end. It depends on how the last reply was taken. */
export function feltOf(state: EmpathyState): Felt | null {
  const beat = beatOf(state);
  if (!beat) return null;
  return beat.shut && hasClosedUp(state.position) ? beat.shut.felt : beat.felt;
}

/** The reply that was just given, while its answer is read. */
export function replyOf(state: EmpathyState): ReplyKind | null {
  return sceneAt(talkOf(state), state.position).after;
}

export function opennessOf({ position }: Pick<EmpathyState, 'position'>): number {
  return position.meters['openness'] ?? 0;
}

/** The words of a beat in an order that gives nothing away and never changes. */
export function wordsOf({ word, others }: Felt): string[] {
  return [word, ...others].toSorted((a, b) => a.localeCompare(b, 'es'));
}

/** 1 − error of a guess, in pleasantness, strength and word. 0–1. */
export function nearness(own: { cell: number; word: string }, felt: Felt): number {
  const columns = Math.abs((own.cell % MAP_SIZE) - (felt.cell % MAP_SIZE));
  const rows = Math.abs(Math.floor(own.cell / MAP_SIZE) - Math.floor(felt.cell / MAP_SIZE));
  const [chosen, named] = [findWord(own.word), findWord(felt.word)];
  const word = chosen && named ? closeness(chosen, named) : 0;
  const most = MAP_SIZE - 1;
  return (
    WEIGHTS.pleasant * (1 - columns / most) +
    WEIGHTS.strength * (1 - rows / most) +
    WEIGHTS.word * word
  );
}

export const rules: Rules<EmpathyState, EmpathyAction> = {
  version: 2,
  setup({ level }, rng) {
    const pool = VIGNETTES.filter((one) => one.level === level).map(({ id }) => id);
    const drawn = drawSome(rng, pool, 1);
    const vignette = drawn.value[0] ?? '';
    const order = drawSome(drawn.rng, REPLY_KINDS, REPLY_KINDS.length);
    return {
      rng: order.rng,
      vignette,
      position: beginStory(talkOf({ vignette })),
      cell: null,
      word: null,
      compared: false,
      order: order.value,
      guesses: [],
      replies: [],
      first: null,
      closed: false,
    };
  },
  step(state, action) {
    if (action.type === 'tick' || !isLegal(state, action)) return state;
    switch (action.type) {
      case 'place':
        return { ...state, cell: action.cell };
      case 'word':
        return { ...state, word: action.word };
      case 'compare':
        return compare(state);
      case 'reply': {
        const position = choose(talkOf(state), state.position, action.kind);
        return { ...state, position, replies: [...state.replies, action.kind] };
      }
      case 'go':
        return goOn(state);
      case 'again':
        return goBack(state, action.beat);
      default:
        return { ...state, closed: true };
    }
  },
  status(state) {
    if (!state.closed) return { phase: 'playing', score: null };
    const { name, look } = vignetteOf(state);
    const distance = distanceOf(opennessOf(state));
    return {
      phase: 'finished',
      score: scoreOf(state),
      outcome: outcomeText(look ? name : null, state.replies.length, distance),
    };
  },
  legalActions(state) {
    if (state.closed) return [];
    const told = feltOf(state);
    if (!told) {
      const moments = state.first ? [] : [...state.replies.keys()];
      return [{ type: 'close' }, ...moments.map((beat) => ({ type: 'again', beat }) as const)];
    }
    if (replyOf(state)) return [{ type: 'go' }];
    if (state.compared) return REPLY_KINDS.map((kind) => ({ type: 'reply', kind }));
    const words = wordsOf(told).map((word): EmpathyAction => ({ type: 'word', word }));
    const cells = Array.from(
      { length: MAP_SIZE * MAP_SIZE },
      (_, cell): EmpathyAction => ({
        type: 'place',
        cell,
      }),
    );
    // What leads on comes first: whoever always takes the first action gets to the end.
    if (state.word === null) return [...words, ...cells];
    if (state.cell === null) return [...cells, ...words];
    return [{ type: 'compare' }, ...cells, ...words];
  },
};

function isLegal(state: EmpathyState, action: EmpathyAction): boolean {
  const wanted = JSON.stringify(action);
  return rules.legalActions(state).some((one) => JSON.stringify(one) === wanted);
}

function compare(state: EmpathyState): EmpathyState {
  const told = feltOf(state);
  const { cell, word } = state;
  if (!told || cell === null || word === null) return state;
  return {
    ...state,
    compared: true,
    guesses: [...state.guesses, nearness({ cell, word }, told)],
  };
}

function goOn(state: EmpathyState): EmpathyState {
  const talk = talkOf(state);
  const position = choose(talk, state.position, 'go');
  if (isEnding(talk, position)) return { ...state, position };
  return beginMoment({ ...state, position });
}

function goBack(state: EmpathyState, beat: number): EmpathyState {
  const replies = state.replies.slice(0, beat);
  const position = positionAfter(talkOf(state), replies);
  return beginMoment({ ...state, position, replies, first: state.replies });
}

/** The second time nothing is guessed: what matters then is the other reply. */
function beginMoment(state: EmpathyState): EmpathyState {
  const order = drawSome(state.rng, REPLY_KINDS, REPLY_KINDS.length);
  return {
    ...state,
    cell: null,
    word: null,
    compared: state.first !== null,
    order: order.value,
    rng: order.rng,
  };
}

/** Half how near the guesses were, half how much listening was in the replies. 0–100. */
function scoreOf(state: EmpathyState): number {
  const { beats } = vignetteOf(state);
  const listening = state.replies.map((kind, at) => {
    const beat = beats[at];
    return beat && fits(beat, kind) ? 1 : LISTENING[kind];
  });
  return Math.round(50 * mean(state.guesses) + 50 * mean(listening));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}
