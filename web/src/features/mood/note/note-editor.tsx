import { useEffect, useRef, useState } from 'react';
import { NOTE_MAX_LENGTH } from '#domain/mood/emotions.ts';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { moods } from '../moods.ts';
import { MOOD_TEXTS } from '../texts.ts';
import { HelpNotice } from './help-notice.tsx';
import { levelOf } from '#domain/safety/level-of.ts';
import { useAfterTyping } from '#web/lib/use-after-typing.ts';

interface NoteEditorProps {
  entry: MoodEntry;
  /** Called when the words are saved or left alone; without it the editor stays and says so. */
  onClose?: () => void;
}

/** A few words about an entry. What is being written survives anything, per keystroke. */
export function NoteEditor({ entry, onClose }: NoteEditorProps) {
  const { change } = useChanges(moods);
  const draft = useDraft(`mood-note.${entry.id}`);
  const [kept, setKept] = useState(entry.note ?? '');
  const [edited, setEdited] = useState(draft.text !== '');
  const text = edited ? draft.text : kept;
  const level = useAfterTyping(text, levelOf, 'none');
  const unchanged = text.trim() === kept.trim();
  const words = useRef<HTMLTextAreaElement>(null);
  const opened = onClose !== undefined;

  // It takes the place of the button that opened it: the focus goes on, and the page with it.
  useEffect(() => {
    if (opened) words.current?.focus();
  }, [opened]);

  function write(next: string) {
    setEdited(true);
    draft.write(next);
  }

  function save() {
    const note = text.trim() === '' ? null : text.trim();
    if (!unchanged) change({ type: 'edit', id: entry.id, fields: { note }, seen: entry });
    setKept(note ?? '');
    close();
  }

  function close() {
    setEdited(false);
    draft.clear();
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
      <TextArea
        ref={words}
        label={MOOD_TEXTS.noteLabel}
        hint={MOOD_TEXTS.noteHint}
        optional
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <HelpNotice level={level} />
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
