import { useId } from 'react';
import { CRISIS_TEXTS } from '../texts.ts';

const STRENGTHS = Array.from({ length: 11 }, (_, strength) => strength);

interface StrengthScaleProps {
  legend: string;
  value: number | null;
  onChoose: (strength: number) => void;
  /** After a number was touched, not reached by keyboard. */
  onTouched?: () => void;
}

/** 0 to 10 in one touch. */
export function StrengthScale({ legend, value, onChoose, onTouched }: StrengthScaleProps) {
  const name = useId();
  const { least, most } = CRISIS_TEXTS.scale;
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 grid grid-cols-6 gap-1.5 tight:grid-cols-3 sm:grid-cols-11">
        {STRENGTHS.map((strength) => (
          <label
            key={strength}
            className="relative inline-flex h-11 items-center justify-center rounded-control border border-ink-soft bg-surface tabular-nums hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-primary-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={value === strength}
              aria-label={strengthLabel(strength)}
              onChange={() => onChoose(strength)}
              onClick={(event) => {
                if (event.detail > 0) onTouched?.();
              }}
            />
            {strength}
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
        <span>0: {least}</span>
        <span>10: {most}</span>
      </p>
    </fieldset>
  );
}

function strengthLabel(strength: number): string {
  const { least, most } = CRISIS_TEXTS.scale;
  if (strength === 0) return `0, ${least}`;
  return strength === 10 ? `10, ${most}` : String(strength);
}
