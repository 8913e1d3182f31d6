import type { ComponentProps } from 'react';
import { classNames } from './styles/class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
}

/** A choice that can be on or off; a mark says so as well as the colour. */
export function Chip({ selected = false, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={rest.role ? rest['aria-pressed'] : selected}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 py-1.5 leading-tight transition duration-160 ease-out',
        selected
          ? 'border-primary bg-primary-soft font-semibold text-ink'
          : 'border-ink-soft bg-surface text-ink hover:border-primary hover:bg-primary-soft',
        className,
      )}
    >
      {selected && (
        <svg viewBox="0 0 16 16" className="size-3.5 shrink-0" aria-hidden="true">
          <path
            d="m2.5 8.6 3.4 3.3 7.4-7.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {children}
    </button>
  );
}
