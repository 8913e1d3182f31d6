import { useId } from 'react';
import { EMOTION_IDS, INTENSITIES, isEmotionId } from '#domain/mood/emotions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { DayFactors } from '../factors/day-factors.tsx';
import { NoteEditor } from '../note/note-editor.tsx';
import { EMOTION_TEXTS, INTENSITY_TEXTS } from '../texts.ts';
import { Choice } from './choice.tsx';
import { OwnWords } from './own-words.tsx';
import { REFINE_TEXTS } from './texts.ts';
import { WhenField } from './when-field.tsx';
import { WordPicker } from './word-picker.tsx';

interface EntryEditorProps {
  entry: MoodEntry;
  /** Kept at once: there is nothing to confirm. */
  onEdit: (fields: Partial<MoodEntry>) => void;
  /** Right after the check-in: emotion and intensity were chosen a moment ago, and the note is here. */
  isNew?: boolean;
}

/** Everything that may be said of an entry beyond the two touches. */
export function EntryEditor({ entry, onEdit, isNew = false }: EntryEditorProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex animate-arrive flex-col gap-5">
      <div>
        <h3 id={titleId} className="font-title text-lg font-semibold">
          {REFINE_TEXTS.title}
        </h3>
        {isNew && <p className="text-sm text-ink-soft">{REFINE_TEXTS.lead}</p>}
      </div>
      {!isNew && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            label={REFINE_TEXTS.emotion}
            value={entry.emotion}
            options={EMOTION_IDS.map((id) => [id, EMOTION_TEXTS[id]])}
            onChoose={(value) => isEmotionId(value) && onEdit({ emotion: value })}
          />
          <Choice
            label={REFINE_TEXTS.intensity}
            value={String(entry.intensity)}
            options={INTENSITIES.map((level) => [String(level), INTENSITY_TEXTS[level]])}
            onChoose={(value) => {
              const intensity = INTENSITIES.find((level) => String(level) === value);
              if (intensity) onEdit({ intensity });
            }}
          />
        </div>
      )}
      <WordPicker entry={entry} onEdit={onEdit} />
      <OwnWords entry={entry} onEdit={onEdit} />
      <Checkbox
        label={REFINE_TEXTS.mixed}
        hint={REFINE_TEXTS.mixedHint}
        checked={entry.mixed}
        onChange={(event) => onEdit({ mixed: event.currentTarget.checked })}
      />
      {isNew && <NoteEditor entry={entry} />}
      {isNew && <DayFactors occurredAt={entry.occurredAt} />}
      <WhenField entry={entry} onEdit={onEdit} />
    </section>
  );
}
