import { FaceDrawing } from './face.tsx';
import type { Region } from './gestures.ts';
import type { Person } from './people.ts';
import type { Units } from './units.ts';

const GROUND = 'light-dark(oklch(0.93 0.022 200), oklch(0.34 0.032 228))';

const BOXES = { face: '20 4 80 100', near: '30 22 60 68', eyes: '34 41 52 26' } as const;

/** Rings around what moved. */
const RINGS: Readonly<Record<Region, string>> = {
  brows: 'M62 48a8.5 5 0 1 0 17 0a8.5 5 0 1 0 -17 0ZM41 48a8.5 5 0 1 0 17 0a8.5 5 0 1 0 -17 0Z',
  eyes: 'M61.5 58a8.5 6.2 0 1 0 17 0a8.5 6.2 0 1 0 -17 0ZM41.5 58a8.5 6.2 0 1 0 17 0a8.5 6.2 0 1 0 -17 0Z',
  nose: 'M53.5 62a6.5 8.5 0 1 0 13 0a6.5 8.5 0 1 0 -13 0Z',
  mouth: 'M45 77.500a15 8 0 1 0 30 0a15 8 0 1 0 -30 0Z',
};

interface PortraitProps {
  person: Person;
  units: Units;
  /** Who is there, as one would say it without guessing at feelings. Left out, it is decoration. */
  label?: string;
  /** `eyes` hides the rest of the face. */
  crop?: keyof typeof BOXES;
  marks?: readonly Region[];
  className?: string;
}

/** A face on a calm ground. */
export function Portrait({ person, units, label, crop = 'face', marks, className }: PortraitProps) {
  return (
    <svg
      viewBox={BOXES[crop]}
      className={className}
      style={{ background: GROUND }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <FaceDrawing person={person} units={units}>
        {marks?.map((region) => (
          <g key={region} fill="none" strokeLinecap="round">
            <path d={RINGS[region]} stroke="oklch(0.25 0.04 240)" strokeWidth="2.6" opacity=".55" />
            <path
              d={RINGS[region]}
              stroke="oklch(0.86 0.14 85)"
              strokeWidth="1.5"
              strokeDasharray="3 3"
            />
          </g>
        ))}
      </FaceDrawing>
    </svg>
  );
}
