import { type KeptHere, keptUnder } from '#web/data/own-data/kept-here.ts';
import { readItem } from '#web/lib/safe-storage.ts';
import { CRISIS_KEPT_TEXTS } from './kept-here.texts.ts';

const KEYS = ['remanso.crisis-moments', 'remanso.wave.past', 'remanso.wave.running'];

/** What the help pages keep on this device, and nowhere else. */
export const KEPT_BY_CRISIS: readonly KeptHere[] = [
  keptUnder('ratings of difficult moments', KEYS, {
    unsent: (userId) => (KEYS.some((key) => readItem(`${key}.${userId}`) !== null) ? 1 : 0),
    inWords: () => CRISIS_KEPT_TEXTS.ratings,
  }),
];
