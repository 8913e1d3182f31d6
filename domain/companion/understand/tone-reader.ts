import { featuresOf } from '../../safety/classifier/features.ts';
import { unpackWeights } from '../../safety/classifier/packed.ts';
import { placeOf } from '../../safety/classifier/places.ts';
import { Lexicon } from '../../safety/match/lexicon.ts';
import { tokenize } from '../../safety/text/tokens.ts';
import { Unmasker } from '../../safety/text/unmask.ts';
import { GLAD_TONES, type Tone, TONES } from '../content/tones.ts';

/** Places that a feature can fall on. A power of two. */
export const PLACES = 1 << 16;

/** What may be heard: no tone of its own first (a detail, a question, a courtesy), then each tone. */
export const HEARD_AS = [null, ...TONES] as const;

/** What was learned from `training/companion/tones.txt`. */
export interface StoredTones {
  /** Weights that are not nought, all of `HEARD_AS` in turn (`safety/classifier/packed.ts`), in base64. */
  weights: string;
  /** How much a step of a weight is. */
  scale: number;
  bias: readonly number[];
}

/**
 * So likely a tone must be before it is answered to, from 0 to 1: a wrong one is worse than none, and glad
 * words over a heavy message are the worst.
 */
const SURE = 0.4;
const SURE_OF_GLAD = 0.6;

/** Hears how something is said. */
export class ToneReader {
  private readonly stored: StoredTones;
  private readonly steps: Int8Array;

  constructor(stored: StoredTones) {
    const weights = Uint8Array.from(atob(stored.weights), (letter) => letter.charCodeAt(0));
    const [steps] = unpackWeights(weights, 1, stored.bias.length * PLACES);
    this.stored = stored;
    this.steps = steps ?? new Int8Array();
  }

  /** The tone; null where there is none of its own, or none is likely enough. */
  read(text: string): Tone | null {
    const { bias, scale } = this.stored;
    const places = placesOf(text);
    if (places.length === 0) return null;
    const shares = sharesOf(
      bias.map((start, answer) => {
        let sum = 0;
        for (const place of places) sum += this.steps[answer * PLACES + place] ?? 0;
        return start + (sum * scale) / Math.sqrt(places.length);
      }),
    );
    const share = Math.max(...shares);
    const tone = HEARD_AS[shares.indexOf(share)] ?? null;
    const least = tone !== null && GLAD_TONES.has(tone) ? SURE_OF_GLAD : SURE;
    return share >= least ? tone : null;
  }
}

/** Words as they sound and no more: a new cue must not change what was learned. */
const PLAIN = new Lexicon();
const UNMASKER = new Unmasker(PLAIN, []);

/** The features of the words of a message, each once: as in the guard, without what its rules found. */
export function placesOf(text: string): Int32Array {
  const tokens = tokenize(text, PLAIN, UNMASKER);
  const found = new Set(featuresOf(tokens, []).map((feature) => placeOf(feature) & (PLACES - 1)));
  return Int32Array.from(found);
}

/** Log-odds of several answers as shares of one. */
export function sharesOf(odds: readonly number[]): number[] {
  const most = Math.max(...odds);
  const grown = odds.map((one) => Math.exp(one - most));
  const total = grown.reduce((sum, one) => sum + one, 0);
  return grown.map((one) => one / total);
}
