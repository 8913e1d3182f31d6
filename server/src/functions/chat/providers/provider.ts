import type { Answer } from '#domain/companion/answer.ts';
import type { Message } from '#domain/companion/message.ts';
import type { SafetyLevel } from '#domain/safety/levels.ts';
import type { ModelClock } from '../output/model-clock.ts';

/** What a provider gets to answer: the talk, oldest first, and what guided mode would say. */
export interface Prompt {
  messages: readonly Message[];
  guided: Answer;
  /** Persona, boundaries and what the person wants remembered, for a model. */
  instructions: string;
}

/**
 * Where the words of the companion come from. It is never asked for the fixed safety words: those
 * are human-written and go out as they are.
 */
export interface Provider {
  /**
   * Yields pieces of text and ends; stops early when `signal` aborts.
   * @throws when it cannot answer, also in the middle of an answer
   */
  stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
  /**
   * Whether somebody else wrote the words (a model): then each sentence is checked before it goes
   * out, and guided mode takes over where it fails.
   */
  checked: boolean;
  /** For words that are checked: how long they are waited for. */
  clock?: ModelClock;
  /** Another reading of the last message. Null when it has none. Missing: no model, no opinion. */
  opinion?(messages: readonly Message[], signal: AbortSignal): Promise<SafetyLevel | null>;
}
