import { useId } from 'react';
import { EMOTION_IDS, type EmotionId } from '#domain/mood/emotions.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useEmotionLook } from '../emotion-look.ts';
import { EDITOR_TEXTS } from '../texts.ts';

interface EmotionPickerProps {
  chosen: EmotionId | null;
  onChoose: (emotion: EmotionId | null) => void;
}

/** The twelve in a row of pebbles that wraps; chosen again, it is none. */
export function EmotionPicker({ chosen, onChoose }: EmotionPickerProps) {
  const { Mark, names } = useEmotionLook();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {EDITOR_TEXTS.emotion}
      </h2>
      <p className="text-sm text-ink-soft">{EDITOR_TEXTS.emotionHint}</p>
      <div className="-mx-1 mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1">
        {EMOTION_IDS.map((emotion) => (
          <button
            key={emotion}
            type="button"
            aria-pressed={chosen === emotion}
            onClick={() => onChoose(chosen === emotion ? null : emotion)}
            className={classNames(
              'flex min-h-11 flex-col items-center gap-0.5 rounded-control px-1 py-1.5 text-sm leading-tight hover:bg-surface-2',
              chosen === emotion
                ? 'bg-primary-soft font-semibold'
                : chosen !== null && 'opacity-80',
            )}
          >
            <Mark id={emotion} className="size-9" />
            {names[emotion]}
          </button>
        ))}
      </div>
    </section>
  );
}
