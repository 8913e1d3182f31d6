import type { ReactNode } from 'react';

/** Shallow water over sand, whose edges are those of a river and not of a box. */
export function RiverBed({ children }: { children: ReactNode }) {
  return (
    <div className="relative mt-4 overflow-hidden rounded-card bg-(--nilo-water) px-3 pt-9 pb-12 sm:px-6">
      <svg
        className="absolute inset-x-0 top-0 h-8 w-full"
        viewBox="0 0 600 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
      >
        <path d="M0 0h600v18c-70 18-130-8-210 2S250 34 170 22 60 12 0 26Z" fill="var(--page)" />
        <path
          d="M0 30c60-12 90-6 170 4s140-6 220-14 140 14 210-2"
          stroke="var(--nilo-ripple)"
          strokeWidth="2"
          opacity=".6"
        />
      </svg>
      <svg
        className="absolute inset-x-0 bottom-0 h-10 w-full"
        viewBox="0 0 600 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
      >
        <path
          d="M0 40V18c60 10 110-10 190-6s120 18 200 10S530 4 600 16v24Z"
          fill="var(--nilo-ripple)"
          opacity=".28"
        />
      </svg>
      <div className="relative">{children}</div>
    </div>
  );
}
