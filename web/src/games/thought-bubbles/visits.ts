import { drawSome, drawInt, type Rng } from '../kit/random/random.ts';
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

/** A plan is good for being called by its name. Nobody is asked to doubt one, or to look at it askew. */
function poolOf(level: number): number[] {
  return THOUGHTS.flatMap(({ kind }, at) => (kind === 'plan' && level !== LABEL_LEVEL ? [] : [at]));
}

/** What comes to this level: the person's own thought first, then others. */
export function visitsOf(level: number, rng: Rng): { visits: number[][]; rng: Rng } {
  const count = VISITS[level - 1] ?? 3;
  const together = level === TWO_LEVEL ? 2 : 1;
  const given = drawSome(rng, poolOf(level), count * together - 1);
  const all = [OWN, ...given.value];
  const visits = Array.from({ length: count }, (_, at) =>
    all.slice(at * together, (at + 1) * together),
  );
  return { visits, rng: given.rng };
}

/** Another thought in the place of the person's own, which is not among the others that come. */
export function exampleFor(visits: readonly (readonly number[])[], rng: Rng) {
  const taken = new Set(visits.flat());
  const left = poolOf(OWN_LEVEL).filter((number) => !taken.has(number));
  const drawn = drawInt(rng, left.length);
  const example = left[drawn.value] ?? 0;
  return {
    visits: visits.map((together) => together.map((number) => (number === OWN ? example : number))),
    rng: drawn.rng,
  };
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
