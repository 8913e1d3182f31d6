import { PARTS } from '../parts.ts';
import { SEA_COLOURS } from './colours.ts';

interface ChartProps {
  /** One for each buoy: whether it holds something. */
  lit: readonly boolean[];
  /** Which buoy the boat lies at; −1 before the first, 6 in the harbour. */
  at: number;
  still: boolean;
  className?: string;
}

/** Where the buoys float, and the boat before and after them. */
const PLACES = [
  [62, 138],
  [108, 112],
  [156, 142],
  [204, 110],
  [252, 136],
  [292, 106],
] as const;
const BEFORE = [20, 122] as const;
const HARBOUR = [322, 128] as const;

/** A boat, six buoys and a harbour with a lighthouse: the way through the plan. */
export function Chart({ lit, at, still, className }: ChartProps) {
  const [x, y] = at < 0 ? BEFORE : (PLACES[at] ?? HARBOUR);
  const isHome = at >= PARTS.length;
  return (
    <svg
      viewBox="0 0 360 180"
      preserveAspectRatio="xMidYMid meet"
      style={SEA_COLOURS}
      className={className}
      aria-hidden="true"
    >
      <rect x="-600" y="-200" width="1560" height="400" fill="var(--sky)" />
      <circle cx="92" cy="58" r="22" fill="var(--sun)" />
      <path
        d="M-600 80q120 -34 220 -14t200 -6t160 8t150 -8t120 10V100H-600ZM330 76q60 -30 140 -12t500 -8V110H330Z"
        fill="var(--hill)"
      />
      <rect x="-600" y="80" width="1560" height="200" fill="var(--sea)" />
      <path
        d="M-600 146q80 -10 160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0t160 0V300H-600Z"
        fill="var(--sea-near)"
      />
      <path
        d="M24 98q9 -4 18 0t18 0M150 94q9 -4 18 0t18 0M230 160q9 -4 18 0t18 0M70 168q9 -4 18 0t18 0M-90 120q9 -4 18 0t18 0M400 130q9 -4 18 0t18 0M480 100q9 -4 18 0t18 0M-200 160q9 -4 18 0t18 0"
        fill="none"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Lighthouse isLit={isHome || lit.filter(Boolean).length === PARTS.length} />
      <path
        d={`M${BEFORE.join(' ')}L${PLACES.map((one) => one.join(' ')).join('L')}L${HARBOUR.join(' ')}`}
        fill="none"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {PLACES.map((place, index) => (
        <Buoy key={place.join(' ')} place={place} isLit={lit[index] ?? false} number={index + 1} />
      ))}
      <g
        style={{
          transform: `translate(${x - 20}px, ${y + 6}px)`,
          transition: still ? undefined : 'transform 1200ms var(--ease-in-out)',
        }}
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="M1 0V-30L18 -4ZM-2 -2V-24L-14 -4Z" fill="var(--sail)" />
        <path d="M-20 2H22Q18 14 10 14H-9Q-17 14 -20 2Z" fill="var(--hull)" />
      </g>
    </svg>
  );
}

interface BuoyProps {
  place: readonly [number, number];
  isLit: boolean;
  number: number;
}

function Buoy({ place: [x, y], isLit, number }: BuoyProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      stroke="var(--line)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {isLit && (
        <path
          d="M0 -42V-48M-9 -38L-13 -42M9 -38L13 -42"
          stroke="var(--lit)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      )}
      <circle cy="-31" r="5.5" fill={isLit ? 'var(--lit)' : 'var(--dull)'} />
      <path d="M-4 -26H4L10 0H-10Z" fill={isLit ? 'var(--buoy)' : 'var(--dull)'} />
      <path d="M-15 0H15Q12 9 0 9T-15 0Z" fill={isLit ? 'var(--buoy)' : 'var(--dull)'} />
      <text
        y="-5"
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        stroke="none"
        fill="var(--line)"
      >
        {number}
      </text>
    </g>
  );
}

function Lighthouse({ isLit }: { isLit: boolean }) {
  return (
    <g stroke="var(--line)" strokeWidth="2" strokeLinejoin="round">
      {isLit && (
        <path
          d="M330 42L230 18V64ZM346 42L500 14V70Z"
          fill="var(--lit)"
          opacity=".45"
          stroke="none"
        />
      )}
      <path d="M312 96q24 -14 52 -4V106H308Z" fill="var(--hill)" stroke="none" />
      <path d="M331 50H345L350 94H326Z" fill="var(--sail)" />
      <path d="M329.500 64H346.500L348 76H328Z" fill="var(--buoy)" />
      <path
        d="M331 36H345V50H331ZM329 36L338 27L347 36Z"
        fill={isLit ? 'var(--lit)' : 'var(--dull)'}
      />
    </g>
  );
}
