import type { SafetyLevel } from './levels.ts';
import type { Signal } from './signals.ts';

/** What the guard says of one message. */
export interface Assessment {
  /** Level of the conversation as far as the earlier messages tell: never below `own`. */
  level: SafetyLevel;
  /** Level of this message, read in the light of the earlier ones. */
  own: SafetyLevel;
  /**
   * Whether danger may be asked about and acted upon, in the conversation as far as the earlier messages tell.
   * Otherwise the help is shown, and no more: to show is not to ask.
   */
  ask: boolean;
  /** The same for this message alone: a rule heard it, or the learned readers are sure enough. */
  ownAsk: boolean;
  /** 0 to 1: how sure the learned readers are that this asks for help; 0 where they raised nothing. */
  certainty: number;
  /** The same for this message by itself, without the ones before it. */
  apart: number;
  signals: Signal[];
  /** 0 to 1: how sure the rules are of `own`. */
  confidence: number;
  /** The person takes something back ("era broma", "ya estoy bien"). */
  denial: boolean;
  /** A plain answer to a yes-or-no question. */
  reply: 'yes' | 'no' | null;
}

/** Earlier messages of the same person, oldest first. */
export interface AssessContext {
  previous: readonly string[];
}
