import type { SignalKind } from '../signals.ts';

/** One thing that a person can say, in all the ways we know. */
export interface Rule {
  signal: SignalKind;
  /** Patterns (see `pattern.ts`); any of them is enough. */
  say: readonly string[];
  /** Patterns that clear it when they stand in the same sentence. */
  unless?: readonly string[];
  /** `never`: a "no" before it does not turn it around (it contains its own, or is an act). */
  negation?: 'never';
  /** `clears`: an everyday cause or laughter beside it makes it a figure of speech. */
  joke?: 'clears';
  /**
   * `fades`: told as long past, it is a past that is behind them.
   * `recovers`: only when they also say that it is over.
   */
  past?: 'fades' | 'recovers';
  /** `stays`: even inside a quotation, a game or a study (a request for methods). */
  fiction?: 'stays';
  /** `whole`: an answer to "when?", and nothing beside it: "hoy", not "hoy, mejor". */
  answer?: 'whole';
  /**
   * `never`: said in so many words; the learned reader, which knows the words from lessons and the news,
   * does not clear it.
   * `shown`: where it fills a clause ("me quiero morir, mi papá es carpintero"), the learned reader takes
   * back the question and not the help in sight.
   */
  cleared?: 'never' | 'shown';
  /** Counts only if this message or an earlier one already speaks of dying or of harm. */
  needs?: 'danger';
}
