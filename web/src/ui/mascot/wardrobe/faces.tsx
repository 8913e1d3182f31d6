import type { ReactNode } from 'react';
import { Flower, INKS, Leaf } from './shapes.tsx';

const SQUARE_LEFT = 'M33.5 36h21.5c.6 9-2.5 15.5-10.7 15.5S32.8 45 33.5 36Z';
const SQUARE_RIGHT = 'M65 36h21.5c.7 9-2.6 15.5-10.8 15.5S64.4 45 65 36Z';
const TEMPLES = 'M55 40.5c2.5-1.8 7.5-1.8 10 0M33.5 38.5l-5.5-1.5M86.5 38.5l5.5-1.5';

/** Before the eyes, which stay in sight behind every glass: what Nilo feels is never hidden. */
export const EYEWEAR: Readonly<Record<string, ReactNode>> = {
  'round-glasses': (
    <>
      <g stroke={INKS.dark} strokeWidth="2.4" fill="oklch(1 0 0 / 0.16)">
        <circle cx="44.5" cy="43" r="10" />
        <circle cx="75.5" cy="43" r="10" />
        <path d="M54.5 41.5c3-2.2 8-2.2 11 0M34.5 41l-6.5-2M85.5 41l6.5-2" fill="none" />
      </g>
      <path
        d="M38.5 39c1-1.8 2.3-3 4-3.7M69.5 39c1-1.8 2.3-3 4-3.7"
        stroke={INKS.white}
        strokeWidth="1.6"
      />
    </>
  ),
  'square-glasses': (
    <>
      <g stroke="oklch(0.48 0.1 45)" strokeWidth="3" fill="oklch(1 0 0 / 0.14)">
        <path d={SQUARE_LEFT} />
        <path d={SQUARE_RIGHT} />
        <path d={TEMPLES} fill="none" />
      </g>
      <path
        d="M36 36l2.5-.1M50 35.9l2 .1M68 36l2.5-.1M82 35.9l2 .1"
        stroke={INKS.sol}
        strokeWidth="2.4"
      />
    </>
  ),
  sunglasses: (
    <>
      <g stroke={INKS.dark} strokeWidth="2.6" fill="oklch(0.72 0.14 55 / 0.5)">
        <path d={SQUARE_LEFT} />
        <path d={SQUARE_RIGHT} />
        <path d={TEMPLES} fill="none" />
      </g>
      <path d="M37 46l6.5-8M68.5 46l6.5-8" stroke={INKS.white} strokeWidth="1.6" opacity=".8" />
    </>
  ),
};

const AID = (
  <>
    <path
      d="M31.5 21.5c-6 .2-8.3 6.5-6 11.7 1.3 2.8 4.8 2.4 5-.6.2-2.4-1.3-4.2-.6-6.4.5-1.6 2-2 1.6-4.7Z"
      fill={INKS.teal}
      strokeWidth="1.6"
    />
    <path d="M31.5 21.5c4.2 0 6.3 2.6 6 6.7" stroke={INKS.white} strokeWidth="1.8" />
    <circle cx="27.6" cy="30" r="1.1" fill={INKS.sol} stroke="none" />
  </>
);
const MIRRORED = 'matrix(-1 0 0 1 120 0)';

/** At the ears; under a hat. */
export const EARS: Readonly<Record<string, ReactNode>> = {
  'hearing-aids': (
    <>
      {AID}
      <g transform={MIRRORED}>{AID}</g>
    </>
  ),
  'cochlear-implant': (
    <>
      <g transform={MIRRORED}>{AID}</g>
      <path d="M91 24c1-5-2-8.5-6.5-8.3" stroke={INKS.dark} strokeWidth="1.6" />
      <circle cx="80" cy="18.5" r="4.6" fill={INKS.teal} strokeWidth="1.8" />
      <circle cx="80" cy="18.5" r="1.6" fill={INKS.white} stroke="none" />
    </>
  ),
  'ear-flower': (
    <>
      <Leaf x={90} y={29} turn={75} size={0.8} />
      <Leaf x={86} y={25} turn={10} size={0.7} />
      <Flower x={88} y={28} r={8} ink="rose" />
    </>
  ),
};

/** Over a hat as well. */
export const OVER_HEADS: Readonly<Record<string, ReactNode>> = {
  headphones: (
    <>
      <path d="M25.5 42C23 18 38 6.5 60 6.5S97 18 94.5 42" strokeWidth="7.6" />
      <path d="M25.5 42C23 18 38 6.5 60 6.5S97 18 94.5 42" stroke={INKS.teal} strokeWidth="3.8" />
      <rect x="18.5" y="35" width="12" height="20" rx="6" fill={INKS.sol} />
      <rect x="89.5" y="35" width="12" height="20" rx="6" fill={INKS.sol} />
      <path d="M22.5 40v9M97.5 40v9" strokeWidth="1.6" opacity=".6" />
    </>
  ),
};
