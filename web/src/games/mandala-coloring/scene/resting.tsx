import type { ReactNode } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';

interface RestingProps {
  isAway: boolean;
  className?: string;
  children: ReactNode;
}

/** Tools that step back for a moment, and come back to where they were. */
export function Resting({ isAway, className, children }: RestingProps) {
  return (
    <div
      inert={isAway}
      className={classNames(
        'transition-opacity duration-1000',
        isAway ? 'opacity-0' : 'opacity-100',
        className,
      )}
    >
      {children}
    </div>
  );
}
