import type { EmotionId } from '../emotions.ts';

/** One word for how somebody feels, finer than the twelve emotions. */
export interface FeelingWord {
  /** Stored with an entry; never changed, and never given to another word. */
  id: string;
  word: string;
  /** The one of the twelve that is nearest. */
  emotion: EmotionId;
  /** What it means, in one line. */
  meaning: string;
  /** Where the body often notices it. */
  body: string;
  /** Ids of words, or of emotions, that are easily taken for it. */
  twins: readonly string[];
  /** Where it is said, if not everywhere. */
  region?: string;
}
