import type { ReactNode } from 'react';
import { Flower, INKS } from './shapes.tsx';

/** What is held in the right paw, which lies at 97, 80. */
export const HELD: Readonly<Record<string, ReactNode>> = {
  cane: (
    <>
      <path d="M97.5 110V67c0-8 11.5-8 11.5 0" strokeWidth="6.4" />
      <path d="M97.5 110V67c0-8 11.5-8 11.5 0" stroke={INKS.wood} strokeWidth="3" />
    </>
  ),
  'white-cane': (
    <>
      <path d="M92 60l20 48" strokeWidth="6" />
      <path d="M92 60l20 48" stroke={INKS.white} strokeWidth="3.2" />
      <path d="M106.5 95l3 7" stroke={INKS.red} strokeWidth="3.2" strokeLinecap="butt" />
      <path d="M92 60l4.5 11" stroke={INKS.dark} strokeWidth="3.6" />
      <path d="M92 60c-3.5-.5-4.5 4-1.5 6.5" strokeWidth="1.5" />
    </>
  ),
  lantern: (
    <g transform="translate(1 -7)">
      <circle cx="101" cy="94" r="14" fill={INKS.sol} opacity=".28" stroke="none" />
      <path d="M94.5 87c0-9 13-9 13 0" />
      <path d="M95.5 88h11l2 13h-15Z" fill="oklch(0.93 0.08 92)" />
      <path
        d="M101 91.5c2.5 3 3 4.5 3 5.7a3 3 0 0 1-6 0c0-1.2.5-2.7 3-5.7Z"
        fill={INKS.orange}
        strokeWidth="1.2"
      />
      <path d="M94 88l1.5-3.5h11L108 88ZM92.5 101h17v3h-17Z" fill={INKS.dark} />
    </g>
  ),
  book: (
    <>
      <path
        d="M82 68.5c5.5-2.2 10.5-1.6 15 1 4.5-2.6 9.5-3.2 15-1v17.5c-5.5-2-10.5-1.6-15 1-4.5-2.6-9.5-3-15-1Z"
        fill={INKS.violet}
      />
      <path
        d="M84.5 68.8c4.5-1.4 8.5-.8 12.5 1.6 4-2.4 8-3 12.5-1.6v14.4c-4.5-1.2-8.5-.8-12.5 1.4-4-2.2-8-2.6-12.5-1.4Z"
        fill={INKS.white}
        strokeWidth="1.4"
      />
      <path
        d="M97 70.5v14M87 73c2.5-.5 5-.2 7.5.9M87 77c2.5-.5 5-.2 7.5.9M99.5 73.9c2.5-1.1 5-1.4 7.5-.9M99.5 77.9c2.5-1.1 5-1.4 7.5-.9"
        strokeWidth="1.2"
        opacity=".65"
      />
    </>
  ),
  tea: (
    <>
      <path
        d="M94 61c-2-2.5 2-4 0-6.5M100 60c-2-2.5 2-4 0-6.5"
        stroke="var(--nilo-ripple)"
        strokeWidth="1.8"
      />
      <path d="M105.5 68.5c6-.8 6 8-1.5 7.5" strokeWidth="4.4" />
      <path d="M105.5 68.5c6-.8 6 8-1.5 7.5" stroke={INKS.teal} strokeWidth="1.6" />
      <path d="M87.5 65.5H107l-1.3 11.5c-.5 3.5-3 5-8.4 5s-8-1.5-8.5-5Z" fill={INKS.teal} />
      <ellipse cx="97.2" cy="65.5" rx="9.8" ry="2.4" fill="oklch(0.66 0.1 65)" strokeWidth="1.6" />
      <path d="M91 72.5c4 1.8 8.5 1.8 12.5 0" stroke={INKS.cream} strokeWidth="1.6" />
    </>
  ),
  bouquet: (
    <>
      <path d="M96 92l-4-26M97 92l4-30M98 92l9-25" stroke={INKS.moss} strokeWidth="2.4" />
      <Flower x={91} y={63} r={6.5} ink="rose" />
      <Flower x={109} y={64} r={6.5} ink="violet" />
      <Flower x={100.5} y={56.5} r={7.5} ink="white" />
      <path d="M91.5 76.5L97 94l7.5-17c-4 2-9 2-13-.5Z" fill={INKS.cream} />
    </>
  ),
  umbrella: (
    <>
      <path d="M97 84c0 5-7 5-7 .5M97 84L103 24" strokeWidth="5" />
      <path d="M97 84c0 5-7 5-7 .5M97 84L103 24" stroke={INKS.wood} strokeWidth="2" />
      <path
        d="M81.5 30C84 18 93 10.5 104.5 12c9 1.2 15 9 15 21-4-3.8-8.5-4-12.5-1-4-3.8-9-4.3-13-1.2-3.5-3.2-8-3.5-12.5-.8Z"
        fill={INKS.red}
      />
      <path
        d="M104.5 12c-6 5-9.5 11-10.5 18.8M104.5 12c3.5 6 4 12.5 2.5 20M104.8 12l.4-3.5"
        strokeWidth="1.5"
      />
    </>
  ),
};

/** The paw that closes over what it holds. */
export const HOLDING_PAW = (
  <>
    <path
      d="M91.5 78.5c1-4.5 9.5-5 11-.8 1.3 4.3-2.5 7-6.2 6.6-3.3-.3-5.4-2.6-4.8-5.8Z"
      fill="var(--nilo-fur)"
    />
    <path d="M95.5 83.7l.2-2.6M99 83.2l-.5-2.5" strokeWidth="1.5" />
  </>
);
