import { useEffect, useRef } from 'react';
import { TextField } from '#web/ui/text-field.tsx';
import { AUTH_TEXTS } from '../texts.ts';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

interface EmailFieldProps {
  error: string | undefined;
  onInput: () => void;
  /** Known from before, for example who was here last. */
  known?: string | undefined;
  /** With `webauthn` the browser offers passkeys here too. */
  autoComplete?: 'username' | 'username webauthn';
}

/** Keeps what was typed from one account screen to the next. */
export function EmailField({ error, onInput, known, autoComplete = 'username' }: EmailFieldProps) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = ref.current;
    if (input && input.value === '') input.value = typedEmail() || known || '';
  }, [known]);

  return (
    <TextField
      holds="email"
      ref={ref}
      label={AUTH_TEXTS.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
      onInput={(event) => {
        keepTypedEmail(event.currentTarget.value);
        onInput();
      }}
    />
  );
}
