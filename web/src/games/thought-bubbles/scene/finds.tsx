import type { ReactNode } from 'react';

const line = (d: string) => <path d={d} fill="none" strokeWidth="1.5" />;

/** What lies by the way, in the order of `FINDS`; each in a square of 24. */
const DRAWN: readonly ReactNode[] = [
  <>
    <path d="M3 15c0-5 5-9 10-8.5s8 4.5 8 8.5-4 5.5-9 5.5-9-1.5-9-5.5Z" fill="var(--stone)" />
    {line('M8 11.5c1.5-1.2 3-1.8 5-1.8')}
  </>,
  <>
    <path d="M5 19C4 11 10 4 20 3c1 8-4 15-13 14Z" fill="var(--stone)" />
    {line('M3.5 21 15 8M9 14.5l.5-4M12 11.5l4 .5')}
  </>,
  <>
    {line('M12 13v9M12 19c2-2 4-2 5-2')}
    {[0, 72, 144, 216, 288].map((turn) => (
      <ellipse
        key={turn}
        cx="12"
        cy="5"
        rx="2.8"
        ry="3.6"
        fill="var(--petal)"
        transform={`rotate(${turn} 12 9.5)`}
      />
    ))}
    <circle cx="12" cy="9.5" r="2.4" fill="var(--mark)" />
  </>,
  <>
    <path d="M5 19C2 11 9 4 20 4c1 11-6 18-15 15Z" fill="var(--red-leaf)" />
    {line('M3 21 15 9M9.5 14.5V10M12 12h4')}
  </>,
  <>
    <path
      d="M12 21c-2 0-3-1-3.5-2C4 17 2.5 12 5 8c2-4 12-4 14 0 2.5 4 1 9-3.5 11-.5 1-1.5 2-3.5 2Z"
      fill="var(--shell)"
    />
    {line('M12 18V8M10 17.5 7 9.5M14 17.5l3-8')}
  </>,
  <>
    <path d="M3 18 20 6" fill="none" stroke="var(--thing-line)" strokeWidth="5" />
    <path d="M3 18 20 6" fill="none" stroke="var(--wood)" strokeWidth="2.2" />
    <path d="M12 11.5 11 6c3-1 4 1 1 5.5Z" fill="var(--leaf)" />
  </>,
  <>
    <path
      d="M12 3c5 4 7 9 5.5 13.5C16.5 19.5 14.5 21 12 21s-4.5-1.5-5.5-4.5C5 12 7 7 12 3Z"
      fill="var(--seed)"
    />
    {line('M12 7.5c-1.5 3-2 6-1 9.5')}
  </>,
];

/** One of them, at a place of a larger drawing. */
export function Find({ find }: { find: number }) {
  return (
    <g stroke="var(--thing-line)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      {DRAWN[find]}
    </g>
  );
}

export function FindPicture({ find, className }: { find: number; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <Find find={find} />
    </svg>
  );
}
