import { FaceDrawing } from './face.tsx';
import type { Region } from './gestures.ts';
import type { Person } from './people.ts';
import type { Units } from './units.ts';

const GROUND = 'light-dark(oklch(0.93 0.022 200), oklch(0.34 0.032 228))';

const BOXES = {
  face: '20 4 80 100',
  near: '29 21.5 62 72',
  tight: '36 42 48 46',
  eyes: '34 41 52 26',
} as const;

/** Where a pointer stands at the right of what moved; its twin stands at the left. */
const POINTERS: Readonly<Record<Region, readonly [x: number, y: number]>> = {
  brows: [81, 47],
  eyes: [80.5, 58.5],
  nose: [68.5, 65],
  mouth: [75.5, 76],
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
          <Pointers key={region} at={POINTERS[region]} />
        ))}
      </FaceDrawing>
    </svg>
  );
}

/** Two small wedges that point inwards and cover nothing of what they point at. */
function Pointers({ at: [x, y] }: { at: readonly [number, number] }) {
  const wedge = `M${x} ${y}l6 -3.2v6.4Z`;
  return (
    <g fill="oklch(0.84 0.15 82)" stroke="oklch(0.24 0.04 240)" strokeWidth="1">
      <path d={wedge} />
      <path d={wedge} transform="matrix(-1 0 0 1 120 0)" />
    </g>
  );
}
