import type { ReactNode } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';

interface ToolButtonProps {
  /** Read aloud; what is seen is a drawn sign. */
  label: string;
  onPress: () => void;
  /** For a tool that is in the hand or not; left out for what is done at once. */
  chosen?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A tool of the desk: a drawn sign, its name for readers and on a resting pointer. */
export function ToolButton({ label, onPress, chosen, disabled, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={chosen}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className={classNames(
        'flex h-11 w-10 shrink-0 items-center justify-center rounded-control border transition duration-160 ease-out',
        chosen
          ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
          : 'border-ink-soft bg-surface text-ink',
        disabled
          ? 'cursor-not-allowed border-line! bg-surface-2! text-ink-soft'
          : !chosen && 'hover:border-primary hover:bg-primary-soft',
      )}
    >
      {children}
    </button>
  );
}
