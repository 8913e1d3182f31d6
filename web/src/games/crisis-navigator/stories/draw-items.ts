import { drawSome, type Rng } from '../../kit/random/random.ts';
import { LEVELS } from '../parts.ts';
import { DRILLS } from './drills.content.ts';
import { NEEDS } from './needs.content.ts';

export const DRILLS_PER_RUN = 3;
export const NEEDS_PER_RUN = 5;

/**
 * The stories or needs of a run, by id. Those that were met before stay away as long as there are
 * others; then those come back that were met longest ago.
 */
export function drawItems(level: number, rng: Rng, met: readonly string[] = []) {
  const [pool, count] = poolOf(level);
  const fresh = pool.filter((id) => !met.includes(id));
  const drawn = drawSome(rng, fresh, count);
  const back = met.filter((id) => pool.includes(id)).slice(0, count - drawn.value.length);
  return { items: [...drawn.value, ...back], rng: drawn.rng };
}

/** What somebody has met by the end of a run, the newest last. */
export function metBefore(run: { met: readonly string[]; items: readonly string[] }): string[] {
  return [...run.met.filter((id) => !run.items.includes(id)), ...run.items];
}

function poolOf(level: number): [ids: readonly string[], count: number] {
  if (level === LEVELS.rehearse) return [DRILLS.map(({ id }) => id), DRILLS_PER_RUN];
  return [level === LEVELS.find ? NEEDS.map(({ id }) => id) : [], NEEDS_PER_RUN];
}
