import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, id, ...rest }: CheckboxProps) {
  const made = useId();
  const inputId = id ?? made;
  return (
    <div className="flex gap-3 py-2 tight:gap-2">
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        aria-describedby={hint ? `${inputId}-hint` : rest['aria-describedby']}
        className="mt-0.5 size-6 shrink-0 cursor-pointer accent-primary disabled:cursor-not-allowed"
      />
      <div className="min-w-0 tight:hyphens-auto tight:wrap-anywhere">
        {/* The label is padded so that what a finger meets is at least 44 px high. */}
        <label htmlFor={inputId} className="-my-2.5 block py-2.5">
          {label}
        </label>
        {hint && (
          <p id={`${inputId}-hint`} className="mt-1 text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
