import { useId } from 'react';
import { inputClasses } from '#web/ui/text-field.tsx';
import { SHELL_TEXTS } from '../texts.ts';

interface SeedFieldProps {
  seed: string;
  onChange: (seed: string) => void;
}

/** Plays a run again by its name, one's own or a friend's. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const id = useId();
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer items-center px-5 font-semibold">
        {SHELL_TEXTS.seedField}
      </summary>
      <div className="flex flex-col gap-1.5 px-5 pb-5">
        <label htmlFor={id} className="font-semibold">
          {SHELL_TEXTS.seed}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {SHELL_TEXTS.seedHint}
        </p>
        <input
          id={id}
          value={seed}
          maxLength={24}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          className={inputClasses(false, 'h-12')}
        />
      </div>
    </details>
  );
}
