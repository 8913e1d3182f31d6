import { EMOTIONS } from './emotions.content.ts';
import { MEMORY_TEXTS } from '../texts.ts';
import type { OwnPair, Pair } from './pair.ts';
import { SITUATIONS } from './situations.content.ts';
import { SOUNDS } from './sounds.content.ts';
import { VALUES } from './values.content.ts';

export const DECK: readonly Pair[] = [...SITUATIONS, ...EMOTIONS, ...VALUES, ...SOUNDS];

const OWN = 'own-';

export const ownId = (at: number): string => `${OWN}${at}`;

/** The pair of an id; what somebody wrote becomes one like the others. */
export function pairOf(id: string, own: readonly OwnPair[]): Pair {
  const at = id.startsWith(OWN) ? Number(id.slice(OWN.length)) : -1;
  const mine = own[at];
  if (mine) {
    const { when, helps } = mine;
    return { id, kind: 'own', cards: [when, helps], because: MEMORY_TEXTS.ownBecause };
  }
  const found = DECK.find((pair) => pair.id === id) ?? DECK[0];
  if (!found) throw new RangeError('There are no cards.');
  return found;
}
