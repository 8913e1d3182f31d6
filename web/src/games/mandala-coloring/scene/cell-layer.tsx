import { Fragment, memo } from 'react';
import { isRound, type Mandala } from '../drawing/cells.ts';
import { dyeOf } from '../drawing/dyes.ts';
import type { Fills, Mark } from '../drawing/fills.ts';
import type { Paint } from '../drawing/paint.ts';
import { EDGE } from '../drawing/plan.ts';
import { COLORING_TEXTS } from '../texts.ts';

interface CellLayerProps {
  mandala: Mandala;
  fills: Fills;
  /** The one that Tab leads to. */
  at: number;
  /** A round is coloured one piece after the other, beginning here. */
  wave: Mark | null;
  /** So many milliseconds of the light of a whole mandala are over; null where there is none. */
  light: number | null;
}

const STEP_MS = 34;

/** Every piece of the mandala, as something that can be pressed. Drawn anew only when paint changes. */
export const CellLayer = memo(function CellLayer(props: CellLayerProps) {
  const { mandala, fills, at, wave, light } = props;
  const { cells, rows, rings } = mandala;
  const from = wave && wave[2] > 0 ? cells[wave[0]] : undefined;
  return (
    <g
      stroke="var(--pencil)"
      strokeLinejoin="round"
      style={light === null ? undefined : { '--since': `${light}ms` }}
    >
      {cells.map(({ name, d, turn, row, at: place }, number) => {
        const { ring = 0, radius = 0, cells: beside = [] } = rows[row] ?? {};
        const paint = fills[number] ?? 0;
        const behind = from?.row === row ? (place - from.at + beside.length) % beside.length : 0;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the drawing
          <Fragment key={number}>
            <Piece
              number={number}
              stop={number === at}
              label={COLORING_TEXTS.piece({
                name,
                number: place + 1,
                of: beside.length,
                ring: ring + 1,
                rings,
                paint,
              })}
              round={isRound({ name })}
              {...{ d, turn, paint, behind }}
            />
            {/* Right over its piece, so that what lies on the piece lies on its light as well. */}
            {light !== null && (
              <path
                d={d}
                transform={`rotate(${turn})`}
                style={{ '--far': radius / EDGE }}
                className="coloring-light"
              />
            )}
          </Fragment>
        );
      })}
    </g>
  );
});

interface PieceProps {
  number: number;
  d: string;
  turn: number;
  paint: Paint;
  /** Light on it comes from its own middle. */
  round: boolean;
  label: string;
  /** Tab leads here. */
  stop: boolean;
  /** So many steps of the wave before it. */
  behind: number;
}

/** One piece. Of all of them only those are drawn anew whose paint or place for Tab changed. */
const Piece = memo(function Piece(props: PieceProps) {
  const { number, d, turn, paint, round, label, stop, behind } = props;
  return (
    <path
      data-target={number}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a piece of a drawing has no element of its own
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      d={d}
      transform={turn === 0 ? undefined : `rotate(${turn})`}
      fill={dyeOf(paint, 'var(--bare)', round)}
      style={behind > 0 ? { transitionDelay: `${behind * STEP_MS}ms` } : undefined}
      className="cursor-pointer outline-none transition-[fill] duration-240 motion-reduce:transition-none"
    />
  );
});
