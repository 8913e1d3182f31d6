import { useState } from 'react';
import { LESSON_NOTE_MAX_LENGTH } from '#domain/learning/note.ts';
import { useKeptWords } from '#web/care/writing/words.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { LESSON_TEXTS } from '../texts.ts';
import type { LessonNotes } from './use-notes.ts';

interface NoteSectionProps {
  lessonId: string;
  notes: LessonNotes;
}

/** A note of one's own to a lesson: written, shown, changed, let go of with a way back. */
export function NoteSection({ lessonId, notes }: NoteSectionProps) {
  const { note } = notes;
  const words = useKeptWords(`lesson-note.${lessonId}`, note?.note ?? '');
  const isDraft = words.text.trim() !== (note?.note ?? '');
  const [isOpen, setOpen] = useState(isDraft);
  const isWriting = isOpen || note === null;

  function save() {
    notes.saveNote(words.text.trim());
    words.clear();
    setOpen(false);
  }
  function remove() {
    const undo = notes.removeNote();
    words.clear();
    setOpen(false);
    toast({
      title: LESSON_TEXTS.noteRemoved,
      action: { label: LESSON_TEXTS.undo, onPress: undo },
    });
  }

  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-title text-xl font-semibold">{LESSON_TEXTS.note}</h2>
      {isWriting ? (
        <>
          <WritingField
            label={LESSON_TEXTS.noteLabel}
            hint={LESSON_TEXTS.noteHint}
            words={words}
            most={LESSON_NOTE_MAX_LENGTH}
            rows={3}
          />
          {(isDraft || note) && (
            <div className="flex flex-wrap gap-3">
              {words.text.trim() !== '' && (
                <Button variant="secondary" onClick={save}>
                  {LESSON_TEXTS.saveNote}
                </Button>
              )}
              {note && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    words.clear();
                    setOpen(false);
                  }}
                >
                  {LESSON_TEXTS.cancel}
                </Button>
              )}
            </div>
          )}
        </>
      ) : (
        <>
          <p className="rounded-card bg-surface-2 p-4 wrap-anywhere whitespace-pre-wrap">
            {note.note}
          </p>
          {note.delivery === 'waiting' && (
            <p className="text-sm text-ink-soft">{LESSON_TEXTS.waiting}</p>
          )}
          {note.delivery === 'refused' && (
            <p className="text-sm text-ink-soft">{LESSON_TEXTS.refused}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {LESSON_TEXTS.editNote}
            </Button>
            <Button variant="quiet" onClick={remove}>
              {LESSON_TEXTS.removeNote}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
