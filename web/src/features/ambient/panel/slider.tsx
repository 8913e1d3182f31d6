import { useId } from 'react';

interface SliderProps {
  label: string;
  /** Said in place of `label`, with what it belongs to. */
  spoken: string;
  value: number;
  /** What the value means, in words. */
  said: string;
  low?: string;
  high?: string;
  onTurn: (value: number) => void;
}

/** A value from 0 to 1, with its two ends in words. */
export function Slider({ label, spoken, value, said, low, high, onTurn }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {low && (
          <span className="text-sm text-ink-soft" aria-hidden="true">
            {low} · {high}
          </span>
        )}
      </div>
      <input
        id={id}
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={value}
        aria-label={spoken}
        aria-valuetext={said}
        className="range"
        style={{ '--filled': `${value * 100}%` }}
        onChange={(event) => onTurn(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
