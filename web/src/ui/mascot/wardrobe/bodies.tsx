import type { ReactNode } from 'react';
import { ARMS } from '../arms.tsx';
import type { Pose } from '../poses.ts';
import { INKS, type Ink } from './shapes.tsx';

/** A little wider than the body, so that no fur shows at its edge. */
const COAT = 'M42 59c-10 10.5-16 27-16 49.5h68c0-22.5-6-39-16-49.5Z';
const BUTTON = { r: '1.5', fill: INKS.white, strokeWidth: '1.2' };

interface Garment {
  drawn: ReactNode;
  /** Its sleeves, and how much of the arm they cover. */
  sleeve?: { ink: Ink; share: number };
}

/** On the body, under the head and the arms. */
export const BODIES: Readonly<Record<string, Garment>> = {
  apron: {
    drawn: (
      <>
        <path d="M46 75l-8-11M74 75l8-11" stroke={INKS.blue} strokeWidth="3" />
        <path d="M45.5 75h29l1.5 9c9 4 13.5 12 15 24.5H29C30.5 96 35 88 44 84Z" fill={INKS.blue} />
        <path d="M48 94h24v6c0 3.5-5 5-12 5s-12-1.5-12-5Z" fill={INKS.cream} />
        <path d="M60 94.5v9.5" strokeWidth="1.3" opacity=".6" />
      </>
    ),
  },
  raincoat: {
    drawn: (
      <>
        <path d={COAT} fill={INKS.yellow} />
        <path d="M60 76v32" />
        <path d="M41 66c3 8 10 12 19 12s16-4 19-12" fill={INKS.yellow} />
        <path d="M60 78l-7 6M60 78l7 6" strokeWidth="1.6" />
        <circle cx="65" cy="90" {...BUTTON} />
        <circle cx="65" cy="98.5" {...BUTTON} />
      </>
    ),
    sleeve: { ink: 'yellow', share: 0.66 },
  },
  sweater: {
    drawn: (
      <>
        <path d={COAT} fill={INKS.cream} />
        <path
          d="M33 76.5c17 4.5 37 4.5 54 0M29.5 85.5c19 5 42 5 61 0M28 94.5c20 5 44 5 64 0"
          stroke={INKS.navy}
          strokeWidth="3.6"
          strokeLinecap="butt"
        />
        <path d={COAT} />
      </>
    ),
    sleeve: { ink: 'cream', share: 0.66 },
  },
  poncho: {
    drawn: (
      <>
        <path
          d="M45 63c-11 6-18.5 15-21.5 28 11 6 23 8.5 36.5 8.5S85.5 97 96.5 91C93.5 78 86 69 75 63Z"
          fill={INKS.red}
        />
        <path
          d="M28 82c20 8.5 44 8.5 64 0"
          stroke={INKS.sol}
          strokeWidth="3.4"
          strokeLinecap="butt"
        />
        <path
          d="M26.5 88c4 .5 5 4.5 8.5 2.5 3 3.5 6 2.5 8.5.5 3 3.5 6 3.5 8.5.8 2.5 3.2 5.5 3.2 8 0 2.5 3.2 5.5 3.2 8 0 2.5 2.7 5.5 2.7 8.5-.8 2.5 2 5.5 3 8.5-.5 3.5 2 4.5-2 8.5-2.5"
          stroke={INKS.cream}
          strokeWidth="1.6"
        />
        <path
          d="M28 93l-.8 4M36 96.5l-.6 4M44 98.7l-.4 4M52 99.8l-.2 4M60 100v4M68 99.8l.2 4M76 98.7l.4 4M84 96.5l.6 4M92 93l.8 4"
          stroke={INKS.red}
          strokeWidth="1.6"
        />
      </>
    ),
    sleeve: { ink: 'red', share: 0.25 },
  },
  'life-vest': {
    drawn: (
      <>
        <path
          d="M43 64c-7 7-11.5 17-13 29.5 6.5 4 14 6 24 6.5 3 .2 4-1 4-4V70ZM77 64c7 7 11.5 17 13 29.5-6.5 4-14 6-24 6.5-3 .2-4-1-4-4V70Z"
          fill={INKS.orange}
        />
        <path d="M32 88.5c16 5 40 5 56 0" stroke={INKS.dark} strokeWidth="3" strokeLinecap="butt" />
        <rect x="55.5" y="88.5" width="9" height="6" rx="2" fill={INKS.sol} />
        <path
          d="M41 74c3 2 8 3.5 13 4M79 74c-3 2-8 3.5-13 4"
          stroke={INKS.white}
          strokeWidth="2.4"
        />
      </>
    ),
  },
};

const RIGHT = 'matrix(-1 0 0 1 120 0)';

/** The upper part of both arms in cloth. */
export function Sleeves({ pose, ink, share }: { pose: Pose; ink: Ink; share: number }) {
  const sleeve = {
    stroke: INKS[ink],
    strokeWidth: '9.4',
    pathLength: 1,
    strokeDasharray: `${share} 1`,
  };
  return (
    <>
      <path d={ARMS[pose.left]} {...sleeve} />
      <path d={ARMS[pose.right]} transform={RIGHT} {...sleeve} />
    </>
  );
}

/** One dash of a path that counts as 1 long. A dash of no length would leave a dot at its beginning. */
const from = (start: number, length: number) => ({
  strokeDasharray: `${length} 2`,
  strokeDashoffset: -start,
});

/** The lower part of the right arm, made by hands. */
export function ProstheticPaw({ pose }: { pose: Pose }) {
  const lower = { d: ARMS[pose.right], pathLength: 1, transform: RIGHT };
  return (
    <>
      <path {...lower} stroke={INKS.metal} strokeWidth="9.2" {...from(0.56, 0.44)} />
      <path
        {...lower}
        stroke={INKS.teal}
        strokeWidth="9.2"
        strokeLinecap="butt"
        {...from(0.42, 0.16)}
      />
      <path
        {...lower}
        stroke={INKS.dark}
        strokeWidth="9.2"
        strokeLinecap="butt"
        {...from(0.72, 0.05)}
        opacity=".6"
      />
    </>
  );
}
