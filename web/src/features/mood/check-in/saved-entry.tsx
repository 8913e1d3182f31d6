import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { EMOTION_TEXTS, INTENSITY_TEXTS, MOOD_TEXTS } from '../texts.ts';
import { EmotionPebble } from './emotion-pebble.tsx';

/** Says that it is kept, in the place where the eyes are. */
export function SavedEntry({ entry, onAnother }: { entry: MoodEntry; onAnother: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const { emotion, intensity } = entry;
  return (
    <div className="flex animate-arrive flex-col items-center gap-2 text-center">
      <EmotionPebble id={emotion} className="size-16" />
      <p ref={words} tabIndex={-1} className="font-title text-xl font-semibold">
        {MOOD_TEXTS.saved}
      </p>
      <p className="leading-tight text-ink-soft">
        {MOOD_TEXTS.savedAs(EMOTION_TEXTS[emotion], INTENSITY_TEXTS[intensity])}
      </p>
      <Button variant="quiet" onClick={onAnother}>
        {MOOD_TEXTS.another}
      </Button>
    </div>
  );
}
