import { type Ref, useEffect, useRef, useState } from 'react';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { EmotionPebble } from '../check-in/emotion-pebble.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { moods } from '../moods.ts';
import { NoteEditor } from '../note/note-editor.tsx';
import { EntryWords } from '../refine/entry-words.tsx';
import { LazyEntryEditor } from '../refine/lazy-entry-editor.tsx';
import { clockText, EMOTION_TEXTS, INTENSITY_TEXTS, MOOD_TEXTS } from '../texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IntensityDrops } from './intensity-drops.tsx';

interface EntryItemProps {
  entry: Listed<MoodEntry>;
  onDelete: () => void;
}

export function EntryItem({ entry, onDelete }: EntryItemProps) {
  const { change } = useChanges(moods);
  const [editing, setEditing] = useState(false);
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The button is back in the place of the editor, and focus goes back to it.
  useEffect(() => {
    if (!editing && wasEditing.current) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const at = new Date(entry.occurredAt);
  const emotion = EMOTION_TEXTS[entry.emotion];
  const name = `${emotion}, ${clockText(at)}`;
  const noteAction = entry.note ? MOOD_TEXTS.editNote : MOOD_TEXTS.addNote;

  return (
    <article className="flex gap-3 py-3" aria-label={name}>
      <EmotionPebble id={entry.emotion} className="mt-0.5 size-11 shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h4 className="font-semibold">{emotion}</h4>
          <time dateTime={entry.occurredAt} className="text-sm text-ink-soft">
            {clockText(at)}
          </time>
        </div>
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <IntensityDrops intensity={entry.intensity} />
          {INTENSITY_TEXTS[entry.intensity]}
        </p>
        <EntryWords {...entry} />
        {entry.delivery !== 'sent' && <Delivery refusedId={entry.refusedId} name={name} />}
        {editing ? (
          <div className="mt-2">
            <NoteEditor entry={entry} onClose={() => setEditing(false)} />
          </div>
        ) : (
          <>
            {entry.note && <p className="mt-1 whitespace-pre-line">{entry.note}</p>}
            <div className="-ml-2.5 mt-0.5 flex flex-wrap gap-x-2">
              <Action
                ref={opener}
                icon="edit"
                label={noteAction}
                name={name}
                onPress={() => setEditing(true)}
              />
              <Action
                icon="settings"
                label={changing ? MOOD_TEXTS.changeDone : MOOD_TEXTS.change}
                name={name}
                expanded={changing}
                onPress={() => setChanging(!changing)}
              />
              <Action icon="trash" label={MOOD_TEXTS.remove} name={name} onPress={onDelete} />
            </div>
            {changing && (
              <div className="mt-3 border-t border-line pt-4">
                <LazyEntryEditor
                  entry={entry}
                  onEdit={(fields) => change({ type: 'edit', id: entry.id, fields, seen: entry })}
                />
                <Button className="mt-4" variant="secondary" onClick={() => setChanging(false)}>
                  {MOOD_TEXTS.changeDone}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </article>
  );
}

interface DeliveryProps {
  refusedId: string | null;
  name: string;
}

/** Where an entry is that the server does not have: on its way, or only here. */
function Delivery({ refusedId, name }: DeliveryProps) {
  const { discard } = useChanges(moods);
  return (
    <div className="text-sm text-ink-soft">
      <p className="flex items-center gap-1.5">
        <Icon name={refusedId ? 'warning' : 'clock'} className="size-4 shrink-0" />
        {refusedId ? MOOD_TEXTS.refused : MOOD_TEXTS.waiting}
      </p>
      {refusedId && (
        <Action
          icon="close"
          label={MOOD_TEXTS.discard}
          name={name}
          onPress={() => discard(refusedId)}
        />
      )}
    </div>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  /** Which entry it acts on, for screen readers, which do not convey the button's place. */
  name: string;
  onPress: () => void;
  /** Whether what it opens stands below. */
  expanded?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function Action({ icon, label, name, onPress, expanded, ref }: ActionProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={MOOD_TEXTS.actionOf(label, name)}
      aria-expanded={expanded}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-sm text-primary hover:bg-primary-soft"
    >
      <Icon name={icon} className="size-4.5" />
      {label}
    </button>
  );
}
