import type { FlowId } from '../flows/flow.ts';
import type { Chip, Phrase } from '../matters/matter.ts';

/**
 * What is met before anything else, as what it is: thanks, a joke, a veto, a question about Nilo.
 * High precision: where it is not sure, it is not heard.
 */
export interface Reaction {
  /** Unique, in English, kebab-case. */
  id: string;
  /** Patterns (`domain/safety/match/pattern.ts`). */
  cues: readonly string[];
  /** Two to four variants, one to three sentences. */
  say: readonly Phrase[];
  /** A question that goes on; missing where the reply stands alone. */
  ask?: Phrase;
  /** Answers about the matter; missing: the chips of where the talk stands are shown again. */
  chips?: readonly Chip[];
  flows?: readonly FlowId[];
  /** What it changes for the rest of the talk. */
  sets?: 'listen' | 'act' | 'fewer-questions' | 'talk' | 'no-breathing' | 'no-exercises';
  /** Where a matter, a facet or a question is heard too, that is answered instead. */
  yields?: boolean;
  /** The talk goes on where it stood: its question and chips are said again after this. */
  returns?: boolean;
}
