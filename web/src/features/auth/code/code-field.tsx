import { TextField } from '#web/ui/text-field.tsx';
import { CODE_TEXTS } from './texts.ts';

interface CodeFieldProps {
  error: string | undefined;
  onInput: () => void;
  hint?: string;
}

const LENGTH = 6;

/**
 * Six digits in one field: it can be pasted into, filled in from a message and read aloud as what it
 * is. What a mail program puts between the digits is left out.
 */
export function CodeField({ error, onInput, hint }: CodeFieldProps) {
  return (
    <TextField
      holds="code"
      label={CODE_TEXTS.label}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={hint}
      error={error}
      className="text-center text-2xl tracking-[0.35em] tabular-nums"
      onInput={(event) => {
        const input = event.currentTarget;
        const digits = input.value.replaceAll(/\D/g, '').slice(0, LENGTH);
        if (digits !== input.value) input.value = digits;
        onInput();
      }}
    />
  );
}
