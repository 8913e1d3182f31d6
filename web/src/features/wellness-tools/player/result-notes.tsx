import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import type { notesOf } from './notes.ts';

/**
 * What puts words into the person's diary, where the app has one. `id` is that of the run: under it
 * they are kept once. `text` is light Markdown.
 */
export type DiaryButton = (note: { id: string; title: string; text: string }) => ReactNode;

interface NotesProps {
  runId: string;
  title: string;
  notes: ReturnType<typeof notesOf>;
  diaryButton: DiaryButton | undefined;
}

/** What was written, to take along: nobody keeps it unless its person says so. */
export function Notes({ runId, title, notes, diaryButton }: NotesProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const textWith = (mark: string) =>
    notes.map((note) => `${mark}${note.title}${mark}\n\n${note.text}`).join('\n\n');
  const goes = notes.some(({ stays }) => !stays);

  function copy() {
    navigator.clipboard.writeText(textWith('')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <Card tone="well" className="flex w-full flex-col gap-3 text-left">
      <h2 className="font-semibold">{TOOL_PAGE_TEXTS.notes}</h2>
      <dl className="flex flex-col gap-3">
        {notes.map((note) => (
          <div key={note.id}>
            <dt className="text-sm text-ink-soft">{note.title}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{note.text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {goes ? TOOL_PAGE_TEXTS.notesGo : TOOL_PAGE_TEXTS.notesStay}
      </p>
      <div className="flex flex-wrap gap-2">
        {diaryButton?.({ id: runId, title, text: textWith('**') })}
        <Button variant="secondary" onClick={copy}>
          {TOOL_PAGE_TEXTS.copy}
        </Button>
      </div>
      <output className="text-sm empty:hidden">
        {copied !== null && (copied ? TOOL_PAGE_TEXTS.copied : TOOL_PAGE_TEXTS.notCopied)}
      </output>
    </Card>
  );
}
