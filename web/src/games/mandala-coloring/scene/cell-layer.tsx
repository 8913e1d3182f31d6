import { memo } from 'react';
import { isRound, type Mandala } from '../drawing/cells.ts';
import { dyeOf } from '../drawing/dyes.ts';
import type { Fills, Mark } from '../drawing/fills.ts';
import type { Paint } from '../drawing/paint.ts';
import { COLORING_TEXTS } from '../texts.ts';

interface CellLayerProps {
  mandala: Mandala;
  fills: Fills;
  /** The one that Tab leads to. */
  at: number;
  /** A round is coloured one piece after the other, beginning here. */
  wave: Mark | null;
}

const STEP_MS = 34;

/** Every piece of the mandala, as something that can be pressed. Drawn anew only when paint changes. */
export const CellLayer = memo(function CellLayer({ mandala, fills, at, wave }: CellLayerProps) {
  const { cells, rows, rings } = mandala;
  const from = wave && wave[2] > 0 ? cells[wave[0]] : undefined;
  return (
    <g stroke="var(--pencil)" strokeLinejoin="round">
      {cells.map(({ name, d, turn, row, at: place }, number) => {
        const { ring = 0, cells: beside = [] } = rows[row] ?? {};
        const paint = fills[number] ?? 0;
        const behind = from?.row === row ? (place - from.at + beside.length) % beside.length : 0;
        return (
          <Piece
            // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the drawing
            key={number}
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
