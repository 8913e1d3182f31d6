import { type ReactNode, useEffect, useRef } from 'react';

/** Where a reader and the keyboard arrive at each step. */
export function StepTitle({ id, children }: { id?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h2
      ref={title}
      id={id}
      tabIndex={-1}
      className="font-title text-2xl font-semibold outline-none"
    >
      {children}
    </h2>
  );
}
