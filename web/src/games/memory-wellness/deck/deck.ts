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
  if (mine) return ownPair(mine, at);
  const found = DECK.find((pair) => pair.id === id) ?? DECK[0];
  if (!found) throw new RangeError('There are no cards.');
  return found;
}

/** Asked with two other answers of the deck, always the same two. */
function ownPair({ when, helps }: OwnPair, at: number): Pair {
  const others = SITUATIONS.map(({ cards }) => cards[1]).filter((one) => one !== helps);
  const other = (by: number) => others[(at * 2 + by) % others.length] ?? '';
  return {
    id: ownId(at),
    kind: 'own',
    cards: [when, helps],
    question: MEMORY_TEXTS.ownQuestion(when),
    right: helps,
    wrong: [other(0), other(1)],
    because: MEMORY_TEXTS.ownBecause,
  };
}
