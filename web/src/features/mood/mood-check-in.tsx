import { useState } from 'react';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';
import { Answered, type StepAddresses } from './check-in/answered.tsx';
import { EmotionGrid } from './check-in/emotion-grid.tsx';
import { IntensityGauge } from './check-in/intensity-gauge.tsx';
import { type MoodEntry, newEntry } from './mood-entry.ts';
import { moods } from './moods.ts';
import { MOOD_TEXTS } from './texts.ts';

interface Saved {
  entry: MoodEntry;
  /** Under which id it waits, for who takes it back. */
  changeId: string;
}

/**
 * Two taps: the emotion, then its intensity. Saved at the second; the exact words, a note and another
 * time are optional. The page around it asks the question.
 */
export function MoodCheckIn({ steps }: { steps?: StepAddresses }) {
  const { change, undo } = useChanges(moods);
  const [emotion, setEmotion] = useState<EmotionId | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);

  function save(intensity: Intensity) {
    if (!emotion) return;
    const entry = newEntry(emotion, intensity);
    setSaved({ entry, changeId: change({ type: 'add', row: entry }) });
    setEmotion(null);
  }

  function edit({ entry, changeId }: Saved, fields: Partial<MoodEntry>) {
    change({ type: 'edit', id: entry.id, fields, seen: entry });
    setSaved({ entry: { ...entry, ...fields }, changeId });
  }

  function takeBack({ entry, changeId }: Saved) {
    void undo(changeId, { type: 'delete', id: entry.id });
    setSaved(null);
  }

  return (
    <section aria-label={MOOD_TEXTS.question}>
      {saved ? (
        <Answered
          entry={saved.entry}
          steps={steps}
          onEdit={(fields) => edit(saved, fields)}
          onUndo={() => takeBack(saved)}
          onAnother={() => setSaved(null)}
        />
      ) : (
        <EmotionGrid chosen={emotion} onChoose={setEmotion}>
          {emotion ? <IntensityGauge emotion={emotion} onChoose={save} /> : <Compass />}
        </EmotionGrid>
      )}
    </section>
  );
}

/** What the four directions mean, while nothing is chosen. */
function Compass() {
  return (
    <div className="flex flex-col items-center gap-3 text-center leading-snug roomy:gap-4">
      <p className="hidden text-sm text-ink-soft roomy:block">↑ {MOOD_TEXTS.energyUp}</p>
      <p className="font-semibold">{MOOD_TEXTS.choose}</p>
      <p className="hidden w-full justify-between text-sm text-ink-soft roomy:flex">
        <span>← {MOOD_TEXTS.hard}</span> <span>{MOOD_TEXTS.pleasant} →</span>
      </p>
      <p className="hidden text-sm text-ink-soft roomy:block">↓ {MOOD_TEXTS.energyDown}</p>
    </div>
  );
}
