import { type EmotionId, INTENSITIES, type Intensity } from '#domain/mood/emotions.ts';
import { EMOTION_TEXTS, INTENSITY_TEXTS, MOOD_TEXTS } from '../texts.ts';

interface IntensityGaugeProps {
  emotion: EmotionId;
  onChoose: (intensity: Intensity) => void;
}

/** The intensity as a water level: five levels, the strongest on top. One tap saves it. */
export function IntensityGauge({ emotion, onChoose }: IntensityGaugeProps) {
  return (
    <fieldset className="animate-arrive">
      <legend className="mb-1 w-full text-center font-semibold">
        <span className="sr-only">{EMOTION_TEXTS[emotion]}:</span> {MOOD_TEXTS.intensityGroup}
      </legend>
      <div className="flex flex-col-reverse gap-1">
        {INTENSITIES.map((intensity) => (
          <button
            key={intensity}
            type="button"
            onClick={() => onChoose(intensity)}
            className="flex min-h-11 items-center gap-2 rounded-control border border-ink-soft bg-surface px-2.5 text-left leading-tight hover:border-primary hover:bg-primary-soft active:bg-primary-soft"
          >
            <svg viewBox="0 0 16 20" className="h-5 w-4 shrink-0" aria-hidden="true">
              <rect
                x="1"
                y={19 - intensity * 3.6}
                width="14"
                height={intensity * 3.6}
                rx="1.5"
                fill="var(--primary)"
              />
              <rect
                x="1"
                y="1"
                width="14"
                height="18"
                rx="2.5"
                fill="none"
                stroke="var(--ink-soft)"
              />
            </svg>
            <span className="text-sm">{INTENSITY_TEXTS[intensity]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
