import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { PRESENT_TEXTS } from '../texts.ts';

const STAY_SECONDS = 15;

/** After the game, out of the screen: three real things, and fifteen seconds with one of them. */
export function Moment() {
  const [found, setFound] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<number | null>(null);
  const isStaying = left !== null && left > 0;

  useEffect(() => {
    if (!isStaying) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, (seconds ?? 0) - 1)), 1000);
    return () => clearInterval(timer);
  }, [isStaying]);

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{PRESENT_TEXTS.momentTitle}</legend>
      <div className="flex flex-wrap gap-2">
        {PRESENT_TEXTS.moments.map((moment) => (
          <Chip
            key={moment}
            selected={found.includes(moment)}
            onClick={() =>
              setFound(
                found.includes(moment) ? found.filter((one) => one !== moment) : [...found, moment],
              )
            }
          >
            {moment}
          </Chip>
        ))}
      </div>
      <p aria-live="polite" className="min-h-11">
        {left === null ? (
          <Button variant="secondary" onClick={() => setLeft(STAY_SECONDS)}>
            {PRESENT_TEXTS.stay}
          </Button>
        ) : isStaying ? (
          <span aria-hidden={left % 5 !== 0}>{PRESENT_TEXTS.staying(left)}</span>
        ) : (
          PRESENT_TEXTS.stayed
        )}
      </p>
    </fieldset>
  );
}
