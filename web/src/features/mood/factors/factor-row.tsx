import { useId } from 'react';
import { Chip } from '#web/ui/chip.tsx';
import { FACTORS_TEXTS as TEXTS, SCALE_TEXTS } from './texts.ts';
import { Stepper } from './stepper.tsx';
import type { Factor } from './use-factors.ts';

interface FactorRowProps {
  factor: Factor;
  value: number | null;
  onSet: (value: number | null) => void;
}

/** One factor of one day: touched again, a choice is taken back. */
export function FactorRow({ factor, value, onSet }: FactorRowProps) {
  const hintId = useId();
  const { name, kind, hint } = factor;
  const choices = kind === 'yes_no' ? [TEXTS.no, TEXTS.yes] : SCALE_TEXTS;
  return (
    <fieldset
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
      aria-describedby={hint ? hintId : undefined}
    >
      <legend className="sr-only">{name}</legend>
      <span className="min-w-32 flex-1 leading-snug">
        <span aria-hidden="true" className="font-semibold">
          {name}
        </span>
        {hint && (
          <span id={hintId} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      {kind === 'amount' ? (
        <Stepper factor={factor} value={value} onSet={onSet} />
      ) : (
        <span className="flex flex-wrap gap-1.5">
          {choices.map((words, choice) => (
            <Chip
              key={words}
              selected={value === choice}
              className="px-3!"
              onClick={() => onSet(value === choice ? null : choice)}
            >
              {words}
            </Chip>
          ))}
        </span>
      )}
    </fieldset>
  );
}
