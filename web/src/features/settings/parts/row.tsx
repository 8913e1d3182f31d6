import type { ReactNode } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useFound } from './use-found.ts';

interface RowProps {
  /** Its address on the page, and what the search leads to. */
  id: string;
  children: ReactNode;
}

/** One setting. The one that somebody looked for is marked. */
export function Row({ id, children }: RowProps) {
  const isFound = useFound() === id;
  return (
    <div
      id={id}
      data-found={isFound || undefined}
      className={classNames(
        '-mx-3 scroll-mt-24 rounded-control border-l-4 px-3 py-2 transition-colors duration-240',
        isFound ? 'border-primary bg-surface-2' : 'border-transparent',
      )}
    >
      {children}
    </div>
  );
}
