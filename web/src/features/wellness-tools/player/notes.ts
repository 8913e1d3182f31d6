import { clearDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';
import type { Answer, Tool, WritingStep } from '../contract.ts';
import type { Run } from '../session/session.ts';

/** Where words lie that stay for the next time. */
const noteKey = (toolId: string, step: string) => `tool-note.${toolId}.${step}`;

const writingsOf = (tool: Tool): WritingStep[] =>
  tool.steps.filter((step): step is WritingStep => step.kind === 'writing');

/** What is there from the last time, as answers of a new run. */
export function keptNotes(toolId: string, tool: Tool): Record<string, Answer> {
  const kept = writingsOf(tool)
    .filter(({ stays }) => stays)
    .map(({ id }) => [id, readDraft(noteKey(toolId, id))] as const);
  return Object.fromEntries(kept.filter(([, text]) => text !== ''));
}

/** Keeps what was written to stay; emptied means gone. */
export function keepNotes(toolId: string, tool: Tool, { answers }: Run): void {
  for (const { id, stays } of writingsOf(tool)) {
    if (!stays) continue;
    const words = answers[id];
    const text = typeof words === 'string' ? words.trim() : '';
    if (text === '') clearDraft(noteKey(toolId, id));
    else writeDraft(noteKey(toolId, id), text);
  }
}

interface Note {
  id: string;
  title: string;
  text: string;
  stays: boolean;
}

/** What was written in a run, in the order of its steps. */
export function notesOf(tool: Tool, { answers }: Run): readonly Note[] {
  return writingsOf(tool).flatMap(({ id, title, stays = false }) => {
    const words = answers[id];
    const text = typeof words === 'string' ? words.trim() : '';
    return text === '' ? [] : [{ id, title, text, stays }];
  });
}

/** An answer as somebody reads it; empty where there is none. */
export function answerInWords(answer: Answer | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return answer.trim();
  return typeof answer === 'number' ? String(answer) : answer.join(', ');
}
