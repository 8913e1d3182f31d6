import type { ReactNode } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';

/** A leaf as large as the words on it. Its veins keep to the rim, where no word stands. */
export function Leaf({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'thought-leaf relative block text-center font-title leading-snug font-semibold text-balance hyphens-auto',
        small ? 'py-5 text-lg' : 'py-8 text-xl',
      )}
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
      >
        <g strokeLinecap="round" strokeLinejoin="round">
          <path
            d="M3 62C2 30 22 7 52 5 72 4 88 9 99 3 98 22 100 40 96 58 91 82 70 97 42 96 20 95 5 84 3 62Z"
            fill="var(--leaf)"
            stroke="var(--leaf-line)"
            strokeWidth="2.2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d="M-3 72 8 66M99 3C93 8 88 13 85 19M85 19 84 9M85 19 95 20M8 66 7 52M8 66 15 79M16 88 24 82M76 88 70 84M28 13 33 18"
            fill="none"
            stroke="var(--leaf-line)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      <span className="relative block">{children}</span>
    </span>
  );
}
