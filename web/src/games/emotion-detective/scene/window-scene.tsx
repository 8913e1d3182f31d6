import type { CSSProperties } from 'react';
import type { Expression, Look } from '../../kit/people/look.ts';
import { Person } from '../../kit/people/person.tsx';
import { HOUSE_COLOURS } from './colours.ts';

interface WindowSceneProps {
  look: Look;
  mood: Expression;
  /** One for each clue: whether its quarter of the window is open. */
  open: readonly boolean[];
  className?: string;
  /** In a place that is too narrow for the whole front: its sides are cut off. */
  narrow?: boolean;
}

/** As wide as the whole front is at the height of a narrow place. */
const WHOLE: CSSProperties = { ...HOUSE_COLOURS, minWidth: '15.2rem' };

const LEFT = 122;
const TOP = 24;
const WIDE = 58;
const HIGH = 66;

/**
 * Somebody at a window of four shutters. Each clue that is opened lets a quarter be seen. It has no
 * cross of its own: that would go through every face.
 */
export function WindowScene({ look, mood, open, className, narrow = false }: WindowSceneProps) {
  return (
    <svg
      viewBox="0 0 360 190"
      preserveAspectRatio="xMidYMid meet"
      style={narrow ? WHOLE : HOUSE_COLOURS}
      className={className}
      aria-hidden="true"
    >
      <rect x="-600" y="-100" width="1560" height="400" fill="var(--wall)" />
      <Bricks />
      <SmallWindow x={22} lit />
      <SmallWindow x={276} lit={false} />
      <SmallWindow x={-110} lit={false} />
      <SmallWindow x={404} lit />
      <SmallWindow x={-242} lit />
      <SmallWindow x={536} lit={false} />
      <rect x={LEFT - 8} y={TOP - 8} width={132} height={148} rx="6" fill="var(--frame)" />
      <svg x={LEFT} y={TOP} width={116} height={132} viewBox="0 0 116 132">
        <rect width="116" height="132" fill="var(--lamp)" />
        <path d="M0 92Q58 78 116 92V132H0Z" fill="var(--lamp-low)" />
        <Person look={look} mood={mood} at="translate(-2 6)" />
      </svg>
      {open.map((isOpen, at) => (
        <Shutter key={`${LEFT + at}`} at={at} open={isOpen} />
      ))}
      <Sill />
    </svg>
  );
}

function Shutter({ at, open }: { at: number; open: boolean }) {
  const isRight = at % 2 === 1;
  const x = LEFT + (isRight ? WIDE : 0);
  const y = TOP + (at > 1 ? HIGH : 0);
  const folded = isRight ? x + WIDE : x - 15;
  return (
    <g>
      {open ? (
        <path
          d={
            isRight
              ? `M${folded} ${y}l15 -4v${HIGH + 8}l-15 -4Z`
              : `M${folded} ${y - 4}l15 4v${HIGH}l-15 4Z`
          }
          fill="var(--shutter)"
          stroke="var(--slat)"
          strokeWidth="2"
        />
      ) : (
        <>
          <rect
            x={x}
            y={y}
            width={WIDE}
            height={HIGH}
            fill="var(--shutter)"
            stroke="var(--slat)"
            strokeWidth="2"
          />
          <path
            d={[12, 22, 32, 42, 54].map((down) => `M${x + 8} ${y + down}h${WIDE - 16}`).join('')}
            stroke="var(--slat)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </>
      )}
    </g>
  );
}

function SmallWindow({ x, lit }: { x: number; lit: boolean }) {
  return (
    <g>
      <rect x={x} y="42" width="62" height="84" rx="4" fill="var(--frame)" />
      <rect
        x={x + 5}
        y="47"
        width="52"
        height="74"
        fill={lit ? 'var(--lamp-low)' : 'var(--slat)'}
      />
      {lit && (
        <path d={`M${x + 5} 47h20q-4 40 -20 58ZM${x + 57} 47h-20q4 40 20 58Z`} fill="var(--lamp)" />
      )}
      <path d={`M${x + 31} 47v74M${x + 5} 82h52`} stroke="var(--frame)" strokeWidth="3" />
    </g>
  );
}

function Sill() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect x={LEFT - 22} y={TOP + 136} width="160" height="10" rx="4" fill="var(--frame)" />
      <path d={`M${LEFT + 118} ${TOP + 118}h22l-4 20h-14Z`} fill="oklch(0.6 0.105 40)" />
      <path
        d={`M${LEFT + 129} ${TOP + 118}c-2 -16 -16 -14 -18 -24c12 -2 18 6 18 14c0 -14 2 -24 12 -30c6 10 0 22 -10 28c8 -8 16 -10 22 -6c-2 10 -14 16 -22 18Z`}
        fill="var(--leaf)"
      />
    </g>
  );
}

/** A few courses of bricks, here and there; a whole wall of them would be noise. */
function Bricks() {
  const rows = [14, 30, 150, 166, 182];
  return (
    <path
      d={rows
        .map((y, row) =>
          [-260, -120, 4, 86, 258, 318, 430, 560]
            .map((x) => `M${x + (row % 2) * 22} ${y}h24`)
            .join(''),
        )
        .join('')}
      stroke="var(--wall-line)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  );
}
