import type { ChatSuggestion } from '../contracts/chat.ts';
import type { SafetyLevel } from '../safety/levels.ts';
import type { SafetyState } from '../safety/state.ts';
import type { FormOfAddress } from './address/render.ts';
import type { ToolId } from './content/tools.ts';
import type { Card, FlowProgress, OfferedChip, TalkState } from './turns/talk-state.ts';

/** What is answered: one message of the person, and where the talk stood before it. */
export interface Turn {
  text: string;
  /** The chip that was tapped, if one was; `text` is then its label. */
  choice?: string;
  /** Stored with the message before; null at the beginning, and where it cannot be read. */
  state: TalkState | null;
  /** Earlier messages of the person, oldest first: the guard hears the message after them. */
  previous: readonly string[];
  /** What was seen of the talk's danger before, where there is no state: of a talk from before it was kept. */
  known?: { level: SafetyLevel; ask: boolean };
  /** What a second opinion read in the message: it may raise the level, never lower it. */
  raisedTo?: SafetyLevel;
  /** `false`: what it was raised to is only shown. */
  raisedAsk?: boolean;
}

/** What the caller knows of the person and of itself. All of it may be left out. */
export interface RespondOptions {
  /** How to address the person, as kept in the profile. Default `tu`. */
  trato?: FormOfAddress;
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
  /** Answers that the person may give with one tap, at most five. */
  chips: readonly OfferedChip[];
  flow: FlowProgress | null;
  card: Card | null;
  /** Level of the message itself, as it is stored with it. */
  own: SafetyLevel;
  /** Level of the conversation after the message, as the person sees it. */
  level: SafetyLevel;
  /** Whether danger is acted upon; otherwise help of `risk` or more is only in sight. */
  ask: boolean;
  safety: SafetyState;
  /** To be stored with the message. */
  state: TalkState;
  /** `fixed`: human-written safety words that no model may replace. */
  kind: 'fixed' | 'talk';
  /** What a model may know of where the talk stands, in Spanish; null where nothing is known. */
  about: string | null;
}
