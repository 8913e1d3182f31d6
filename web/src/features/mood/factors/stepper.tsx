import { Icon } from '#web/ui/icon/icon.tsx';
import { inputClasses } from '#web/ui/text-field.tsx';
import { FACTORS_TEXTS as TEXTS } from './texts.ts';
import type { Factor } from './use-factors.ts';

interface StepperProps {
  factor: Factor;
  value: number | null;
  onSet: (value: number | null) => void;
}

const ROUND =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-ink-soft bg-surface text-xl leading-none hover:border-primary hover:bg-primary-soft';

/** An amount with its unit: by steps, or typed. Emptied, there is none. */
export function Stepper({ factor, value, onSet }: StepperProps) {
  const { name, unit, step, usual, most } = factor;
  const set = (next: number) => onSet(Math.min(most, Math.max(0, Math.round(next * 100) / 100)));
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <button
        type="button"
        aria-label={TEXTS.less(name)}
        className={ROUND}
        onClick={() => set(value === null ? usual : value - step)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="decimal"
        aria-label={unit ? `${name} (${unit})` : name}
        min={0}
        max={most}
        step="any"
        placeholder="–"
        value={value ?? ''}
        onChange={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isNaN(typed)) onSet(null);
          else set(typed);
        }}
        className={inputClasses(false, 'h-11 w-18! px-1! text-center tabular-nums')}
      />
      <button
        type="button"
        aria-label={TEXTS.plus(name)}
        className={ROUND}
        onClick={() => set(value === null ? usual : value + step)}
      >
        +
      </button>
      <span className="min-w-14 text-sm text-ink-soft">{unit}</span>
      {value !== null && (
        <button
          type="button"
          aria-label={TEXTS.clear(name)}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-surface-2"
          onClick={() => onSet(null)}
        >
          <Icon name="close" className="size-4.5" />
        </button>
      )}
    </span>
  );
}
