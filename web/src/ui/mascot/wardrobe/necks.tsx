import type { ReactNode } from 'react';
import { INKS } from './shapes.tsx';

const WRAP =
  'M37 66.5c6 5.5 13.5 7.7 23 7.7s17-2.2 23-7.7c2.5 2 3.2 5.5 1.8 8.5-6.5 6.3-14.5 8.8-24.8 8.8S41.7 81.3 35.2 75c-1.4-3-.7-6.5 1.8-8.5Z';
const TAIL = 'M66 81.5c4-.4 8-1.6 11-3.5l5 20.5-11 3Z';
const FRINGE = 'M71.5 101.5l.6 3M75 100.6l.6 3M78.5 99.7l.6 3M81.7 98.8l.6 2.6';

/** One half of a scallop shell, fan upwards. */
const shell = (x: number, y: number, turn: number) => (
  <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`} strokeWidth="1.4">
    <path d="M0-1.5c-4 .3-5.5 4.5-3.5 8 2 1.5 5 1.5 7 0 2-3.5.5-7.7-3.5-8Z" fill={INKS.cream} />
    <path d="M0 0v5.5M-1.5.8l-.8 4.2M1.5.8l.8 4.2" strokeWidth=".9" opacity=".7" />
  </g>
);

/** Between the head and the arms. */
export const NECKS: Readonly<Record<string, ReactNode>> = {
  'red-scarf': (
    <>
      <path d={TAIL} fill={INKS.red} />
      <path d={FRINGE} stroke={INKS.red} strokeWidth="1.6" />
      <path d={WRAP} fill={INKS.red} />
      <path d="M45 75.5c1.5 2 2.3 3.6 2.5 5.4M72 77l-1 4.5" strokeWidth="1.3" opacity=".5" />
    </>
  ),
  'striped-scarf': (
    <>
      <path d={TAIL} fill={INKS.cream} />
      <path
        d="M68 87l10.8-2.8M70 95l10.8-2.9"
        stroke={INKS.teal}
        strokeWidth="3.4"
        strokeLinecap="butt"
      />
      <path d={FRINGE} strokeWidth="1.3" />
      <path d={WRAP} fill={INKS.cream} />
      <path
        d="M40.5 70l-1.5 7.5M48.5 73.5l-1 7.8M56.5 75l-.2 8M64.5 75l.3 8M72.5 73.3l1.2 7.8M79.8 69.8l1.6 7.5"
        stroke={INKS.teal}
        strokeWidth="3.2"
        strokeLinecap="butt"
      />
      <path d={WRAP} />
    </>
  ),
  'shell-necklace': (
    <>
      <path d="M38 69c3 10 11 14.5 22 14.5S79 79 82 69" strokeWidth="1.6" />
      {[shell(42, 76, 25), shell(50.5, 81, 12), shell(69.5, 81, -12), shell(78, 76, -25)]}
      <g transform="translate(60 84) scale(1.5) translate(-60 -84)">{shell(60, 83.5, 0)}</g>
    </>
  ),
  bow: (
    <>
      <path
        d="M59 77.5c-4-5-9-7-13.5-6.5-1.5 4-1.5 9 0 13 4.5.5 9.5-1.5 13.5-6.5ZM61 77.5c4-5 9-7 13.5-6.5 1.5 4 1.5 9 0 13-4.5.5-9.5-1.5-13.5-6.5Z"
        fill={INKS.violet}
      />
      <rect x="56" y="73.5" width="8" height="8" rx="3" fill={INKS.violet} />
      <path d="M49.5 75.5l5 1.5M70.5 75.5l-5 1.5" strokeWidth="1.3" opacity=".6" />
    </>
  ),
  bandana: (
    <>
      <path
        d="M37 67c6 5.5 14 7.5 23 7.5s17-2 23-7.5c1.5 2 1.5 4 .5 6-3 9.5-11.5 17-23.5 21.5C48 90 39.5 82.5 36.5 73c-1-2-1-4 .5-6Z"
        fill={INKS.green}
      />
      <g fill={INKS.cream} stroke="none">
        <circle cx="45" cy="75" r="1.3" />
        <circle cx="52.5" cy="79" r="1.3" />
        <circle cx="60" cy="80.5" r="1.3" />
        <circle cx="67.5" cy="79" r="1.3" />
        <circle cx="75" cy="75" r="1.3" />
        <circle cx="54" cy="85" r="1.3" />
        <circle cx="66" cy="85" r="1.3" />
        <circle cx="60" cy="89" r="1.3" />
      </g>
    </>
  ),
};
