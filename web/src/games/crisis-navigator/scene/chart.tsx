import { PARTS } from '../parts.ts';
import { ROUGH_COLOURS, SEA_COLOURS } from './colours.ts';

interface ChartProps {
  /** One for each buoy: whether it holds something. */
  lit: readonly boolean[];
  /** Which buoy the boat lies at; −1 before the first, 6 in the harbour. */
  at: number;
  still: boolean;
  /** High waves under clouds: nobody sails today, and the boat lies in the harbour. */
  rough?: boolean;
  className?: string;
}

/** Where the buoys float. The boat passes below them, so that it hides none. */
const PLACES = [
  [64, 104],
  [106, 112],
  [148, 104],
  [190, 112],
  [232, 104],
  [274, 112],
] as const;
const LANE = 152;
const BEFORE = [24, LANE] as const;
const HARBOUR = [326, 142] as const;

/** A boat, six buoys and a harbour with a lighthouse: the way through the plan. */
export function Chart({ lit, at, still, rough = false, className }: ChartProps) {
  const isHome = rough || at >= PARTS.length;
  const [x, y] = placeOf(at, isHome);
  return (
    <svg
      viewBox="0 0 360 180"
      preserveAspectRatio="xMidYMid meet"
      style={rough ? { ...SEA_COLOURS, ...ROUGH_COLOURS } : SEA_COLOURS}
      className={className}
      aria-hidden="true"
    >
      <rect x="-600" y="-200" width="1560" height="400" fill="var(--sky)" />
      {!rough && <circle cx="92" cy="58" r="22" fill="var(--sun)" />}
      <Lighthouse isLit={isHome || lit.filter(Boolean).length === PARTS.length} part="beam" />
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
      {rough && <Storm />}
      <Lighthouse isLit={isHome || lit.filter(Boolean).length === PARTS.length} part="tower" />
      <path
        d={`M${BEFORE.join(' ')}H${PLACES.at(-1)?.[0] ?? 0}L${HARBOUR.join(' ')}`}
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
          transform: `translate(${x}px, ${y}px)`,
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

function placeOf(at: number, isHome: boolean): readonly [number, number] {
  if (isHome) return HARBOUR;
  const [x] = PLACES[at] ?? BEFORE;
  return [x, LANE];
}

/** Clouds over the sun, and crests on the water. */
function Storm() {
  return (
    <>
      <path
        d="M48 66q-22 -2 -16 -18q6 -14 22 -8q8 -18 28 -10q20 -8 26 10q20 -2 16 16q-4 10 -18 10ZM176 50q-16 -2 -12 -14q6 -10 18 -6q8 -14 24 -6q18 -4 20 10q14 2 8 12q-4 4 -12 4Z"
        fill="var(--cloud)"
      />
      <path
        d="M-300 134q14 -14 28 0t28 0t28 0M-160 166q14 -14 28 0t28 0t28 0M14 136q12 -14 24 0t24 0M120 140q12 -14 24 0t24 0t24 0M216 144q12 -14 24 0t24 0M40 172q12 -14 24 0t24 0t24 0M190 172q12 -14 24 0t24 0M420 140q14 -14 28 0t28 0t28 0M560 168q14 -14 28 0t28 0"
        fill="none"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
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

/** The light falls behind the hills, the tower stands before them, with a jetty to moor at. */
function Lighthouse({ isLit, part }: { isLit: boolean; part: 'beam' | 'tower' }) {
  if (part === 'beam') {
    return isLit ? (
      <g fill="var(--lit)">
        <path d="M338 43L160 6Q146 43 160 80ZM338 43L470 12Q482 43 470 74Z" opacity=".25" />
        <path d="M338 43L230 20Q220 43 230 66ZM338 43L430 22Q438 43 430 64Z" opacity=".35" />
      </g>
    ) : null;
  }
  return (
    <g stroke="var(--line)" strokeWidth="2" strokeLinejoin="round">
      <path d="M306 100q28 -18 64 -8q24 2 30 18H300Z" fill="var(--hill)" stroke="none" />
      <path d="M302 110V124M318 110V124M334 110V124M350 110V124" strokeLinecap="round" />
      <path d="M296 106H356V112H296Z" fill="var(--hull)" />
      <path d="M331 50H345L350 94H326Z" fill="var(--sail)" />
      <path d="M329.500 64H346.500L348 76H328Z" fill="var(--buoy)" />
      <path
        d="M331 36H345V50H331ZM329 36L338 27L347 36Z"
        fill={isLit ? 'var(--lit)' : 'var(--dull)'}
      />
    </g>
  );
}
