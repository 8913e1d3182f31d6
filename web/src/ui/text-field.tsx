import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './styles/class-names.ts';
import { UI_TEXTS } from './texts.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown beside the field and read with it. */
  error?: ReactNode;
  /** Marks a field that may stay empty. */
  optional?: boolean;
}

const INPUT =
  'block w-full rounded-control border bg-surface px-3.5 text-ink transition duration-160 ease-out';

function inputClasses(hasError: boolean, extra: string, given?: string) {
  return classNames(INPUT, extra, hasError ? 'border-2 border-help' : 'border-ink-soft', given);
}

/** Ties label, hint and error to a control by id. */
function useField({ hint, error }: FieldProps, givenId?: string) {
  const made = useId();
  const id = givenId ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
  };
}

function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({UI_TEXTS.optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-help empty:hidden">
        {error}
      </p>
    </div>
  );
}

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const field = useField({ label, hint, error }, id);
  return (
    <Field id={field.id} {...{ label, hint, error }} optional={optional ?? false}>
      <input
        {...rest}
        {...field.aria}
        id={field.id}
        className={inputClasses(Boolean(error), 'h-12', className)}
      />
    </Field>
  );
}

export type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, optional, className, id, ...rest }: TextAreaProps) {
  const field = useField({ label, hint, error }, id);
  return (
    <Field id={field.id} {...{ label, hint, error }} optional={optional ?? false}>
      <textarea
        rows={4}
        {...rest}
        {...field.aria}
        id={field.id}
        className={inputClasses(Boolean(error), 'min-h-24 py-3', className)}
      />
    </Field>
  );
}
