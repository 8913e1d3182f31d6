import { TILE_COLOURS } from './colours.ts';
import { TileBack } from './tile-back.tsx';

const ROWS = [0, 1, 2];
const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7];
const STEP = 66;

/** Two of the tiles lie open and belong together: a moon, and a cup. */
const OPEN: Readonly<Record<string, string>> = { '1 2': 'moon', '1 5': 'cup' };

/** A wall of tiles with a pair in it. */
export function MemoryCover() {
  return (
    <svg
      viewBox="0 0 480 200"
      preserveAspectRatio="xMidYMid slice"
      style={TILE_COLOURS}
      className="h-36 w-full rounded-card md:h-52"
      aria-hidden="true"
    >
      <rect x="-400" y="-200" width="1280" height="600" fill="var(--patio)" />
      {ROWS.map((row) =>
        COLUMNS.map((column) => (
          <g
            key={`${row} ${column}`}
            transform={`translate(${column * STEP - 21} ${row * STEP + 4})`}
          >
            <Tile open={OPEN[`${row} ${column}`]} />
          </g>
        )),
      )}
    </svg>
  );
}

function Tile({ open }: { open: string | undefined }) {
  const face = open ? 'var(--glaze)' : 'var(--back)';
  return (
    <>
      <rect width="60" height="60" rx="5" fill={face} stroke="var(--joint)" strokeWidth="1.5" />
      {!open && (
        <svg width="60" height="60">
          <TileBack />
        </svg>
      )}
      {open && (
        <rect
          x="3"
          y="3"
          width="54"
          height="54"
          rx="4"
          fill="none"
          stroke={open === 'moon' ? 'var(--cobalt)' : 'var(--ochre)'}
          strokeWidth="2.5"
        />
      )}
      <g fill="none" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        {open === 'moon' && (
          <path
            d="M38 36a13 13 0 1 1-10-20 10.5 10.5 0 0 0 10 20ZM43 17v6M40 20h6"
            stroke="var(--cobalt)"
          />
        )}
        {open === 'cup' && (
          <path
            d="M17 29h22v6a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9ZM39 31h3a4 4 0 0 1 0 8h-4M23 23c-2-3 2-4 0-7M32 23c-2-3 2-4 0-7"
            stroke="var(--ochre)"
          />
        )}
      </g>
    </>
  );
}
