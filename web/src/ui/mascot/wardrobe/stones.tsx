import type { ReactNode } from 'react';
import { INKS, Leaf } from './shapes.tsx';

interface Stone {
  /** Of every stone that Nilo holds or piles up. */
  tone: string;
  /** On the single one in both paws (about 60, 84). */
  marks: ReactNode;
}

const GLINT = 'var(--nilo-light)';

export const STONES: Readonly<Record<string, Stone>> = {
  speckled: {
    tone: 'oklch(0.82 0.03 80)',
    marks: (
      <g fill={INKS.wood} stroke="none">
        <circle cx="55" cy="82" r="1.4" />
        <circle cx="61" cy="79.5" r="1.1" />
        <circle cx="66" cy="82.5" r="1.5" />
        <circle cx="59" cy="86" r="1.6" />
        <circle cx="65" cy="87.5" r="1" />
        <circle cx="53.5" cy="86.5" r=".9" />
      </g>
    ),
  },
  agate: {
    tone: 'oklch(0.72 0.11 45)',
    marks: (
      <g strokeWidth="1.4">
        <path d="M52.5 84c0-3.5 3-5.5 7.5-5.5s8 2 8 5-3.5 5-8 5-7.5-1.5-7.5-4.5Z" stroke={GLINT} />
        <path
          d="M56 84c0-2 1.7-3 4.2-3s4.5 1 4.5 2.8-2 2.8-4.5 2.8S56 85.8 56 84Z"
          stroke={INKS.red}
          fill={INKS.cream}
        />
      </g>
    ),
  },
  quartz: {
    tone: 'oklch(0.85 0.06 5)',
    marks: (
      <path d="M54 81l5 2.5 6-4M59 83.5l-2 6M59 83.5l8 2.5" stroke={GLINT} strokeWidth="1.7" />
    ),
  },
  jade: {
    tone: 'oklch(0.68 0.1 160)',
    marks: (
      <path
        d="M52.5 85c3-2.5 6 1.5 9-1s5-1.5 7.5-.5M54.5 80.5c2-1.6 4.5-2.2 7-2"
        stroke="oklch(0.85 0.07 160)"
        strokeWidth="1.7"
      />
    ),
  },
  obsidian: {
    tone: 'oklch(0.36 0.03 280)',
    marks: (
      <path
        d="M53.5 82.5c2-2.8 6-4 10-3.2M65.5 82l2.5 2"
        stroke="oklch(0.82 0.03 280)"
        strokeWidth="1.9"
      />
    ),
  },
  amber: {
    tone: 'oklch(0.78 0.14 72)',
    marks: (
      <>
        <Leaf x={60} y={89} turn={25} size={0.62} ink="moss" />
        <path d="M54 82c1.2-1.8 3-2.8 5-3.2" stroke={GLINT} strokeWidth="1.7" />
      </>
    ),
  },
  moss: {
    tone: 'oklch(0.68 0.02 200)',
    marks: (
      <>
        <path
          d="M50 82c1.5-4 5.5-6 10.5-6s9 2 10.5 5.5c-2 .8-2.5 2.8-4.5 2.5-1.5-.2-2-1.8-3.5-1.5s-2 2-4 2-2.5-2.3-4-2.3-2.5 1.5-5-.2Z"
          fill={INKS.green}
          strokeWidth="1.5"
        />
        <path d="M55 76.5v-3M59 75.5l-.5-3.5M63 76l1-3" stroke={INKS.moss} strokeWidth="1.5" />
      </>
    ),
  },
};
