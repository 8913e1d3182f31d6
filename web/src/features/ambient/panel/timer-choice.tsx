import { useId } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { setTimer } from '../player/player.ts';
import { usePlayer, useSecondsLeft } from '../player/use-player.ts';
import { clock, TIMER_TEXTS } from '../texts.ts';

const MINUTES = [5, 15, 30, 45, 60, 90, 120] as const;

/** When it goes to sleep by itself. */
export function TimerChoice() {
  const { timer } = usePlayer();
  const left = useSecondsLeft();
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId}>
      <legend id={titleId} className="mb-2 text-sm font-semibold">
        {TIMER_TEXTS.title}
      </legend>
      <div className="flex flex-wrap gap-2">
        <Chip selected={timer === null} onClick={() => setTimer(null)}>
          {TIMER_TEXTS.none}
        </Chip>
        {MINUTES.map((minutes) => (
          <Chip
            key={minutes}
            selected={timer?.minutes === minutes}
            aria-label={TIMER_TEXTS.spoken(minutes)}
            onClick={() => setTimer(minutes)}
          >
            {TIMER_TEXTS.minutes(minutes)}
          </Chip>
        ))}
      </div>
      {timer && left !== null && (
        <p className="mt-2 text-sm text-ink-soft">
          <span aria-hidden="true">{TIMER_TEXTS.left(clock(left))} </span>
          <output className="sr-only">{TIMER_TEXTS.lead(timer.minutes)}</output>
        </p>
      )}
    </fieldset>
  );
}
