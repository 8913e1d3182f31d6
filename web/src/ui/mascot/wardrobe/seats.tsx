import type { ReactNode } from 'react';
import { INKS } from './shapes.tsx';

interface Seat {
  behind?: ReactNode;
  front: ReactNode;
}

/** A large wheel, seen from before and a little from the side. */
const wheel = (x: number, turn: number) => (
  <g key={x} transform={`rotate(${turn} ${x} 86)`}>
    <ellipse cx={x} cy="86" rx="9" ry="24" strokeWidth="6" />
    <ellipse cx={x} cy="86" rx="9" ry="24" stroke={INKS.dark} strokeWidth="3" />
    <path
      d={`M${x} 65v42M${x - 6.5} 75l13 22M${x + 6.5} 75l-13 22`}
      stroke={INKS.metal}
      strokeWidth="1.3"
    />
    <ellipse cx={x} cy="86" rx="2.6" ry="4.4" fill={INKS.metal} strokeWidth="1.4" />
  </g>
);

/** What Nilo sits in; the water comes before its lower edge. */
export const SEATS: Readonly<Record<string, Seat>> = {
  wheelchair: {
    behind: (
      <>
        <path d="M20 64H9M100 64h11" strokeWidth="7" />
        <path d="M20 64H9M100 64h11" stroke={INKS.dark} strokeWidth="3.8" />
        <path d="M19 68c0-4 2-6 6-6h70c4 0 6 2 6 6v40H19Z" fill={INKS.teal} />
        <path d="M24 68v36M96 68v36" stroke={INKS.metal} strokeWidth="2.4" />
        {[wheel(13, 4), wheel(107, -4)]}
      </>
    ),
    front: (
      <>
        <path d="M17 90h14M89 90h14" strokeWidth="6.6" />
        <path d="M17 90h14M89 90h14" stroke={INKS.dark} strokeWidth="3.6" />
      </>
    ),
  },
  float: {
    front: (
      <g transform="translate(0 -9)">
        <path
          d="M15 92c2 8.5 20 13.5 45 13.5S103 100.5 105 92c4 1.8 6 4.5 6 8 0 9-22 15-51 15S9 109 9 100c0-3.5 2-6.2 6-8Z"
          fill={INKS.white}
        />
        <path
          d="M24 99c-2 3.5-3 7.5-3 12 5 1.8 10 2.8 15 3.4-.2-4 .3-8 1.5-11.8-5-.8-9.7-2-13.5-3.6ZM53.5 105.3c-.8 3-1 6.2-.7 9.6 5 .2 10 .2 15 0 .2-3.4-.1-6.6-.9-9.6-4.5.2-9 .2-13.4 0ZM96 99c2 3.5 3 7.5 3 12-5 1.8-10 2.8-15 3.4.2-4-.3-8-1.5-11.8 5-.8 9.7-2 13.5-3.6Z"
          fill={INKS.red}
          strokeWidth="1.6"
        />
      </g>
    ),
  },
  canoe: {
    front: (
      <>
        <path
          d="M2 84c6.5 4.8 13.5 7.3 20 8.3 25 3 51 3 76 0 6.5-1 13.5-3.5 20-8.3-1.5 14-9.5 25-22 29H24C11.5 109 3.5 98 2 84Z"
          fill={INKS.wood}
        />
        <path
          d="M2 84c6.5 4.8 13.5 7.3 20 8.3 25 3 51 3 76 0 6.5-1 13.5-3.5 20-8.3"
          stroke={INKS.straw}
          strokeWidth="3"
        />
        <path
          d="M2 84c6.5 4.8 13.5 7.3 20 8.3 25 3 51 3 76 0 6.5-1 13.5-3.5 20-8.3"
          strokeWidth="1.2"
        />
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
        <path
          d="M60 101L28 95M60 101L14 103.5M60 101l34-6M60 101l46 2.5"
          strokeWidth="1.3"
          opacity=".5"
        />
        <g transform="translate(23 92)" strokeWidth="1.5" fill={INKS.rose}>
          <path d="M0 4c-8 .5-11-3-11.5-7 5-.5 9 2 11.5 7ZM0 4c8 .5 11-3 11.5-7-5-.5-9 2-11.5 7Z" />
          <path d="M0 4c-5-2.5-7-7-6-11.5 4 1.5 6 6 6 11.5ZM0 4c5-2.5 7-7 6-11.5-4 1.5-6 6-6 11.5Z" />
          <path d="M0 4c-3-4-3-9 0-13 3 4 3 9 0 13Z" fill={INKS.white} />
        </g>
      </>
    ),
  },
};
