import { SAND_COLOURS } from './colours.ts';
import { UnderLetters } from './under-letters.tsx';

const SIZE = { columns: 12, rows: 5 };
const ROWS = ['LTEARODNSOIA', 'OREMANSOBELU', 'SINAREDTILMO', 'ACLTOSBRISAE', 'NEOUDLIRAENT'];
/** `remanso` and `brisa`. */
const STREAMS = [
  { from: 13, to: 19 },
  { from: 42, to: 46 },
];

/** A piece of sand with two words of water in it. */
export function WordSearchCover() {
  return (
    <svg
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMid slice"
      style={SAND_COLOURS}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <rect x="-400" y="-200" width="1280" height="600" fill="var(--sand)" />
      <g stroke="var(--dune)" strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M-200 28C-60 12 60 44 200 26S440 20 700 34M-200 168C-40 186 90 156 240 172S460 180 700 164" />
      </g>
      <svg x="0" y="0" width="480" height="200" viewBox="0 0 12 5" overflow="visible">
        <svg width="12" height="5" overflow="visible">
          <UnderLetters
            size={SIZE}
            streams={STREAMS}
            trace={null}
            stray={null}
            hint={null}
            pearls={[]}
            still
          />
        </svg>
        <g
          fill="var(--ink)"
          fontSize="0.52"
          fontWeight="650"
          textAnchor="middle"
          fontFamily="var(--font-text)"
        >
          {ROWS.flatMap((row, y) =>
            Array.from(row, (letter, x) => (
              <text key={`${x} ${y}`} x={x + 0.5} y={y + 0.69} opacity={isWater(y, x) ? 1 : 0.72}>
                {letter}
              </text>
            )),
          )}
        </g>
      </svg>
    </svg>
  );
}

function isWater(row: number, column: number): boolean {
  return (row === 1 && column >= 1 && column <= 7) || (row === 3 && column >= 6 && column <= 10);
}
