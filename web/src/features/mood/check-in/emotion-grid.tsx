import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type EmotionId, isEmotionId } from '#domain/mood/emotions.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { EMOTION_TEXTS, MOOD_TEXTS } from '../texts.ts';
import { EmotionPebble } from './emotion-pebble.tsx';
import { besideInList, cellOf, IN_READING_ORDER, isArrow, neighbourOf } from './grid-places.ts';

interface EmotionGridProps {
  chosen: EmotionId | null;
  onChoose: (id: EmotionId) => void;
  /** What lies in the still water in the middle. */
  children: ReactNode;
}

/**
 * Twelve pebbles around a pool: up is more energy, right is more pleasant. They are native radio
 * buttons; arrows walk in two directions, and one Tab leads on to the middle. Where there is no room
 * for four of them side by side it is a list, and what was in the middle follows what was chosen.
 */
export function EmotionGrid({ chosen, onChoose, children }: EmotionGridProps) {
  const name = useId();
  const grid = useRef<HTMLFieldSetElement>(null);

  function walk(event: KeyboardEvent<HTMLElement>) {
    const { value } = event.target as HTMLInputElement;
    if (!isArrow(event.key) || !isEmotionId(value) || !grid.current) return;
    event.preventDefault();
    const asGrid = getComputedStyle(grid.current).display === 'grid';
    const next = (asGrid ? neighbourOf : besideInList)(value, event.key);
    grid.current.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus();
    if (next !== value) onChoose(next);
  }

  return (
    <div className="@container">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its radio buttons take the keys; they arrive here */}
      <fieldset
        ref={grid}
        onKeyDown={walk}
        className="relative flex min-w-0 flex-col roomy:-mx-4 roomy:grid roomy:grid-cols-4 roomy:grid-rows-[6.25rem_8.75rem_8.75rem_6.25rem] sm:roomy:mx-0"
      >
        <legend className="sr-only">{MOOD_TEXTS.emotionGroup}</legend>
        <Water />
        {IN_READING_ORDER.map((id, index) => {
          const { row, column } = cellOf(id);
          return (
            <label
              key={id}
              style={{ gridRow: row + 1, gridColumn: column + 1, order: index * 2 }}
              className={classNames(
                'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-1.5 leading-tight roomy:flex-col roomy:justify-center roomy:gap-1 roomy:px-0',
                'transition duration-160 ease-out has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary',
                chosen === id ? 'font-semibold' : chosen && 'opacity-80',
              )}
            >
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
                {...{ name, value: id, checked: chosen === id }}
                onChange={() => onChoose(id)}
              />
              <EmotionPebble
                id={id}
                className={classNames(
                  'size-11 shrink-0 rounded-full tight:size-8 transition duration-160 ease-out roomy:size-13',
                  chosen === id && 'outline-3 outline-offset-1 outline-primary',
                )}
              />
              <span className="min-w-0 wrap-anywhere hyphens-auto roomy:text-sm">
                {EMOTION_TEXTS[id]}
              </span>
            </label>
          );
        })}
        <div
          style={{
            gridRow: '2 / 4',
            gridColumn: '2 / 4',
            order: chosen ? IN_READING_ORDER.indexOf(chosen) * 2 + 1 : -1,
          }}
          className="relative flex items-center justify-center py-3 roomy:py-0"
        >
          <div className="w-full max-w-60 roomy:w-35">{children}</div>
        </div>
      </fieldset>
    </div>
  );
}

/** The pool in the middle, and the ring that a pebble leaves on it. */
function Water() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 hidden size-full roomy:block"
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--line)" vectorEffect="non-scaling-stroke">
        <ellipse cx="50" cy="50" rx="37.5" ry="39" vectorEffect="non-scaling-stroke" />
        <ellipse cx="50" cy="50" rx="30" ry="33" vectorEffect="non-scaling-stroke" />
      </g>
      <ellipse cx="50" cy="50" rx="26" ry="29.5" fill="var(--surface-2)" />
    </svg>
  );
}
