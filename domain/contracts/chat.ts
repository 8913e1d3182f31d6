import * as z from 'zod/mini';
import { SAFETY_LEVELS } from '../safety/levels.ts';
import {
  CHAT_ERROR_CODES,
  isSuggestedPath,
  MAX_MESSAGE_LENGTH,
  type SuggestedPath,
} from './chat-values.ts';

/**
 * Body of `POST /functions/v1/chat`.
 * `messageId` is made by the client: sending the same one again answers the same message,
 * so that a retry after a lost connection never stores a sentence twice.
 */
export const chatRequestSchema = z.object({
  conversationId: z.optional(z.uuid()),
  messageId: z.optional(z.uuid()),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
  /** Id of the chip that was tapped; `message` is then its label. */
  choice: z.optional(z.string().check(z.maxLength(120), z.regex(/^[\w./-]+$/))),
  /** `false`: neither these words nor the answer are stored; their place and level are. */
  keep: z.optional(z.boolean()),
  /** ISO 3166-1 code: whose lines the fixed words name. Chosen, or guessed on the device. */
  country: z.optional(z.string().check(z.toLowerCase(), z.regex(/^[a-z]{2}$/))),
  /** Only for the first message of a conversation; `false`: a talk without memory. */
  memory: z.optional(z.boolean()),
});

export type ChatRequest = z.infer<typeof chatRequestSchema>;

/**
 * The message is stored: in which conversation, and under which id. The first event, unless storing
 * fails at first: then help is spoken before it, and it comes when it is true.
 */
const conversationEvent = z.object({
  type: z.literal('conversation'),
  conversationId: z.uuid(),
  messageId: z.optional(z.uuid()),
});

/**
 * The level of the conversation after this message. It may come again, higher, while the answer
 * runs: a second opinion. Before the `conversation` event it is the level of this message alone,
 * because the talk could not be read: it cannot lower what is known. Where `ask` is false, help of
 * `risk` or more is in sight and nothing else changes. Missing, from a server that did not know the
 * difference: true.
 */
const safetyEvent = z.object({
  type: z.literal('safety'),
  level: z.enum(SAFETY_LEVELS),
  ask: z.optional(z.boolean()),
});

const textDeltaEvent = z.object({ type: z.literal('text-delta'), delta: z.string() });

const suggestionEvent = z.object({
  type: z.literal('suggestion'),
  kind: z.literal('tool'),
  path: z.custom<SuggestedPath>(isSuggestedPath),
  label: z.string(),
});

/** Answers that one touch gives: `id` comes back as `choice`. Free text is always there too. */
const quickRepliesEvent = z.object({
  type: z.literal('quick-replies'),
  replies: z.array(z.object({ id: z.string(), label: z.string() })),
});

/** The answer is one step of something longer: where it stands. */
const flowEvent = z.object({
  type: z.literal('flow'),
  name: z.string(),
  step: z.number(),
  of: z.number(),
});

/** What the person may keep of what was done together. */
const cardEvent = z.object({
  type: z.literal('card'),
  title: z.string(),
  lines: z.array(z.string()),
});

/** Where the talk stands after the answer, as it is stored: a device goes on from there by itself. */
const stateEvent = z.object({ type: z.literal('state'), state: z.unknown() });

/** The companion remembers something from now on; the person sees it and may undo it. */
const memoryEvent = z.object({ type: z.literal('memory'), id: z.uuid(), fact: z.string() });

const errorEvent = z.object({ type: z.literal('error'), code: z.enum(CHAT_ERROR_CODES) });

/** Last event: the companion's message was stored under this id; without one, it was not to be. */
const doneEvent = z.object({ type: z.literal('done'), messageId: z.optional(z.uuid()) });

export const chatEventSchema = z.discriminatedUnion('type', [
  conversationEvent,
  safetyEvent,
  textDeltaEvent,
  suggestionEvent,
  quickRepliesEvent,
  flowEvent,
  cardEvent,
  stateEvent,
  memoryEvent,
  errorEvent,
  doneEvent,
]);

export type ChatEvent = z.infer<typeof chatEventSchema>;
export type ChatSuggestion = z.infer<typeof suggestionEvent>;

/** Body of `POST /functions/v1/chat/stop`: the person does not want the rest of this answer. */
export const stopRequestSchema = z.object({ messageId: z.uuid() });

/**
 * Reads the `data:` of one server-sent event. Returns null for what this build does not know,
 * so that an open tab survives a server that has learnt a new kind of event.
 */
export function parseChatEvent(data: string): ChatEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  const parsed = chatEventSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
