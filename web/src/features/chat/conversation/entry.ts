import type { ChatEvent } from '#domain/contracts/chat.ts';
import type { SafetyLevel } from '#domain/safety/levels.ts';
import type { CompanionMessage, Failure, Message } from './message.ts';

/**
 * What can happen to a conversation, in the order in which it happened. What a person sees is a
 * fold over this list, which only grows: a stream, a retry and an offline answer cannot get into
 * each other's way, and each of them can be told again in a test.
 */
export type Entry =
  /** Another conversation, with what waits in it on this device; a fresh one has no id yet. */
  | {
      kind: 'opened';
      conversationId: string | null;
      messages: readonly Message[];
      state?: unknown;
    }
  /** Messages from the server that stand before those on screen. */
  | {
      kind: 'recalled';
      level?: SafetyLevel;
      ask?: boolean;
      messages: readonly Message[];
      state?: unknown;
    }
  /** The person pressed send. */
  | {
      kind: 'asked';
      messageId: string;
      text: string;
      at: string;
      choice?: string;
      unsaved?: boolean;
    }
  /** The person took something back that was to be remembered. */
  | { kind: 'forgotten'; memoryId: string }
  /** The message is being sent, for the first time or again: the same id is the same message. */
  | { kind: 'sending'; messageId: string }
  /** What the browser's own detector found, before the network answers. */
  | { kind: 'assessed'; askedId: string; level: SafetyLevel; ask: boolean }
  | { kind: 'event'; askedId: string; event: ChatEvent; at: string }
  | { kind: 'stopped'; askedId: string }
  | { kind: 'failed'; askedId: string; failure: Failure }
  /** Guided mode answered on this device. */
  | {
      kind: 'answered-here';
      askedId: string;
      conversationId: string;
      level: SafetyLevel;
      ask: boolean;
      state: unknown;
      answer: Pick<
        CompanionMessage,
        'id' | 'text' | 'at' | 'suggestions' | 'chips' | 'flow' | 'card'
      >;
    };
