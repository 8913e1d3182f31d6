import type { Card, FlowProgress, OfferedChip } from '#domain/companion/turns/talk-state.ts';
import type { ChatSuggestion } from '#domain/contracts/chat.ts';
import type { ChatErrorCode } from '#domain/contracts/chat-values.ts';

/** Why a message has no answer: the server's code, no connection, or a session that ended. */
export type Failure = ChatErrorCode | 'network' | 'unknown';

/** Answered to its end, though no account keeps the message. */
export const isUnkept = (failure: Failure | undefined) =>
  failure === 'not_stored' || failure === 'quota_exceeded';

/**
 * - `sending`: on its way · `unsent`: kept on this device only, "pendiente de enviar"
 * - `kept`: stored by the server · `unanswered`: stored, but the answer did not come
 */
export type PersonStatus = 'sending' | 'unsent' | 'kept' | 'unanswered';

/** `stopped`: the person stopped it · `broken`: the connection did; what had come stays. */
export type CompanionStatus = 'streaming' | 'complete' | 'stopped' | 'broken';

interface Said {
  id: string;
  text: string;
  /** ISO moment. */
  at: string;
}

export interface PersonMessage extends Said {
  role: 'person';
  status: PersonStatus;
  failure?: Failure;
  /** Id of the chip that was tapped; missing where the person wrote. */
  choice?: string;
  /** The person did not want these words stored; from the server they come without any. */
  unsaved?: boolean;
}

export interface CompanionMessage extends Said {
  role: 'companion';
  status: CompanionStatus;
  /** The message of the person that it answers; null where the answered one was deleted. */
  replyTo: string | null;
  suggestions: readonly ChatSuggestion[];
  /** Answers that one tap gives. */
  chips: readonly OfferedChip[];
  /** Where something longer stands of which this is a step. */
  flow: FlowProgress | null;
  /** What may be kept of it. */
  card: Card | null;
  /** What the companion remembers from now on, because of what it answers. */
  memories: readonly { id: string; fact: string }[];
}

/** What an answer offers beside its words, before anything came. */
export const NOTHING_OFFERED = {
  suggestions: [],
  chips: [],
  flow: null,
  card: null,
  memories: [],
} as const;

export type Message = PersonMessage | CompanionMessage;
