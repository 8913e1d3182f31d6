import type { Rules, Start } from '../contract.ts';
import type { Rng } from '../kit/random/random.ts';
import { meansOf, scoreOf } from './score.ts';
import { outcomeText, THOUGHT_TEXTS } from './texts.ts';
import { LENSES, type Lens, type Stage, type ThoughtsAction, type ThoughtsState } from './state.ts';
import { ACTS, type Kind, KINDS, THOUGHTS, VALUES } from './thoughts.content.ts';
import {
  exampleFor,
  findsOf,
  LABEL_LEVEL,
  OWN,
  STRIDES,
  TASK_LEVEL,
  TWO_LEVEL,
  visitsOf,
} from './visits.ts';

export const MOST_OWN = 160;
export const MOST_VALUE = 40;

/** Two are weighed first. A name comes before belief, for a plan is not doubted. */
function firstStage(level: number): Stage {
  if (level === TWO_LEVEL) return 'heavier';
  return level >= LABEL_LEVEL ? 'kind' : 'before';
}

/** Nothing was said or done yet about the thought that comes. */
const FRESH = {
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
  const { visits, rng: second } = visitsOf(level, rng);
  const { finds, rng: third } = findsOf(second);
  return {
    ...FRESH,
    rng: third,
    level,
    stage: 'write',
    visits,
    visit: 0,
    own: '',
    lensesTried: [],
    asked: 0,
    right: 0,
    pairs: [],
    ownValue: '',
    finds,
    useful: 0,
    acts: [],
  };
}

/** The words of one of the thoughts that are here now. */
export function wordsOf(state: ThoughtsState, which = state.chosen): string {
  const number = state.visits[state.visit]?.[which] ?? 0;
  return number === OWN ? state.own.trim() : (THOUGHTS[number]?.text ?? '');
}

/** What is known of the thought it is about; null of one's own. */
export function thoughtOf({ visits, visit, chosen }: ThoughtsState) {
  return THOUGHTS[visits[visit]?.[chosen] ?? OWN] ?? null;
}

/** Whether it is a plan, as far as anybody knows. */
export function isPlan(state: ThoughtsState): boolean {
  const known = thoughtOf(state);
  return (known ? known.kind : state.called) === 'plan';
}

/** What matters to the person, in their words or in ours. */
export function valueOf({ value, ownValue }: ThoughtsState): string {
  return value === OWN ? ownValue.trim() : (VALUES[value ?? 0] ?? '');
}

/** The one thing that lies by the way now; null where there is nothing else to do than walk. */
export function findOf({ level, finds, strides }: ThoughtsState): number | null {
  return level === TASK_LEVEL ? (finds[strides] ?? null) : null;
}

/** What comes after a stage. */
function nextStage(state: ThoughtsState): ThoughtsState {
  const isLast = state.visit === state.visits.length - 1;
  const walks = isLast || state.level === TASK_LEVEL;
  switch (state.stage) {
    case 'write':
      return { ...state, stage: firstStage(state.level) };
    case 'before':
      return { ...state, stage: 'lens' };
    case 'named':
      if (isPlan(state)) return { ...state, stage: walks ? 'value' : 'serves' };
      return { ...state, stage: 'before' };
    case 'lens':
      if (state.lensesHere.length === 0) return state;
      return { ...state, stage: walks ? 'value' : 'after' };
    case 'after': {
      const { before, after } = state;
      const pairs =
        before === null || after === null ? state.pairs : [...state.pairs, { before, after }];
      return { ...state, pairs, stage: 'serves' };
    }
    case 'parting':
      return leave(state);
    default:
      return state;
  }
}

function call(state: ThoughtsState, kind: Kind): ThoughtsState {
  const known = thoughtOf(state);
  const counts = known ? 1 : 0;
  return {
    ...state,
    stage: 'named',
    called: kind,
    asked: state.asked + counts,
    right: state.right + (known?.kind === kind ? 1 : 0),
  };
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
  const acts = state.act === null ? state.acts : [...state.acts, state.act];
  if (state.visit === state.visits.length - 1) return { ...state, acts, stage: 'over' };
  const { finds, rng } = findsOf(state.rng);
  const visit = state.visit + 1;
  return { ...state, ...FRESH, rng, finds, acts, visit, stage: firstStage(state.level) };
}

/** Only a press leads on: there is no clock to wait for. */
function stride(state: ThoughtsState, pick: boolean): ThoughtsState {
  const find = findOf(state);
  const picked = pick && find !== null ? [...state.picked, find] : state.picked;
  const strides = state.strides + 1;
  const arrived = strides >= STRIDES;
  const stage = !arrived ? 'carry' : isPlan(state) ? 'serves' : 'after';
  return { ...state, picked, strides, stage };
}

function act(state: ThoughtsState, action: ThoughtsAction): ThoughtsState {
  switch (action.type) {
    case 'write':
      return { ...state, own: action.text.slice(0, MOST_OWN) };
    case 'example':
      return nextStage({ ...state, own: '', ...exampleFor(state.visits, state.rng) });
    case 'believe':
      return state.stage === 'before'
        ? { ...state, before: action.value }
        : { ...state, after: action.value };
    case 'heavier':
      return { ...state, chosen: action.which, stage: 'kind' };
    case 'kind':
      return call(state, action.kind);
    case 'lens':
      return look(state, action.lens);
    case 'own-value':
      return { ...state, ownValue: action.text.slice(0, MOST_VALUE) };
    case 'value':
      if (action.value === OWN && state.ownValue.trim() === '') return state;
      return { ...state, value: action.value, stage: 'carry' };
    case 'stride':
      return stride(state, action.pick === true);
    case 'serves': {
      const useful = state.useful + (action.yes ? 1 : 0);
      return { ...state, served: action.yes, useful, stage: 'parting' };
    }
    case 'act':
      return { ...state, act: action.act };
    default:
      return nextStage(state);
  }
}

function legalActions(state: ThoughtsState): readonly ThoughtsAction[] {
  const next = { type: 'next' } as const;
  const believe = [20, 60, 90].map((value) => ({ type: 'believe', value }) as const);
  switch (state.stage) {
    case 'write':
      return state.own.trim() === ''
        ? [{ type: 'write', text: 'No llego a nada.' }, { type: 'example' }]
        : [next, { type: 'write', text: 'Siempre llego tarde.' }, { type: 'example' }];
    case 'before':
    case 'after':
      return [next, ...believe];
    case 'heavier':
      return [0, 1].map((which) => ({ type: 'heavier', which }) as const);
    case 'kind':
      return KINDS.map((kind) => ({ type: 'kind', kind }) as const);
    case 'named':
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
        ...(state.served ? ACTS.map((_, at) => ({ type: 'act', act: at }) as const) : []),
      ];
    default:
      return [];
  }
}

export const rules: Rules<ThoughtsState, ThoughtsAction> = {
  version: 2,
  setup,
  step(state, action) {
    if (state.stage === 'over' || action.type === 'tick') return state;
    const isLegal = legalActions(state).some(({ type }) => type === action.type);
    return isLegal ? act(state, action) : state;
  },
  status(state) {
    if (state.stage !== 'over') return { phase: 'playing', score: null };
    const { asked, right, lensesTried, pairs, visits, acts, useful } = state;
    const outcome = outcomeText({
      thoughts: visits.length,
      asked,
      right,
      lenses: lensesTried.length,
      believed: meansOf(pairs),
      useful,
      acts: acts.map((at) => ACTS[at] ?? ''),
    });
    return { phase: 'finished', score: scoreOf(state), outcome };
  },
  legalActions,
};
