/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a board that keys go over is no table to read */
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useColumns } from './use-columns.ts';
import { placeText } from './texts.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface TileGridProps {
  label: string;
  count: number;
  /** Columns where there is room; fewer where there is not, and never a short row. */
  most: number;
  /** The least width of a tile, its gap included, in rem. */
  leastRem: number;
  /** A tile as a button: its place in words is part of its name. */
  renderTile: (tile: number, props: TileProps) => ReactNode;
  className?: string;
}

/** What makes a button a tile of the board. */
export interface TileProps {
  place: string;
  stop: { tabIndex: number; 'data-cell': number };
}

/** A board of buttons that fits any width. Arrows go from tile to tile; Tab goes past them. */
export function TileGrid(props: TileGridProps) {
  const { label, count, most, leastRem, renderTile, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(frame, { count, most, leastRem });
  const rows = Math.ceil(count / columns);
  const { board, tabIndexOf, handlers } = useRovingFocus({ columns, rows });
  const style: CSSProperties = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
  return (
    <div ref={frame}>
      <div
        ref={board}
        role="grid"
        aria-label={label}
        style={style}
        className={`grid gap-2 ${className ?? ''}`}
        {...handlers}
      >
        {Array.from({ length: rows }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <div key={row} role="row" className="contents">
            {Array.from({ length: Math.min(columns, count - row * columns) }, (_tile, column) => {
              const tile = row * columns + column;
              const place = placeText(row, column);
              return (
                <div key={tile} role="gridcell" className="min-w-0">
                  {renderTile(tile, {
                    place,
                    stop: { tabIndex: tabIndexOf(tile), 'data-cell': tile },
                  })}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
