import type { ReactNode } from 'react';

/** A picture whose middle (360 × 520) is always seen whole, and that goes on beyond its edges. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 360 520"
      className="absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
