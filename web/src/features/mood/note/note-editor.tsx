import { useEffect, useRef, useState } from 'react';
import { NOTE_MAX_LENGTH } from '#domain/mood/emotions.ts';
import { useKeptWords } from '#web/care/writing/words.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { Button } from '#web/ui/button.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { moods } from '../moods.ts';
import { MOOD_TEXTS } from '../texts.ts';
import { noteDraft } from './note-draft.ts';

interface NoteEditorProps {
  entry: MoodEntry;
  /** Called when the words are saved or left alone; without it the editor stays and says so. */
  onClose?: () => void;
}

/** A few words about an entry. What is being written survives anything, per keystroke. */
export function NoteEditor({ entry, onClose }: NoteEditorProps) {
  const { change } = useChanges(moods);
  const [kept, setKept] = useState(entry.note ?? '');
  const words = useKeptWords(noteDraft(entry.id), kept);
  const { text } = words;
  const unchanged = text.trim() === kept.trim();
  const field = useRef<HTMLTextAreaElement>(null);
  const opened = onClose !== undefined;

  // It replaces the button that opened it, so focus moves into it.
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);

  function save() {
    const note = text.trim() === '' ? null : text.trim();
    if (!unchanged) change({ type: 'edit', id: entry.id, fields: { note }, seen: entry });
    setKept(note ?? '');
    close();
  }

  function close() {
    words.clear();
    onClose?.();
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <WritingField
        ref={field}
        label={MOOD_TEXTS.noteLabel}
        hint={MOOD_TEXTS.noteHint}
        optional
        rows={3}
        words={words}
        most={NOTE_MAX_LENGTH}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={unchanged && !onClose ? 'secondary' : 'primary'}>
          {MOOD_TEXTS.noteSave}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={close}>
            {MOOD_TEXTS.noteCancel}
          </Button>
        )}
        <output className="text-ink-soft">
          {kept !== '' && unchanged && MOOD_TEXTS.noteSaved}
        </output>
      </div>
    </form>
  );
}
