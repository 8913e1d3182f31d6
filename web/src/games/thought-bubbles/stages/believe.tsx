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
/** Where the keyboard begins; nothing is seen there until somebody marks it. */
const REST = 50;
const HANDLE = '1.875rem';

/** From nothing to wholly, 0–100, or not marked at all. */
export function Believe({ question, value, onChange, onNext }: BelieveProps) {
  const id = useId();
  const isMarked = value !== null;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {question}
        </label>
        <div className="relative my-2 h-10">
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-1/2 -mt-1.5 h-3 overflow-hidden rounded-full border border-ink-soft bg-surface"
          >
            {isMarked && (
              <span
                className="block h-full bg-primary"
                // As far as the middle of the handle, which never leaves the line.
                style={{ width: `calc(${HANDLE} / 2 + (100% - ${HANDLE}) * ${value / 100})` }}
              />
            )}
          </span>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={STEP}
            value={value ?? REST}
            aria-valuetext={isMarked ? String(value) : THOUGHT_TEXTS.unsetValue}
            onChange={(event) => onChange(Number(event.target.value))}
            // A handle that already lies where somebody wants it is marked by touching it.
            onPointerUp={(event) => onChange(Number(event.currentTarget.value))}
            className="belief absolute inset-0 size-full cursor-pointer appearance-none rounded-full bg-transparent"
            data-unmarked={!isMarked || undefined}
          />
        </div>
        <p className="flex justify-between gap-2 text-sm text-ink-soft">
          <span aria-hidden="true">{THOUGHT_TEXTS.none}</span>
          <output
            htmlFor={id}
            className={isMarked ? 'font-semibold text-ink tabular-nums' : undefined}
          >
            {isMarked ? THOUGHT_TEXTS.marked(value) : THOUGHT_TEXTS.unset}
          </output>
          <span aria-hidden="true">{THOUGHT_TEXTS.whole}</span>
        </p>
      </div>
      <div>
        <Button onClick={onNext}>{isMarked ? THOUGHT_TEXTS.next : THOUGHT_TEXTS.skip}</Button>
      </div>
    </div>
  );
}
