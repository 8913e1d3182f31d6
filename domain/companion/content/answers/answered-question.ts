import type { FlowId } from '../flows/flow.ts';
import type { Phrase } from '../matters/matter.ts';

/** A question that people ask, with an answer of 60 to 120 words. */
export interface AnsweredQuestion {
  /** Unique, in English, kebab-case. */
  id: string;
  /** The question on a chip, at most 60 characters. */
  ask: string;
  /** Eight to fifteen ways to ask it, as people type. */
  says: readonly string[];
  /** Patterns that only this question has. Narrow. */
  cues?: readonly string[];
  /** Two or three short paragraphs joined by a blank line; plain, without headings or lists. */
  answer: Phrase;
  /** One thing to do now, one sentence. */
  step: Phrase;
  /** Who says so, with the year: "OMS, 2023". */
  source: string;
  /** When we read it, ISO date. */
  checked: string;
  flows?: readonly FlowId[];
}
