import { type Rules, type Start, TICK_MS } from '../contract.ts';
import { drawInt, type Rng } from '../kit/random/random.ts';
import { meansOf, scoreOf } from './score.ts';
import { outcomeText } from './texts.ts';
import { type Kind, KINDS, THOUGHTS, VALUES } from './thoughts.content.ts';

export const LENSES = ['prefix', 'slow', 'cartoon', 'grow', 'leaf'] as const;
export type Lens = (typeof LENSES)[number];

export type Stage =
  | 'write'
  | 'before'
  | 'heavier'
  | 'kind'
  | 'named'
  | 'lens'
  | 'value'
  | 'carry'
  | 'after'
  | 'serves'
  | 'over';

export interface ThoughtsState {
  rng: Rng;
  level: number;
  stage: Stage;
  /** Numbers of `THOUGHTS`, one or two for each visit; −1 is the person's own. */
  visits: readonly (readonly number[])[];
  visit: number;
  own: string;
  /** Which of this visit's thoughts it is about. */
  chosen: number;
  before: number | null;
  after: number | null;
  /** The kind that was called, until the next thought. */
  called: Kind | null;
  lens: Lens | null;
  lensesHere: readonly Lens[];
  lensesTried: readonly Lens[];
  asked: number;
  right: number;
  pairs: readonly { before: number; after: number }[];
  /** Numbers of `VALUES` that are offered, and the one that was taken. */
  values: readonly number[];
  value: number | null;
  carriedMs: number;
  steps: number;
  served: boolean | null;
}

export type ThoughtsAction =
  | { type: 'write'; text: string }
  | { type: 'next' }
  | { type: 'example' }
  | { type: 'believe'; value: number }
  | { type: 'heavier'; which: number }
  | { type: 'kind'; kind: Kind }
  | { type: 'lens'; lens: Lens }
  | { type: 'value'; value: number }
  | { type: 'step' }
  | { type: 'serves'; yes: boolean };

export const OWN = -1;
export const CARRY_MS = 20_000;
export const MOST_OWN = 160;
export const LABEL_LEVEL = 2;
export const TWO_LEVEL = 3;
export const OWN_LEVEL = 4;
export const TASK_LEVEL = 5;
const OFFERED_VALUES = 6;
const VISITS = [3, 4, 2, 1, 2];

function draw(rng: Rng, from: readonly number[], count: number): { picked: number[]; rng: Rng } {
  const left = [...from];
  const picked: number[] = [];
  let chance = rng;
  while (picked.length < count && left.length > 0) {
    const drawn = drawInt(chance, left.length);
    chance = drawn.rng;
    picked.push(...left.splice(drawn.value, 1));
  }
  return { picked, rng: chance };
}

function setup({ level }: Start, rng: Rng): ThoughtsState {
  const count = VISITS[level - 1] ?? 3;
  const together = level === TWO_LEVEL ? 2 : 1;
  const all = THOUGHTS.map((_, at) => at);
  const thoughts = draw(rng, all, count * together);
  const values = draw(
    thoughts.rng,
    VALUES.map((_, at) => at),
    OFFERED_VALUES,
  );
  const visits = Array.from({ length: count }, (_, at) =>
    thoughts.picked.slice(at * together, (at + 1) * together),
  );
  return {
    rng: values.rng,
    level,
    stage: level === OWN_LEVEL ? 'write' : level === TWO_LEVEL ? 'heavier' : 'before',
    visits: level === OWN_LEVEL ? [[OWN]] : visits,
    visit: 0,
    own: '',
    chosen: 0,
    before: null,
    after: null,
    called: null,
    lens: null,
    lensesHere: [],
    lensesTried: [],
    asked: 0,
    right: 0,
    pairs: [],
    values: values.picked,
    value: null,
    carriedMs: 0,
    steps: 0,
    served: null,
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

/** What comes after a stage. */
function nextStage(state: ThoughtsState): ThoughtsState {
  const isLast = state.visit === state.visits.length - 1;
  switch (state.stage) {
    case 'write':
      return { ...state, stage: 'before' };
    case 'before':
      return { ...state, stage: state.level >= LABEL_LEVEL ? 'kind' : 'lens' };
    case 'named':
      return { ...state, stage: 'lens' };
    case 'lens':
      if (state.lensesHere.length === 0) return state;
      return { ...state, stage: isLast || state.level === TASK_LEVEL ? 'value' : 'after' };
    case 'after': {
      const { before, after } = state;
      const pairs =
        before === null || after === null ? state.pairs : [...state.pairs, { before, after }];
      return { ...state, pairs, stage: 'serves' };
    }
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

function leave(state: ThoughtsState, served: boolean): ThoughtsState {
  if (state.visit === state.visits.length - 1) return { ...state, served, stage: 'over' };
  return {
    ...state,
    served,
    stage: state.level === TWO_LEVEL ? 'heavier' : 'before',
    visit: state.visit + 1,
    chosen: 0,
    before: null,
    after: null,
    called: null,
    lens: null,
    lensesHere: [],
    carriedMs: 0,
    steps: 0,
  };
}

function tick(state: ThoughtsState): ThoughtsState {
  if (state.stage !== 'carry') return state;
  const carriedMs = state.carriedMs + TICK_MS;
  return { ...state, carriedMs, stage: carriedMs >= CARRY_MS ? 'after' : 'carry' };
}

function act(state: ThoughtsState, action: ThoughtsAction): ThoughtsState {
  switch (action.type) {
    case 'write':
      return { ...state, own: action.text.slice(0, MOST_OWN) };
    case 'example': {
      const example = draw(
        state.rng,
        THOUGHTS.map((_, at) => at),
        1,
      );
      return { ...state, rng: example.rng, visits: [example.picked], stage: 'before' };
    }
    case 'believe':
      return state.stage === 'before'
        ? { ...state, before: action.value }
        : { ...state, after: action.value };
    case 'heavier':
      return { ...state, chosen: action.which, stage: 'before' };
    case 'kind':
      return call(state, action.kind);
    case 'lens':
      return look(state, action.lens);
    case 'value':
      return { ...state, value: action.value, stage: 'carry' };
    case 'step':
      return { ...state, steps: state.steps + 1 };
    case 'serves':
      return leave(state, action.yes);
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
      return state.values.map((value) => ({ type: 'value', value }) as const);
    case 'carry':
      return state.level === TASK_LEVEL ? [{ type: 'step' }] : [];
    case 'serves':
      return [
        { type: 'serves', yes: false },
        { type: 'serves', yes: true },
      ];
    default:
      return [];
  }
}

export const rules: Rules<ThoughtsState, ThoughtsAction> = {
  version: 1,
  setup,
  step(state, action) {
    if (state.stage === 'over') return state;
    if (action.type === 'tick') return tick(state);
    const isLegal = legalActions(state).some(({ type }) => type === action.type);
    return isLegal ? act(state, action) : state;
  },
  status(state) {
    if (state.stage !== 'over') return { phase: 'playing', score: null };
    const { asked, right, lensesTried, pairs, visits } = state;
    const outcome = outcomeText({
      thoughts: visits.length,
      asked,
      right,
      lenses: lensesTried.length,
      believed: meansOf(pairs),
    });
    return { phase: 'finished', score: scoreOf(state), outcome };
  },
  legalActions,
};
