import type { ReactNode } from 'react';

/** What Nilo holds or what is in the air around; drawn last, in front. */
export const PROPS = {
  pebble: (
    <>
      <path
        d="M49.5 84c0-5 4.5-8 10.5-8s11 3 11 7.5-4.5 7.5-11 7.5-10.5-2.5-10.5-7Z"
        fill="var(--nilo-stone)"
      />
      <path d="M54 81.5c1.5-1.8 4-2.5 6.5-2.3" stroke="var(--nilo-light)" strokeWidth="1.8" />
    </>
  ),
  tower: (
    <g fill="var(--nilo-stone)">
      <path d="M48 87.5c0-3.5 5-5 12-5s12 1.5 12 5-5 4.5-12 4.5-12-1-12-4.5Z" />
      <path d="M51 79c0-2.7 4-4 9-4s9.5 1.3 9.5 4-4 3.6-9.5 3.6-9-.9-9-3.6Z" />
      <path
        d="M55.5 72.5c0-2 2-3 4.8-3s4.7 1 4.7 3-2 2.6-4.7 2.6-4.8-.6-4.8-2.6Z"
        fill="var(--sol)"
      />
    </g>
  ),
  fruit: (
    <>
      <path
        d="M60 76c-2-1.8-10-2-10 6 0 6 5 10 10 10s10-4 10-10c0-8-8-7.8-10-6Z"
        fill="var(--sol)"
      />
      <path d="M60 76c0-2.5.6-4 2-5.5" />
      <path d="M62 72.5c1.5-3 4.5-3.7 7-2.5-1 2.8-4 4-7 2.5Z" fill="var(--ok)" />
    </>
  ),
  band: (
    <>
      <path
        d="M31 32.5c8-5.5 18-7.5 29-7.5s21 2 29 7.5l-1.5 5.5c-8-4.5-17.5-6-27.5-6s-19.5 1.5-27.5 6Z"
        fill="var(--sol)"
      />
      <path
        d="M90 33c4-2.5 7-2 9.5.5M89.5 36c3.5.5 5.5 2.5 6.5 5.5"
        stroke="var(--sol)"
        strokeWidth="3"
      />
    </>
  ),
  tear: (
    <path
      d="M79.5 49.5c2.3 3 3 4.6 3 6.1a3 3 0 0 1-6 0c0-1.5.7-3.1 3-6.1Z"
      fill="var(--nilo-water)"
      strokeWidth="1.8"
    />
  ),
  bubbles: (
    <g fill="var(--nilo-water)" stroke="var(--nilo-ripple)" strokeWidth="2.4">
      <circle cx="99" cy="23" r="2.4" />
      <circle cx="105.5" cy="14.5" r="3.6" />
      <path d="M116.5 4.5a5 5 0 1 1-3.800-2.900" />
    </g>
  ),
  words: (
    <path
      d="M100 46c2.5-.6 5-.6 7.5 0M98.5 38.5c2.2-2 4.6-3.3 7.3-4.1M99.5 53.5c2.3 1.5 4.5 2.4 7 2.9"
      stroke="var(--nilo-ripple)"
    />
  ),
  sound: (
    <path
      d="M16 36c-3 4-3 9.5-.5 13.5M9.5 32.5c-4.5 6.5-4.5 14-.5 20.5"
      stroke="var(--nilo-ripple)"
    />
  ),
  air: (
    <path
      d="M98 56c5 0 10.5-.5 10.5-5s-5.5-4.5-5.5-.8M99 62.5h11.5c5.5 0 5.5 7 1 7-2.5 0-3-2.5-1.200-3.300M22 56c-5 0-10.5-.5-10.5-5s5.5-4.5 5.5-.8M21 62.5H9.5c-5.5 0-5.5 7-1 7 2.5 0 3-2.5 1.200-3.300"
      stroke="var(--nilo-ripple)"
    />
  ),
  dragonfly: (
    <g strokeWidth="1.6">
      <path
        d="M101 53c-7-4-12-10-9.5-12.5S99 44 102 51.5c-1-8.5 1-15.5 4.5-15.200s2.5 9-1.5 15.700"
        fill="var(--nilo-water)"
      />
      <path d="M99.5 55c5-1.5 10-3.800 15.5-7.5" stroke="var(--nilo-ripple)" strokeWidth="3" />
      <circle cx="98.5" cy="55.3" r="2.3" fill="var(--nilo-ripple)" stroke="none" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type PropName = keyof typeof PROPS;
