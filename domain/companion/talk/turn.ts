import type { ChatSuggestion } from '../../contracts/chat.ts';
import { type ToolId, TOOLS } from '../content/tools.ts';
import type { QuickReply } from './quick-replies.ts';

/** What a turn does, for "why this answer". */
export const TECHNIQUES = [
  'reflection',
  'open-question',
  'validation',
  'affirmation',
  'naming',
  'summary',
  'offer',
  'exercise',
  'idea',
  'information',
  'limits',
  'courtesy',
  'listening',
  'safety',
] as const;
export type Technique = (typeof TECHNIQUES)[number];

export interface Turn {
  text: string;
  suggestions: ChatSuggestion[];
  quickReplies: QuickReply[];
  technique: Technique;
}

export function turnOf(
  technique: Technique,
  lines: readonly (string | null | undefined)[],
  more: Partial<Pick<Turn, 'suggestions' | 'quickReplies'>> = {},
): Turn {
  const text = atMostOneQuestion(lines.filter((line): line is string => Boolean(line))).join(' ');
  return {
    text,
    suggestions: more.suggestions ?? [],
    quickReplies: more.quickReplies ?? [],
    technique,
  };
}

/** Never two questions in a turn: the last one stands, an earlier line that asks gives way. */
function atMostOneQuestion(lines: readonly string[]): string[] {
  const asking = lines.filter((line) => line.includes('?')).length;
  if (asking < 2) return [...lines];
  const lastAsking = lines.findLastIndex((line) => line.includes('?'));
  return lines.filter((line, at) => !line.includes('?') || at === lastAsking);
}

export function suggest(tool: ToolId, label: string): ChatSuggestion {
  return { type: 'suggestion', kind: 'tool', path: TOOLS[tool].path, label };
}
