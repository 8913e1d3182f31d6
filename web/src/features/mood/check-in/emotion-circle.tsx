import { type ReactNode, useId } from 'react';
import { EMOTION_IDS, type EmotionId, placeOf } from '#domain/mood/emotions.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { EMOTION_TEXTS, MOOD_TEXTS } from '../texts.ts';
import { EmotionPebble } from './emotion-pebble.tsx';

interface EmotionCircleProps {
  chosen: EmotionId | null;
  onChoose: (id: EmotionId) => void;
  /** What lies in the still water in the middle. */
  children: ReactNode;
}

/**
 * Twelve pebbles around a pool: up is more energy, right is more pleasant. They are native radio
 * buttons, so arrows walk around the circle and one Tab leads on to the middle.
 */
export function EmotionCircle({ chosen, onChoose, children }: EmotionCircleProps) {
  const name = useId();
  return (
    <div className="relative -mx-4 h-[27rem] tight:flex tight:h-auto tight:flex-wrap tight:justify-center sm:mx-auto sm:h-[29rem] sm:w-full sm:max-w-[25rem]">
      <svg
        viewBox="0 0 100 108"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full tight:hidden"
        aria-hidden="true"
      >
        <ellipse cx="50" cy="54" rx="31" ry="35" fill="var(--surface-2)" />
      </svg>
      <fieldset className="contents">
        <legend className="sr-only">{MOOD_TEXTS.emotionGroup}</legend>
        {EMOTION_IDS.map((id) => {
          const { pleasantness, energy } = placeOf(id);
          return (
            <label
              key={id}
              style={{
                left: `${50 + bent(pleasantness, 0.9) * 40.5}%`,
                top: `${50 - bent(energy, 1.15) * 43}%`,
              }}
              className={classNames(
                'absolute flex w-21 -translate-1/2 tight:relative tight:inset-auto! tight:translate-none cursor-pointer flex-col items-center rounded-control leading-tight',
                'transition duration-160 ease-out has-focus-visible:outline-2 has-focus-visible:outline-primary',
                chosen === id ? 'font-semibold' : chosen && 'opacity-80',
              )}
            >
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
                {...{ name, value: id, checked: chosen === id }}
                onChange={() => onChoose(id)}
              />
              <EmotionPebble
                id={id}
                className={classNames(
                  'size-12 rounded-full transition duration-160 ease-out',
                  chosen === id && 'outline-3 outline-offset-1 outline-primary',
                )}
              />
              <span className="text-sm">{EMOTION_TEXTS[id]}</span>
            </label>
          );
        })}
      </fieldset>
      <div className="pointer-events-none absolute inset-0 flex items-center justify-center tight:static tight:basis-full">
        <div className="pointer-events-auto w-33">{children}</div>
      </div>
    </div>
  );
}

/** Bends the circle a little, so that the names at the top and the bottom have room. */
function bent(coordinate: number, exponent: number): number {
  return Math.sign(coordinate) * Math.abs(coordinate) ** exponent;
}
