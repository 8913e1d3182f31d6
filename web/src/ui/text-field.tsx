import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './styles/class-names.ts';
import { UI_TEXTS } from './texts.ts';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to correct it; shown beside the field and announced with it. */
  error?: ReactNode;
  /** Marks a field that may stay empty. */
  optional?: boolean;
}

const INPUT =
  'block w-full rounded-control border bg-surface px-3.5 text-ink transition duration-160 ease-out';

export function inputClasses(hasError: boolean, extra: string, given?: string) {
  return classNames(INPUT, extra, hasError ? 'border-2 border-help' : 'border-ink-soft', given);
}

/** Ties label, hint and error to a control by id. */
export function useField({ hint, error }: FieldProps, givenId?: string) {
  const made = useId();
  const id = givenId ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
  };
}

interface FieldFrameProps extends FieldProps {
  id: string;
  /** Stands at the end of the label's line, and leaves it as high as it is. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Label, hint and error around a control with this id. */
export function Field(props: FieldFrameProps) {
  const { id, label, hint, error, optional, beside, children } = props;
  const name = (
    <label id={`${id}-label`} htmlFor={id} className="min-w-0 font-semibold wrap-anywhere">
      {label}
      {optional && <span className="font-normal text-ink-soft"> ({UI_TEXTS.optional})</span>}
    </label>
  );
  return (
    <div className="flex flex-col gap-1.5">
      {beside ? (
        <div className="flex items-start justify-between gap-2">
          {name}
          {beside}
        </div>
      ) : (
        name
      )}
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

export type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /**
     * What somebody fills in. There is no word for free words: these are kept and read, by the
     * fields of `web/src/care` (docs/writing-words.md).
     */
    holds: 'name' | 'email' | 'phone' | 'password' | 'code' | 'confirmation';
  };

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  holds,
  ...rest
}: TextFieldProps) {
  const field = useField({ label, hint, error }, id);
  return (
    <Field id={field.id} {...{ label, hint, error }} optional={optional ?? false}>
      <input
        // No dictionary knows codes and addresses, and some browsers send what they check away.
        spellCheck={holds === 'name' ? undefined : false}
        {...rest}
        {...field.aria}
        id={field.id}
        className={inputClasses(Boolean(error), 'h-12', className)}
      />
    </Field>
  );
}
