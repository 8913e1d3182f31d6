import { type SVGProps, useId } from 'react';
import { FaceDrawing } from './face.tsx';
import type { Region } from './gestures.ts';
import type { Person } from './people.ts';
import type { Units } from './units.ts';

const GROUND = 'light-dark(oklch(0.93 0.022 200), oklch(0.34 0.032 228))';

const BOXES = {
  face: '20 4 80 100',
  near: '27 14 66 82.5',
  tight: '36 42 48 46',
  eyes: '34 41 52 26',
} as const;

/** A bun stands higher than other hair. */
const WITH_BUN = '22 3.5 76 95';

/** Around what moved: one oval for both brows, one for both eyes. */
const REGIONS: Readonly<Record<Region, readonly [y: number, rx: number, ry: number]>> = {
  brows: [48, 22, 6.5],
  eyes: [58.5, 22, 6.5],
  nose: [63.5, 9.5, 8.5],
  mouth: [77, 17, 9.5],
};

interface PortraitProps {
  person: Person;
  units: Units;
  /** Who is there, as one would say it without guessing at feelings. Left out, it is decoration. */
  label?: string;
  /** `eyes` hides the rest of the face. */
  crop?: keyof typeof BOXES;
  /** What gets a line around it. */
  moved?: readonly Region[];
  className?: string;
}

/** A face on a calm ground. */
export function Portrait({ person, units, label, crop = 'face', moved, className }: PortraitProps) {
  return (
    <svg
      viewBox={crop === 'near' && person.look.hair === 'bun' ? WITH_BUN : BOXES[crop]}
      className={className}
      style={{ background: GROUND }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <FaceDrawing person={person} units={units}>
        {moved && moved.length > 0 && <Outlined regions={moved} />}
      </FaceDrawing>
    </svg>
  );
}

/** One line around all of it: nothing is drawn within, where there is something to see. */
function Outlined({ regions }: { regions: readonly Region[] }) {
  const id = useId();
  const ovals = (look: SVGProps<SVGEllipseElement>) =>
    regions.map((region) => {
      const [cy, rx, ry] = REGIONS[region];
      return <ellipse key={region} cx="60" cy={cy} rx={rx} ry={ry} {...look} />;
    });
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="130">
        <path d="M0 0H120V130H0Z" fill="white" stroke="none" />
        {ovals({ fill: 'black', stroke: 'none' })}
      </mask>
      <g mask={`url(#${id})`} fill="none">
        {ovals({ stroke: 'oklch(0.24 0.04 240)', strokeWidth: 4.4 })}
        {ovals({ stroke: 'oklch(0.84 0.15 82)', strokeWidth: 3 })}
      </g>
    </>
  );
}
