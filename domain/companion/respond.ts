import type { ChatSuggestion } from '../contracts/chat.ts';
import type { Guard } from '../safety/guard.ts';
import { atLeast, type SafetyLevel } from '../safety/levels.ts';
import { type SafetyState, seenOf } from '../safety/state.ts';
import { attempt } from '../safety/unreadable.ts';
import type { FormOfAddress } from './address/render.ts';
import { DISCLOSURE } from './content/notices.ts';
import { DEFAULT_TOOLS, type ToolId } from './content/tools.ts';
import { type Conversation, type Message, type Mode, readConversation } from './conversation.ts';
import { helpNumbers } from './help-numbers.ts';
import { Phrasebook, type Random } from './phrasebook.ts';
import type { QuickReply } from './talk/quick-replies.ts';
import { safetyTurn } from './talk/safety-turn.ts';
import { Speaker } from './talk/speaker.ts';
import { talkTurn } from './talk/talk-turn.ts';
import type { Technique } from './talk/turn.ts';
import { unreadAnswer } from './unread-answer.ts';
import { timeNotice } from './use-time.ts';

/** What the caller knows of the person and of itself. All of it may be left out. */
export interface RespondOptions {
  /** How to address the person, as kept in the profile. Default `tu`. */
  trato?: FormOfAddress;
  /** Set by a button; stands above what was said in the talk. Default: what was said. */
  mode?: Mode;
  /** Facts the person keeps (`extractFacts`), one sentence each. Used sparingly. */
  memory?: readonly string[];
  /** Minutes of use in this sitting: brings the pause at 45 and the AI notice every three hours. */
  minutesOfUse?: number;
  /** Screens that a suggestion may open. */
  tools?: readonly ToolId[];
  /** ISO 3166-1 code: its crisis line and emergency number are said in the fixed words. */
  country?: string | null;
}

/** One answer of the guided mode. */
export interface Answer {
  text: string;
  suggestions: ChatSuggestion[];
  /** Buttons beside the free text, at most four: each sends its `message` as the person's. */
  quickReplies: QuickReply[];
  /** What this answer does, for "why this answer". */
  technique: Technique;
  /** Level of the conversation after the person's message, as the person sees it. */
  level: SafetyLevel;
  /** Whether danger is acted upon; otherwise help of `risk` or more is only in sight. */
  ask: boolean;
  safety: SafetyState;
  /** `fixed`: human-written safety words that no model may replace. */
  kind: 'fixed' | 'talk';
}

/**
 * Guided mode: answers the last message (a person's). Pure: the same guard, messages, options and
 * `random` give the same words, on the server, in the browser, without a network.
 * No sentence of an earlier answer in `messages` is said again. Never throws: where nothing can be
 * said to a message, words that fit any stand in.
 */
export function respond(
  guard: Guard,
  messages: readonly Message[],
  random: Random,
  options: RespondOptions = {},
): Answer {
  const talk = readConversation(guard, messages);
  if (talk.unread) return unreadAnswer(talk, options);
  return attempt(() => guided(talk, random, options)) ?? unreadAnswer(talk, options);
}

function guided(talk: Conversation, random: Random, options: RespondOptions): Answer {
  const { messages } = talk;
  const text = messages.findLast((message) => message.role === 'person')?.text ?? '';
  const earlier = messages.filter((one) => one.role === 'companion').map((one) => one.text);
  const form = options.trato ?? 'tu';
  const book = new Phrasebook(earlier, random, form);
  const by = new Speaker(book, options.mode ?? talk.preference ?? 'talk', talk, {
    tools: options.tools ?? DEFAULT_TOOLS,
    memory: options.memory ?? [],
  });
  const disclosure = earlier.length === 0 ? book.fresh(DISCLOSURE) : null;
  const notice =
    options.minutesOfUse === undefined ? null : timeNotice(options.minutesOfUse, messages, book);
  const fixed = safetyTurn(talk, text, by, helpNumbers(options.country ?? null, form));
  const turn = fixed ?? talkTurn(talk, text, by);
  const { level } = talk.safety;
  const body = turn.text === '' ? book.presence() : turn.text;
  const held = atLeast(level, 'risk') && fixed === null;
  // In danger the reminder that this is an AI comes inside the fixed words, after receiving.
  const said = fixed === null ? [disclosure, body, notice] : [body];
  return {
    text: said.filter((line) => line !== null).join(' '),
    suggestions: held ? [by.card('crisis')] : turn.suggestions,
    quickReplies: turn.quickReplies,
    technique: turn.technique,
    ...seenOf(talk.safety),
    safety: talk.safety,
    // In an emergency no model speaks, also where the talk goes on.
    kind: fixed === null && level !== 'emergency' ? 'talk' : 'fixed',
  };
}

/**
 * A small seeded generator (mulberry32): the same seed, the same talk.
 * Not for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from any text, for instance a message id. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
