import type { ChatSuggestion } from '../../contracts/chat.ts';
import type { Assessment } from '../../safety/assessment.ts';
import { type ToolId, TOOLS } from '../content/tools.ts';
import type { Heard } from '../hearing/hear.ts';
import type { Choice } from './choice.ts';
import type { Slots, Speech } from './speech.ts';
import type { Card, FlowProgress, OfferedChip, Place, TalkState } from './talk-state.ts';

/** One message and everything that is known when it is answered. */
export interface Moment {
  text: string;
  choice: Choice | null;
  /** As it was before, but for the safety of this message and the people it names. */
  state: TalkState;
  assessment: Assessment;
  heard: Heard;
  /** The message without greeting, thanks, laughter and the words of a correction. */
  told: string;
  /** It says that it was read wrongly. */
  corrects: boolean;
  /** Earlier messages of the person, oldest first. */
  previous: readonly string[];
  speech: Speech;
  tools: ReadonlySet<ToolId>;
  /** Numbers of the country, in words. */
  help: Slots;
}

/** What is answered, and where the talk stands afterwards. */
export interface Reply {
  lines: readonly string[];
  chips: readonly OfferedChip[];
  place: Place;
  change?: Partial<TalkState>;
  suggestions?: readonly ChatSuggestion[];
  flow?: FlowProgress | null;
  card?: Card | null;
  /** Human-written safety words that no model may replace. */
  fixed?: boolean;
}

/** Most chips beside an answer: one more would be a list to read. */
export const MOST_CHIPS = 6;

export function suggest(tool: ToolId): ChatSuggestion {
  return { type: 'suggestion', kind: 'tool', ...TOOLS[tool] };
}

export const OPEN: Place = { at: 'open' };
