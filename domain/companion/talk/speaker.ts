import type { ChatSuggestion } from '../../contracts/chat.ts';
import { BACK_TO_YOU, GO_ON } from '../content/intents.ts';
import { LISTEN } from '../content/moves.ts';
import { QUICK } from '../content/quick-replies.ts';
import { type ToolId, TOOLS } from '../content/tools.ts';
import type { Conversation, Mode } from '../conversation.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { quick, type QuickReply } from './quick-replies.ts';
import { suggest } from './turn.ts';

/** After this many messages the talk has a matter to go back to. */
const OPENING = 2;

/** Who speaks in this turn: the phrases left, the way the person wants it, the tools there are. */
export class Speaker {
  readonly book: Phrasebook;
  readonly mode: Mode;
  readonly memory: readonly string[];
  private readonly tools: ReadonlySet<ToolId>;
  private readonly turns: number;

  constructor(
    book: Phrasebook,
    mode: Mode,
    talk: Conversation,
    has: { tools: readonly ToolId[]; memory: readonly string[] },
  ) {
    this.book = book;
    this.mode = mode;
    this.turns = talk.turns;
    this.tools = new Set(has.tools);
    this.memory = has.memory;
  }

  /** After "menos preguntas" one question in four turns; after "solo escucha" none. */
  asks(): boolean {
    if (this.mode === 'listen') return false;
    return this.mode !== 'fewer-questions' || this.turns % 4 === 0;
  }

  /** From something aside back to the person, with or without a question. */
  back(): string | null {
    if (!this.asks()) return this.book.fresh(LISTEN);
    return this.book.fresh(this.turns > OPENING ? GO_ON : BACK_TO_YOU);
  }

  has(tool: ToolId): boolean {
    return this.tools.has(tool);
  }

  card(tool: ToolId): ChatSuggestion {
    return suggest(tool, this.book.any(TOOLS[tool].labels));
  }

  /** Buttons that change how the talk goes on. */
  ways(): QuickReply[] {
    if (this.mode === 'listen') return quick(QUICK.talk, QUICK.act);
    if (this.mode === 'fewer-questions') return quick(QUICK.listen, QUICK.act, QUICK.talk);
    return quick(QUICK.listen, QUICK.act, QUICK.fewer);
  }
}
