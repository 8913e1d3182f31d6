import type { Rules, Start } from '../contract.ts';
import type { Rng } from '../kit/random/random.ts';
import { outcomeText } from './outcome.texts.ts';
import { scoreOf } from './score.ts';
import { LENSES, type Lens, type Stage, type ThoughtsAction, type ThoughtsState } from './state.ts';
import { THOUGHT_TEXTS } from './texts.ts';
import {
  ACTS,
  type Kind,
  KINDS,
  OWN_KINDS,
  type OwnKind,
  THOUGHTS,
  VALUES,
} from './thoughts.content.ts';
import {
  canChange,
  findsOf,
  LABEL_LEVEL,
  OWN,
  STRIDES,
  togetherAt,
  TWO_LEVEL,
  visitsOf,
  withExample,
  withOthers,
} from './visits.ts';
import { findOf, isWalked, valueOf } from './walking.ts';

export const MOST_OWN = 160;
export const MOST_VALUE = 40;

/** Two are weighed first. A name comes before belief, for a plan is not doubted. */
function firstStage(level: number): Stage {
  if (level === TWO_LEVEL) return 'heavier';
  return level >= LABEL_LEVEL ? 'kind' : 'before';
}

/** Nothing came yet, and nothing was said or done about it. */
const FRESH = {
  stage: 'write',
  here: [],
  own: '',
  chosen: 0,
  before: null,
  after: null,
  called: null,
  lens: null,
  lensesHere: [],
  value: null,
  strides: 0,
  picked: [],
  served: null,
  act: null,
} as const;

function setup({ level }: Start, rng: Rng): ThoughtsState {
  return {
    ...FRESH,
    ...findsOf(rng),
    level,
    visits: visitsOf(level),
    visit: 0,
    shown: [],
    lensesTried: [],
    ownValue: '',
    looked: [],
  };
}

/** The words of one of the thoughts that are here now. */
export function wordsOf(state: ThoughtsState, which = state.chosen): string {
  return state.here[which]?.text ?? '';
}

/** What is known of the thought it is about; null of one's own. */
export function thoughtOf({ here, chosen }: ThoughtsState) {
  return THOUGHTS[here[chosen]?.number ?? OWN] ?? null;
}

/** What it may be called: only one's own can be more than the five kinds. */
export function kindsOf(state: ThoughtsState): readonly OwnKind[] {
  return thoughtOf(state) ? KINDS : OWN_KINDS;
}

/** Whether it is a plan, as far as anybody knows. */
export function isPlan(state: ThoughtsState): boolean {
  const known: { kind: Kind } | null = thoughtOf(state);
  return (known ? known.kind : state.called) === 'plan';
}

/** They are here, as many as come at once, or the next one is still to be written. */
function received(state: ThoughtsState): ThoughtsState {
  const isComplete = state.here.length >= togetherAt(state.level);
  return { ...state, stage: isComplete ? firstStage(state.level) : 'write' };
}

/** Never unasked: an example comes in the place of what would be written, or of the next visit. */
function example(state: ThoughtsState): ThoughtsState {
  if (state.stage === 'write') return received(withExample(state));
  let now = leave(state);
  while (now.stage === 'write') now = received(withExample(now));
  return now;
}

/** What comes after a stage. */
function nextStage(state: ThoughtsState): ThoughtsState {
  switch (state.stage) {
    case 'write': {
      const text = state.own.trim();
      if (text === '') return state;
      return received({ ...state, own: '', here: [...state.here, { number: OWN, text }] });
    }
    case 'before':
      return { ...state, stage: 'lens' };
    case 'named':
      if (isPlan(state)) return { ...state, stage: isWalked(state) ? 'value' : 'serves' };
      return { ...state, stage: 'before' };
    case 'lens':
      if (state.lensesHere.length === 0) return state;
      return { ...state, stage: isWalked(state) ? 'value' : 'after' };
    case 'arrived':
      return { ...state, stage: isPlan(state) ? 'serves' : 'after' };
    case 'after':
      return { ...state, stage: 'serves' };
    case 'parting':
      return leave(state);
    default:
      return state;
  }
}

function look(state: ThoughtsState, lens: Lens): ThoughtsState {
  const add = (list: readonly Lens[]) => (list.includes(lens) ? list : [...list, lens]);
  return {
    ...state,
    lens,
    lensesHere: add(state.lensesHere),
    lensesTried: add(state.lensesTried),
  };
}

function leave(state: ThoughtsState): ThoughtsState {
  const { called, before, after, picked, here, chosen } = state;
  const left = {
    called,
    before,
    after,
    act: state.act,
    picked,
    number: here[chosen]?.number ?? OWN,
    words: wordsOf(state),
    served: state.served === true,
    goal: state.value === null ? null : valueOf(state),
  };
  const looked = [...state.looked, left];
  if (state.visit === state.visits - 1) return { ...state, looked, stage: 'over' };
  return { ...state, ...FRESH, ...findsOf(state.rng), looked, visit: state.visit + 1 };
}

/** Only a press leads on: there is no clock to wait for. */
function stride(state: ThoughtsState, pick: boolean): ThoughtsState {
  const find = findOf(state);
  const picked = pick && find !== null ? [...state.picked, find] : state.picked;
  const strides = state.strides + 1;
  return { ...state, picked, strides, stage: strides >= STRIDES ? 'arrived' : 'carry' };
}

function act(state: ThoughtsState, action: ThoughtsAction): ThoughtsState {
  switch (action.type) {
    case 'write':
      return { ...state, own: action.text.slice(0, MOST_OWN) };
    case 'example':
      return example(state);
    case 'other':
      return withOthers(state);
    case 'believe':
      return state.stage === 'before'
        ? { ...state, before: action.value }
        : { ...state, after: action.value };
    case 'heavier':
      return { ...state, chosen: action.which, stage: 'kind' };
    case 'kind':
      return { ...state, stage: 'named', called: action.kind };
    case 'lens':
      return look(state, action.lens);
    case 'own-value':
      return { ...state, ownValue: action.text.slice(0, MOST_VALUE) };
    case 'value':
      if (action.value === OWN && state.ownValue.trim() === '') return state;
      return { ...state, value: action.value, stage: 'carry' };
    case 'stride':
      return stride(state, action.pick === true);
    case 'serves':
      return { ...state, served: action.yes, stage: 'parting' };
    case 'act':
      return { ...state, act: action.act };
    default:
      return nextStage(state);
  }
}

function legalActions(state: ThoughtsState): readonly ThoughtsAction[] {
  const next = { type: 'next' } as const;
  const other = canChange(state) ? [{ type: 'other' } as const] : [];
  const believe = [20, 60, 90].map((value) => ({ type: 'believe', value }) as const);
  switch (state.stage) {
    case 'write':
      return state.own.trim() === ''
        ? [{ type: 'write', text: 'No llego a nada.' }, { type: 'example' }]
        : [next, { type: 'write', text: 'Siempre llego tarde.' }, { type: 'example' }];
    case 'before':
    case 'after':
      return [next, ...believe, ...other];
    case 'heavier':
      return [...[0, 1].map((which) => ({ type: 'heavier', which }) as const), ...other];
    case 'kind':
      return [...kindsOf(state).map((kind) => ({ type: 'kind', kind }) as const), ...other];
    case 'named':
    case 'arrived':
      return [next];
    case 'lens':
      return [
        ...(state.lensesHere.length > 0 ? [next] : []),
        ...LENSES.map((lens) => ({ type: 'lens', lens }) as const),
      ];
    case 'value':
      return [
        ...VALUES.map((_, value) => ({ type: 'value', value }) as const),
        { type: 'own-value', text: THOUGHT_TEXTS.someValue },
      ];
    case 'carry':
      return [{ type: 'stride' }, { type: 'stride', pick: true }];
    case 'serves':
      return [
        { type: 'serves', yes: false },
        { type: 'serves', yes: true },
      ];
    case 'parting':
      return [
        next,
        ...(state.visit < state.visits - 1 ? [{ type: 'example' } as const] : []),
        ...(state.served ? ACTS.map((_, at) => ({ type: 'act', act: at }) as const) : []),
      ];
    default:
      return [];
  }
}

export const rules: Rules<ThoughtsState, ThoughtsAction> = {
  version: 3,
  setup,
  step(state, action) {
    if (state.stage === 'over' || action.type === 'tick') return state;
    const isLegal = legalActions(state).some(({ type }) => type === action.type);
    return isLegal ? act(state, action) : state;
  },
  status(state) {
    if (state.stage !== 'over') return { phase: 'playing', score: null };
    return { phase: 'finished', score: scoreOf(state), outcome: outcomeText(state) };
  },
  legalActions,
};
