import { CASES } from '../cases/cases.ts';
import { drawSome, type Rng } from '../../kit/random/random.ts';

export const CASES_PER_RUN = 3;

/** What this device knows of earlier runs. */
export interface Earlier {
  /** Whose word was told, the latest last. */
  met: readonly string[];
  /** Who was dealt by this very seed: a run that is repeated has the same people. Else none. */
  again: readonly string[];
}

export function peopleOf(level: number): readonly string[] {
  return CASES.filter((one) => one.level === level).map(({ id }) => id);
}

/** Who has not been met comes first, and those of the latest run last. */
export function dealPeople(
  rng: Rng,
  level: number,
  { met, again }: Earlier,
): { value: readonly string[]; rng: Rng } {
  const people = peopleOf(level);
  const drawn = drawSome(rng, people, people.length);
  const repeated = again.filter((id) => people.includes(id));
  if (new Set(repeated).size === CASES_PER_RUN) return { value: repeated, rng: drawn.rng };
  const latest = met.filter((id) => people.includes(id)).slice(-CASES_PER_RUN);
  const wait = (id: string) => Number(met.includes(id)) + Number(latest.includes(id));
  const order = drawn.value.toSorted((one, other) => wait(one) - wait(other));
  return { value: order.slice(0, CASES_PER_RUN), rng: drawn.rng };
}
