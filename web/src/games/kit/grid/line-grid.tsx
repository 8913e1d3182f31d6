/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a board that keys go over is no table to read */
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { columnOf, rowOf, type Size } from './size.ts';
import type { Ends } from './lines.ts';
import { placeText } from './texts.ts';
import { useLineDrawing } from './use-line-drawing.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface LineGridProps {
  label: string;
  size: Size;
  /** What is in a cell, read with its place. */
  nameOf: (cell: number) => string;
  renderCell: (cell: number) => ReactNode;
  /** What lies under the cells, as wide and high as the board. */
  renderUnder: (line: Ends | null) => ReactNode;
  onLine: (line: Ends, loose: boolean) => void;
  onTrace?: (line: Ends | null) => void;
  /**
   * Cells of a size that any finger hits, and the board wider than its place: it stands in a frame
   * that scrolls, and lines are tapped, not drawn.
   */
  large?: boolean;
}

/** How wide a large cell is at least, and a board of them next to one that just fits. */
const LARGE_REM = 2.75;
const LARGE_SHARE = '125%';
/** How high a letter is, of a hundred of its cell. */
const LETTER_SHARE = 70;

/** A board of letters or signs on which straight lines are drawn. */
export function LineGrid(props: LineGridProps) {
  const { label, size, nameOf, renderCell, renderUnder, onLine, onTrace, large = false } = props;
  const drawing = useLineDrawing({ size, drags: !large, onLine, onTrace });
  const { board, current, tabIndexOf, handlers } = useRovingFocus(size, drawing.follow);
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${size.columns}, minmax(0, 1fr))`,
    aspectRatio: `${size.columns} / ${size.rows}`,
    fontSize: `${LETTER_SHARE / size.columns}cqw`,
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      drawing.pick(current, false);
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      drawing.letGo();
    } else {
      handlers.onKeyDown(event);
    }
  }

  return (
    <div
      className="relative @container"
      style={large ? { width: `max(${LARGE_SHARE}, ${size.columns * LARGE_REM}rem)` } : undefined}
    >
      {renderUnder(drawing.line)}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells has the focus */}
      <div
        ref={board}
        role="grid"
        aria-label={label}
        aria-rowcount={size.rows}
        aria-colcount={size.columns}
        style={style}
        className={`relative grid cursor-pointer leading-none select-none ${large ? '' : 'touch-none [@media(max-height:26rem)]:touch-auto'}`}
        {...drawing.handlers}
        onFocus={handlers.onFocus}
        onBlur={handlers.onBlur}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: size.rows }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <div key={row} role="row" className="contents">
            {Array.from({ length: size.columns }, (_cell, column) => {
              const cell = row * size.columns + column;
              return (
                <div
                  key={cell}
                  role="gridcell"
                  data-cell={cell}
                  tabIndex={tabIndexOf(cell)}
                  aria-label={`${nameOf(cell)}, ${placeText(rowOf(size, cell), columnOf(size, cell))}`}
                  aria-selected={drawing.line?.from === cell}
                  className="flex items-center justify-center rounded-[22%] -outline-offset-2"
                >
                  {renderCell(cell)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
