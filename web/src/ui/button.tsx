import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';
import { classNames } from './styles/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-primary-ink hover:bg-primary-strong active:bg-primary-strong',
  secondary:
    'border-ink-soft bg-surface text-ink hover:border-primary hover:bg-primary-soft active:bg-primary-soft',
  quiet:
    'border-transparent bg-transparent text-primary hover:bg-primary-soft active:bg-primary-soft',
  danger: 'border-transparent bg-help text-help-ink hover:bg-help-strong active:bg-help-strong',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2',
  lg: 'min-h-13 px-6 py-3 text-[1.125rem]',
};

const OFF =
  'border-line! bg-surface-2! text-ink-soft! hover:bg-surface-2! active:translate-y-0! cursor-not-allowed';

function buttonClasses(variant: ButtonVariant, size: ButtonSize, extra?: string, off = false) {
  return classNames(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center tight:hyphens-auto tight:wrap-anywhere font-semibold leading-tight no-underline',
    'transition duration-160 ease-out active:translate-y-px motion-reduce:active:translate-y-0',
    VARIANTS[variant],
    SIZES[size],
    off && OFF,
    extra,
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: keeps its label and place, shows a spinner, takes no second press. */
  busy?: boolean;
  /** Why it cannot be pressed now. It stays reachable by keyboard, and says so under itself. */
  disabledReason?: string | undefined;
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || disabledReason !== undefined;
  const off = disabledReason !== undefined || rest.disabled === true;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is 'button', see above
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      className={buttonClasses(variant, size, className, off)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="inline-flex flex-col gap-1">
      {button}
      <span id={reasonId} className="text-sm text-ink-soft">
        {disabledReason}
      </span>
    </span>
  );
}

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Looks like a button, goes somewhere. For `tel:` and other addresses `to` is used as it is. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses(variant, size, className)}>
      {children}
    </Link>
  );
}
