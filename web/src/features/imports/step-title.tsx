import type { ReactNode } from 'react';

/** What was pressed is not there any more: the title of what took its place is read and focused. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h2 ref={focus} tabIndex={-1} className="font-title text-2xl font-semibold focus:outline-none">
      {children}
    </h2>
  );
}

function focus(title: HTMLElement | null): void {
  title?.focus();
}
