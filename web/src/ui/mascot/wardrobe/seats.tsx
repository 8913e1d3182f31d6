import type { ReactNode } from 'react';
import { INKS } from './shapes.tsx';

interface Seat {
  behind?: ReactNode;
  front: ReactNode;
}

const spokes = (x: number) => (
  <path
    d={`M${x} 66v44M${x - 4} 74l8 28M${x + 4} 74l-8 28`}
    stroke={INKS.metal}
    strokeWidth="1.2"
  />
);
const wheel = (x: number) => (
  <g key={x}>
    <ellipse cx={x} cy="88" rx="6" ry="23" strokeWidth="5" />
    <ellipse cx={x} cy="88" rx="6" ry="23" stroke={INKS.dark} strokeWidth="2.6" />
    {spokes(x)}
    <ellipse cx={x} cy="88" rx="2.2" ry="4" fill={INKS.metal} strokeWidth="1.4" />
  </g>
);

/** What Nilo sits in; the water comes before its lower edge. */
export const SEATS: Readonly<Record<string, Seat>> = {
  wheelchair: {
    behind: (
      <>
        <path d="M27 108V66M93 108V66" strokeWidth="6" />
        <path d="M27 108V66M93 108V66" stroke={INKS.metal} strokeWidth="2.6" />
        <path d="M29 72h62v34H29Z" fill={INKS.teal} />
        <path d="M27 66h-9M93 66h9" strokeWidth="6.4" />
        <path d="M27 66h-9M93 66h9" stroke={INKS.dark} strokeWidth="3.6" />
      </>
    ),
    front: <>{[wheel(19), wheel(101)]}</>,
  },
  float: {
    front: (
      <>
        <path
          d="M15 92c2 8.5 20 13.5 45 13.5S103 100.5 105 92c4 1.8 6 4.5 6 8 0 9-22 15-51 15S9 109 9 100c0-3.5 2-6.2 6-8Z"
          fill={INKS.white}
        />
        <path
          d="M24 99c-2 3.5-3 7.5-3 12 5 1.8 10 2.8 15 3.4-.2-4 .3-8 1.5-11.8-5-.8-9.7-2-13.5-3.6ZM53.5 105.3c-.8 3-1 6.2-.7 9.6 5 .2 10 .2 15 0 .2-3.4-.1-6.6-.9-9.6-4.5.2-9 .2-13.4 0ZM96 99c2 3.5 3 7.5 3 12-5 1.8-10 2.8-15 3.4.2-4-.3-8-1.5-11.8 5-.8 9.7-2 13.5-3.6Z"
          fill={INKS.red}
          strokeWidth="1.6"
        />
      </>
    ),
  },
  canoe: {
    front: (
      <>
        <path
          d="M2 84c6.5 4.8 13.5 7.3 20 8.3 25 3 51 3 76 0 6.5-1 13.5-3.5 20-8.3-1.5 14-9.5 25-22 29H24C11.5 109 3.5 98 2 84Z"
          fill={INKS.wood}
        />
        <path d="M2 84c6.5 4.8 13.5 7.3 20 8.3 25 3 51 3 76 0 6.5-1 13.5-3.5 20-8.3" stroke={INKS.straw} strokeWidth="3" />
        <path d="M2 84c6.5 4.8 13.5 7.3 20 8.3 25 3 51 3 76 0 6.5-1 13.5-3.5 20-8.3" strokeWidth="1.2" />
        <path d="M8 97c8 4 16 5.2 24 6M52 104.5c16 .4 36-.4 52-5" strokeWidth="1.3" opacity=".55" />
      </>
    ),
  },
  'lily-pad': {
    front: (
      <>
        <path
          d="M3 99c4-5.5 26-8.5 57-8.5s53 3 57 8.5c2 7-23 13-57 13S1 106 3 99Z"
          fill={INKS.green}
        />
        <path d="M60 101L28 95M60 101L14 103.5M60 101l34-6M60 101l46 2.5" strokeWidth="1.3" opacity=".5" />
        <g transform="translate(23 92)" strokeWidth="1.5" fill={INKS.rose}>
          <path d="M0 4c-8 .5-11-3-11.5-7 5-.5 9 2 11.5 7ZM0 4c8 .5 11-3 11.5-7-5-.5-9 2-11.5 7Z" />
          <path d="M0 4c-5-2.5-7-7-6-11.5 4 1.5 6 6 6 11.5ZM0 4c5-2.5 7-7 6-11.5-4 1.5-6 6-6 11.5Z" />
          <path d="M0 4c-3-4-3-9 0-13 3 4 3 9 0 13Z" fill={INKS.white} />
        </g>
      </>
    ),
  },
};
