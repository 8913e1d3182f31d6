import { useState } from 'react';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';
import type { MoodEntry } from './mood-entry.ts';
import { moods } from './moods.ts';
import { NoteEditor } from './note/note-editor.tsx';
import { MOOD_TEXTS } from './texts.ts';
import { EmotionCircle } from './check-in/emotion-circle.tsx';
import { IntensityGauge } from './check-in/intensity-gauge.tsx';
import { SavedEntry } from './check-in/saved-entry.tsx';

/**
 * Two taps: the emotion, then its intensity. Saved at the second; a note is optional. The page
 * around it asks the question.
 */
export function MoodCheckIn() {
  const { change } = useChanges(moods);
  const [emotion, setEmotion] = useState<EmotionId | null>(null);
  const [saved, setSaved] = useState<MoodEntry | null>(null);

  function choose(id: EmotionId) {
    setEmotion(id);
    setSaved(null);
  }

  function save(intensity: Intensity) {
    if (!emotion) return;
    const occurredAt = new Date().toISOString();
    const entry = { id: crypto.randomUUID(), emotion, intensity, note: null, occurredAt };
    change({ type: 'add', row: entry });
    setSaved(entry);
    setEmotion(null);
  }

  return (
    <section aria-label={MOOD_TEXTS.question} className="flex flex-col gap-3">
      <EmotionCircle chosen={emotion} onChoose={choose}>
        {saved ? (
          <SavedEntry entry={saved} onAnother={() => setSaved(null)} />
        ) : emotion ? (
          <IntensityGauge emotion={emotion} onChoose={save} />
        ) : (
          <Compass />
        )}
      </EmotionCircle>
      {saved && <NoteEditor key={saved.id} entry={saved} />}
    </section>
  );
}

/** What up and down mean, while nothing is chosen. */
function Compass() {
  return (
    <div className="flex flex-col items-center gap-6 text-center leading-snug">
      <p className="text-sm text-ink-soft">↑ {MOOD_TEXTS.energyUp}</p>
      <p>{MOOD_TEXTS.choose}</p>
      <p className="text-sm text-ink-soft">↓ {MOOD_TEXTS.energyDown}</p>
    </div>
  );
}
