import { drawSome } from '../../kit/random/random.ts';
import type { Rng } from '../../kit/random/random.ts';
import { planOf } from '../levels.ts';
import type { MemoryState } from '../state.ts';
import { DECK, ownId } from './deck.ts';
import { areRivals } from './rivals.ts';

/** The pairs of a board: what is due, then what is new, then what could have waited. No two rivals. */
export function drawPairs(state: MemoryState): { ids: readonly string[]; rng: Rng } {
  const { pairs, kinds } = planOf(state.level);
  const own = state.own.map((_, at) => ownId(at));
  const deck = DECK.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const { due, waiting, seen = [] } = state.earlier;
  const drawn = drawSome(state.rng, deck, deck.length);
  const isNew = (id: string) => !due.includes(id) && !waiting.includes(id);
  const wanted = [
    ...due.filter((id) => deck.includes(id)),
    ...drawn.value.filter((id) => isNew(id) && !seen.includes(id)),
    // What lay here lately comes last of the new, the longest ago first.
    ...seen.toReversed().filter((id) => deck.includes(id) && isNew(id)),
    ...drawn.value.filter((id) => waiting.includes(id)),
  ];
  const ids = [...own];
  for (const id of wanted) if (!ids.some((other) => areRivals(id, other))) ids.push(id);
  return { ids: ids.slice(0, pairs), rng: drawn.rng };
}
