import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Stands below: that it was kept. */
  note?: ReactNode;
}

/** On or off, at once. A lock gate that opens: what it is shows without its colour too. */
export function Switch({ label, hint, checked, onChange, note }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1 tight:hyphens-auto tight:wrap-anywhere">
          <label htmlFor={id} className="block py-2 leading-snug font-semibold">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="-mt-1 max-w-[56ch] text-sm text-ink-soft">
              {hint}
            </p>
          )}
        </div>
        <span className="relative inline-flex h-11 w-14 shrink-0 items-center">
          <input
            id={id}
            type="checkbox"
            role="switch"
            aria-checked={checked}
            checked={checked}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            className="peer absolute inset-0 z-10 cursor-pointer appearance-none rounded-full"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none block h-8 w-14 rounded-full border border-ink-soft bg-surface-2 transition-colors duration-160 peer-checked:border-primary peer-checked:bg-primary"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute left-1 flex size-6 items-center justify-center rounded-full border border-ink-soft bg-surface transition-[translate] duration-160 ease-out peer-checked:translate-x-6 peer-checked:border-transparent peer-checked:bg-primary-ink"
          >
            <svg
              viewBox="0 0 16 16"
              className={checked ? 'size-3.5 text-primary' : 'hidden'}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
            >
              <path d="m3 8.600 3.200 3.200 6.800-7.200" />
            </svg>
          </span>
        </span>
      </div>
      {note}
    </div>
  );
}
