import { useEffect, useRef, useState } from 'react';
import { AUTH_TEXTS } from '../texts.ts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps {
  label?: string;
  error: string | undefined;
  onInput: () => void;
  /** A password like the address is easy to guess. */
  email?: () => string;
}

/** A password being chosen, and beside it what makes it strong. */
export function NewPasswordField({ label, error, onInput, email }: NewPasswordFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');

  // What was typed before the page was ready counts too.
  useEffect(() => setPassword(ref.current?.value ?? ''), []);

  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...(label === undefined ? {} : { label })}
        ref={ref}
        autoComplete="new-password"
        hint={AUTH_TEXTS.signUp.passwordHint}
        error={error}
        onInput={(event) => {
          setPassword(event.currentTarget.value);
          onInput();
        }}
      />
      {password !== '' && <StrengthMeter password={password} email={email?.() ?? ''} />}
    </div>
  );
}
