import { type Rules, TICK_MS } from '../contract.ts';
import type { Rng } from '../kit/random/random.ts';
import { confusionsOf, type Sighting, unbiasedHitRate } from './play/confusions.ts';
import { drawTrials } from './play/draw-trials.ts';
import { firstStair, nextStair, type Stair } from './play/staircase.ts';
import { answersOf, optionsOf, type Trial } from './play/trial.ts';
import { outcomeText } from './texts.ts';

/** How long a face is shown at the level of glances. */
export const FLASH_TICKS = Math.round(500 / TICK_MS);

/** The turn of a morph is somewhere on a way of so much. */
export const MORPH_END = 100;
export const MORPH_STEP = 5;

/** How a face that is shown for a moment stands: not yet, for so many ticks more, gone, or at leisure. */
export type Glance = 'covered' | 'gone' | 'open' | number;

export interface Answer extends Sighting {
  kind: Trial['kind'];
  /** 0–1: all of it, half of a mixed face, or how near the middle a morph was stopped. */
  right: number;
  strength: number;
}

export interface RecogniseState {
  rng: Rng;
  level: number;
  trials: readonly Trial[];
  at: number;
  stair: Stair;
  glance: Glance;
  /** Places among the options; of a board, all that were touched. */
  chosen: readonly number[];
  /** Where the morph stands, 0–100. */
  place: number;
  revealed: boolean;
  answers: readonly Answer[];
}

export type RecogniseAction =
  | { type: 'look' }
  | { type: 'uncover' }
  | { type: 'pick'; at: number }
  | { type: 'place'; at: number }
  | { type: 'answer' }
  | { type: 'next' };

export function trialOf({ trials, at }: RecogniseState): Trial | undefined {
  return trials[at];
}

/** Where the glance stands when a trial begins. */
const glanceOf = (trial: Trial | undefined): Glance =>
  trial?.kind === 'name' && trial.flash ? 'covered' : 'open';

const fresh = (trial: Trial | undefined) => ({
  glance: glanceOf(trial),
  chosen: [],
  place: 0,
  revealed: false,
});

export const rules: Rules<RecogniseState, RecogniseAction> = {
  version: 2,
  setup({ level }, rng) {
    const { trials, rng: left } = drawTrials(level, rng);
    return {
      rng: left,
      level,
      trials,
      at: 0,
      stair: firstStair(level),
      answers: [],
      ...fresh(trials[0]),
    };
  },
  step(state, action) {
    if (action.type === 'tick') return afterTick(state);
    const trial = trialOf(state);
    if (!trial || !isLegal(state, action)) return state;
    switch (action.type) {
      case 'look':
        return { ...state, glance: FLASH_TICKS };
      case 'uncover':
        return { ...state, glance: 'open' };
      case 'place':
        return { ...state, place: action.at };
      case 'pick':
        return picked(state, trial, action.at);
      case 'answer':
        return answered(state, trial, state.chosen);
      default:
        return { ...state, at: state.at + 1, ...fresh(state.trials[state.at + 1]) };
    }
  },
  status({ trials, at, answers, level }) {
    if (at < trials.length) return { phase: 'playing', score: null };
    const counted = answers.filter(({ kind }) => kind !== 'warm-up');
    const mean = counted.reduce((sum, { right }) => sum + right, 0) / Math.max(1, counted.length);
    const named = counted.filter(({ kind }) => kind === 'name');
    const score = named.length > 0 ? (unbiasedHitRate(confusionsOf(named)) ?? 0) : mean;
    return {
      phase: 'finished',
      score: Math.round(score * 100),
      outcome: outcomeText(level, counted.length),
    };
  },
  legalActions(state) {
    const trial = trialOf(state);
    if (!trial) return [];
    if (state.revealed) return [{ type: 'next' }];
    // What leads on comes first: whoever always takes the first action gets to the end.
    if (trial.kind === 'morph') {
      const places = Array.from(
        { length: MORPH_END / MORPH_STEP + 1 },
        (_, step) => step * MORPH_STEP,
      );
      return [{ type: 'answer' }, ...places.map((at) => ({ type: 'place' as const, at }))];
    }
    if (state.glance === 'covered') return [{ type: 'look' }, { type: 'uncover' }];
    const picks = optionsOf(trial)
      .map((_, at) => at)
      .filter((at) => trial.kind !== 'smile' || !state.chosen.includes(at))
      .map((at) => ({ type: 'pick' as const, at }));
    if (trial.kind === 'mixed' && state.chosen.length === 2) return [{ type: 'answer' }, ...picks];
    return state.glance === 'open' ? picks : [...picks, { type: 'uncover' }];
  },
};

function isLegal(state: RecogniseState, action: RecogniseAction): boolean {
  return rules.legalActions(state).some((one) => {
    if (one.type !== action.type) return false;
    return !('at' in one) || !('at' in action) || one.at === action.at;
  });
}

function afterTick(state: RecogniseState): RecogniseState {
  const { glance } = state;
  if (typeof glance !== 'number') return state;
  return { ...state, glance: glance > 1 ? glance - 1 : 'gone' };
}

function picked(state: RecogniseState, trial: Trial, at: number): RecogniseState {
  switch (trial.kind) {
    case 'smile': {
      const chosen = [...state.chosen, at];
      // A face that does not smile costs nothing; it only says so.
      return at === trial.smile ? answered(state, trial, chosen) : { ...state, chosen };
    }
    case 'mixed': {
      const without = state.chosen.filter((one) => one !== at);
      const chosen =
        without.length < state.chosen.length ? without : [...state.chosen, at].slice(-2);
      return { ...state, chosen };
    }
    default:
      return answered(state, trial, [at]);
  }
}

function answered(state: RecogniseState, trial: Trial, chosen: readonly number[]): RecogniseState {
  const options = optionsOf(trial);
  const words = chosen.flatMap((at) => options[at] ?? []);
  const shown = answersOf(trial);
  const right = rightness(trial, state.place, shown, words);
  const answer: Answer = {
    kind: trial.kind,
    shown,
    chosen: words,
    right,
    strength: trial.kind === 'name' ? state.stair.strength : 1,
  };
  return {
    ...state,
    chosen,
    revealed: true,
    glance: 'open',
    answers: [...state.answers, answer],
    stair: trial.kind === 'name' ? nextStair(state.stair, state.level, right === 1) : state.stair,
  };
}

function rightness(
  trial: Trial,
  place: number,
  shown: readonly string[],
  words: readonly string[],
): number {
  if (trial.kind === 'morph') return 1 - Math.abs(place - MORPH_END / 2) / (MORPH_END / 2);
  if (trial.kind === 'smile') return words.length === 1 ? 1 : 0.5;
  return shown.filter((word) => words.includes(word)).length / Math.max(1, shown.length);
}
