import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { THOUGHT_TEXTS } from '../texts.ts';

interface BelieveProps {
  question: string;
  value: number | null;
  onChange: (value: number) => void;
  onNext: () => void;
}

const STEP = 5;
/** Where the handle lies until somebody moves it; it counts for nothing. */
const REST = 50;

/** From nothing to wholly, 0–100, or not marked at all. */
export function Believe({ question, value, onChange, onNext }: BelieveProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <label htmlFor={id} className="mb-1 flex justify-between gap-4 font-semibold">
          {question}
          <output htmlFor={id} className="shrink-0 tabular-nums">
            {value ?? <span className="font-normal text-ink-soft">{THOUGHT_TEXTS.unset}</span>}
          </output>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={value ?? REST}
          aria-valuetext={value === null ? THOUGHT_TEXTS.unset : String(value)}
          onChange={(event) => onChange(Number(event.target.value))}
          // A handle that already lies where somebody wants it is marked by touching it.
          onPointerUp={(event) => onChange(Number(event.currentTarget.value))}
          className="h-11 w-full cursor-pointer accent-primary"
        />
        <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
          <span>{THOUGHT_TEXTS.none}</span>
          <span>{THOUGHT_TEXTS.whole}</span>
        </p>
      </div>
      <div>
        <Button onClick={onNext}>{value === null ? THOUGHT_TEXTS.skip : THOUGHT_TEXTS.next}</Button>
      </div>
    </div>
  );
}
