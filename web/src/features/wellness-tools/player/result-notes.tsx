import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import type { notesOf } from './notes.ts';

/** Puts words into the person's diary, where there is one; rejects where that failed. */
export type KeepInDiary = (note: { title: string; text: string }) => Promise<void>;

interface NotesProps {
  title: string;
  notes: ReturnType<typeof notesOf>;
  onKeepInDiary: KeepInDiary | undefined;
}

type Outcome = 'none' | 'working' | 'copied' | 'notCopied' | 'kept' | 'notKept';

/** What was written, to take along: nobody keeps it unless its person says so. */
export function Notes({ title, notes, onKeepInDiary }: NotesProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const text = notes.map((note) => `${note.title}\n${note.text}`).join('\n\n');
  const goes = notes.some(({ stays }) => !stays);

  async function attempt(work: Promise<void>, done: Outcome, failed: Outcome) {
    setOutcome('working');
    setOutcome(
      await work.then(
        () => done,
        () => failed,
      ),
    );
  }
  const copy = () => attempt(navigator.clipboard.writeText(text), 'copied', 'notCopied');
  const said = outcome === 'none' || outcome === 'working' ? '' : TOOL_PAGE_TEXTS[outcome];
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
        {onKeepInDiary && outcome !== 'kept' && (
          <Button
            busy={outcome === 'working'}
            onClick={() => void attempt(onKeepInDiary({ title, text }), 'kept', 'notKept')}
          >
            {TOOL_PAGE_TEXTS.keep}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          {TOOL_PAGE_TEXTS.copy}
        </Button>
      </div>
      <output className="text-sm empty:hidden">{said}</output>
    </Card>
  );
}
