import { type ComponentProps, useState } from 'react';
import { TextField } from '#web/ui/text-field.tsx';
import { AUTH_TEXTS } from '../texts.ts';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'holds'> & {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at. Pasting and password managers are welcome. */
export function PasswordField({
  label = AUTH_TEXTS.password,
  name = 'password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        holds="password"
        {...rest}
        label={label}
        name={name}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={AUTH_TEXTS.showPasswordLabel}
        onClick={() => setShown(!shown)}
        className="absolute -top-2.5 right-0 min-h-11 rounded-control tight:static tight:ml-auto tight:block px-2 text-sm font-semibold text-primary hover:bg-primary-soft"
      >
        {shown ? AUTH_TEXTS.hidePassword : AUTH_TEXTS.showPassword}
      </button>
    </div>
  );
}
