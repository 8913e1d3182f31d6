import { drawSome, drawInt, type Rng } from '../kit/random/random.ts';
import type { Came, ThoughtsState } from './state.ts';
import { FINDS, THOUGHTS } from './thoughts.content.ts';

/** Stands for the person's own words, among thoughts and among values. */
export const OWN = -1;
export const LABEL_LEVEL = 2;
export const TWO_LEVEL = 3;
export const OWN_LEVEL = 4;
export const TASK_LEVEL = 5;
/** How many presses lead to the goal; each is several steps. */
export const STRIDES = 6;

const VISITS = [3, 4, 2, 1, 2];

export const visitsOf = (level: number): number => VISITS[level - 1] ?? 3;

/** How many thoughts come at once. */
export const togetherAt = (level: number): number => (level === TWO_LEVEL ? 2 : 1);

/** A plan is good for being called by its name. Nobody is asked to doubt one, or to look at it askew. */
function poolOf(level: number): number[] {
  return THOUGHTS.flatMap(({ kind }, at) => (kind === 'plan' && level !== LABEL_LEVEL ? [] : [at]));
}

/** What has not come yet. */
const leftOf = ({ level, shown }: ThoughtsState) =>
  poolOf(level).filter((number) => !shown.includes(number));

/** An example that has not come yet, of a kind that came least. */
function drawExample(state: ThoughtsState): { came: Came; state: ThoughtsState } {
  const left = leftOf(state);
  const often = (at: number) =>
    state.shown.filter((number) => THOUGHTS[number]?.kind === THOUGHTS[at]?.kind).length;
  const least = Math.min(...left.map(often));
  const rarest = left.filter((number) => often(number) === least);
  const drawn = drawInt(state.rng, rarest.length);
  const number = rarest[drawn.value] ?? 0;
  return {
    came: { number, text: THOUGHTS[number]?.text ?? '' },
    state: { ...state, rng: drawn.rng, shown: [...state.shown, number] },
  };
}

/** One more thought is here: an example that somebody asked for. */
export function withExample(state: ThoughtsState): ThoughtsState {
  const drawn = drawExample(state);
  return { ...drawn.state, own: '', here: [...state.here, drawn.came] };
}

/** Examples can be changed as long as nothing was said of them and others are left. */
export function canChange(state: ThoughtsState): boolean {
  const isFresh =
    state.stage === 'heavier' ||
    (state.stage === 'kind' && state.here.length === 1) ||
    (state.stage === 'before' && state.called === null && state.before === null);
  const examples = state.here.filter(({ number }) => number !== OWN).length;
  return isFresh && examples > 0 && leftOf(state).length >= examples + 8;
}

/** Others in the place of the examples; what the person wrote stays. */
export function withOthers(state: ThoughtsState): ThoughtsState {
  return state.here.reduce<ThoughtsState>((now, came, at) => {
    if (came.number === OWN) return now;
    const drawn = drawExample(now);
    return { ...drawn.state, here: now.here.with(at, drawn.came) };
  }, state);
}

/** What lies by the way, one thing for each stride. */
export function findsOf(rng: Rng): { finds: number[]; rng: Rng } {
  const drawn = drawSome(
    rng,
    FINDS.map((_, at) => at),
    STRIDES,
  );
  return { finds: drawn.value, rng: drawn.rng };
}
