import { CORRECTIONS, COURTESIES } from './core.content.ts';

/** A message without what only stands around it. */
export interface Core {
  /** What is left: greeting, thanks, laughter and the words of a correction are gone. */
  text: string;
  /** It began with saying that it was read wrongly. */
  corrects: boolean;
}

const FEWEST_WORDS = 4;
const MOST_ROUNDS = 5;

/**
 * "Buenas tardes. Mi jefe me puso en la pantalla…" is about the boss. Where hardly anything is left, the
 * courtesy itself is what was said: then the message stays whole.
 */
export function coreOf(text: string): Core {
  let rest = text.trim();
  let corrects = false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const courteous = rest.replace(COURTESIES, '');
    const corrected = courteous.replace(CORRECTIONS, '');
    if (corrected !== courteous) corrects = true;
    if (corrected === rest) break;
    rest = corrected;
  }
  const words = rest.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  return words >= FEWEST_WORDS ? { text: rest, corrects } : { text, corrects: false };
}
