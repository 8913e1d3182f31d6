import type { ReactNode } from 'react';

/** Line styles of the whole drawing: one weight, and a finer one for whiskers and brows. */
export const LINE = 'var(--nilo-line)';

const dot = (x: number, y: number, r: number) => (
  <>
    <circle cx={x} cy={y} r={r} fill={LINE} stroke="none" />
    <circle
      cx={x - r * 0.3}
      cy={y - r * 0.38}
      r={r * 0.34}
      fill="var(--nilo-light)"
      stroke="none"
    />
  </>
);

const pair = (d: string) => <path d={d} strokeWidth="2.6" />;

export const EYES = {
  open: (
    <>
      {dot(44.5, 43, 3.3)}
      {dot(75.5, 43, 3.3)}
    </>
  ),
  wide: (
    <>
      {dot(44.5, 42.5, 4)}
      {dot(75.5, 42.5, 4)}
    </>
  ),
  aside: (
    <>
      {dot(46.5, 41, 3.3)}
      {dot(77.5, 41, 3.3)}
    </>
  ),
  low: (
    <>
      {dot(44.5, 44.5, 3)}
      {dot(75.5, 44.5, 3)}
      {pair('M40 42.2c3-1.3 6-1.3 9 .2M71 42.4c3-1.5 6-1.5 9-.2')}
    </>
  ),
  down: (
    <>
      {dot(45.5, 44.5, 3.3)}
      {dot(74.5, 44.5, 3.3)}
    </>
  ),
  shut: pair('M40 42.5c2.5 3.2 6.5 3.2 9 0M71 42.5c2.5 3.2 6.5 3.2 9 0'),
  arch: pair('M40 44.5c2.3-4 6.7-4 9 0M71 44.5c2.3-4 6.7-4 9 0'),
} satisfies Record<string, ReactNode>;

export const BROWS = {
  soft: 'M39.5 36c2.5-1.8 5.5-2.2 8-1.4M72.5 34.6c2.5-.8 5.5-.4 8 1.4',
  up: 'M39.5 34.5c2.5-2.4 5.5-2.8 8-1.7M72.5 32.8c2.5-1.1 5.5-.7 8 1.7',
  one: 'M40 37c2.5-1 5-1 7.5-.3M72.5 33c2.5-1.8 5.5-1.5 8 .8',
  worry: 'M39 38c3.2-.6 6-2.2 8.2-4.6M81 38c-3.2-.6-6-2.2-8.2-4.6',
  firm: 'M39.5 36.6c2.8-.8 5.8-.7 8.6.2M80.5 36.6c-2.8-.8-5.8-.7-8.6.2',
} as const;

const mouthLine = (d: string) => <path d={d} strokeWidth="2.2" />;
const mouthOpen = (d: string, tongue: string) => (
  <>
    <path d={d} fill={LINE} strokeWidth="2.2" />
    <path d={tongue} fill="var(--nilo-blush)" stroke="none" />
  </>
);

export const MOUTHS = {
  smile: mouthLine('M60 55.5v2.3M50.5 57.5c1.2 5 7.7 5 9.5.3 1.8 4.7 8.3 4.7 9.5-.3'),
  rest: mouthLine('M60 55.5v2.8M53 59.5c2.3 1.6 5.5 1.4 7-1.2 1.5 2.6 4.7 2.8 7 1.2'),
  small: mouthLine('M60 55.5v3.2M55.5 60.2c1.4-.9 2.9-1.4 4.5-1.4s3.1.5 4.5 1.4'),
  aside: mouthLine('M60 55.5v3M55 61.3c3.5.2 7-.9 10-3.3'),
  wavy: mouthLine('M60 55.5v2.5M52.5 61.5c1.8-2.3 3.7-2.3 5.2-.7s3.2 1.6 4.7 0 3.4-1.6 5.1.7'),
  sad: mouthLine('M60 55.5v3M54.5 62.6c1.5-2.6 3.5-3.7 5.5-3.7s4 1.1 5.5 3.7'),
  open: mouthOpen(
    'M51 58c2.5 1.5 6.5 1.5 9-.7 2.5 2.2 6.5 2.2 9 .7-.8 6.5-4.5 9.5-9 9.5s-8.2-3-9-9.5Z',
    'M55.5 65c1.2-2.2 7.8-2.2 9 0-1.2 1.3-2.8 1.8-4.5 1.8s-3.3-.5-4.5-1.8Z',
  ),
  laugh: mouthOpen(
    'M49 57.5c3 2 8 2 11-.5 3 2.5 8 2.5 11 .5-.8 8.3-5.5 12-11 12s-10.2-3.7-11-12Z',
    'M54 65.8c1.8-2.6 10.2-2.6 12 0-1.5 2-3.7 2.7-6 2.7s-4.5-.7-6-2.7Z',
  ),
  talk: mouthOpen(
    'M54 58.5c2 .9 4.3.7 6-.8 1.7 1.5 4 1.7 6 .8.3 5-2.5 7.5-6 7.5s-6.3-2.5-6-7.5Z',
    'M57 64c1-1.4 5-1.4 6 0-.8.9-1.8 1.3-3 1.3s-2.2-.4-3-1.3Z',
  ),
  blow: (
    <>
      {mouthLine('M60 55.5v2')}
      <ellipse cx="60" cy="61" rx="2.6" ry="3" fill={LINE} stroke="none" />
    </>
  ),
} satisfies Record<string, ReactNode>;
