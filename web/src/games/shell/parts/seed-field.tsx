import { TextField } from '#web/ui/text-field.tsx';
import { SHELL_TEXTS } from '../texts.ts';

interface SeedFieldProps {
  seed: string;
  onChange: (seed: string) => void;
}

/** Plays a run again by its name, one's own or a friend's. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer items-center px-5 py-3 font-semibold">
        {SHELL_TEXTS.seedField}
      </summary>
      <div className="px-5 pb-5">
        <TextField
          label={SHELL_TEXTS.seed}
          hint={SHELL_TEXTS.seedHint}
          holds="code"
          value={seed}
          maxLength={24}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </details>
  );
}
