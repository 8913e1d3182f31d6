import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PRESENT_TEXTS } from '../texts.ts';

const STAY_SECONDS = 15;

/** After the game, out of the screen: fifteen seconds with something real. */
export function Moment() {
  const [left, setLeft] = useState<number | null>(null);
  const isStaying = left !== null && left > 0;

  useEffect(() => {
    if (!isStaying) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, (seconds ?? 0) - 1)), 1000);
    return () => clearInterval(timer);
  }, [isStaying]);

  return (
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
  );
}
