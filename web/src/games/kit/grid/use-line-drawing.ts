import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type Ends, lineBetween, snapTo } from './lines.ts';
import { cellAt, type Size } from './size.ts';

interface LineDrawing {
  size: Size;
  /** A finger draws; where the board is scrolled by finger it only taps. */
  drags: boolean;
  /** A line was drawn to its end. `loose` where a finger did it, which is wider than a letter. */
  onLine: (line: Ends, loose: boolean) => void;
  /** The line that would be drawn now; null when it was let go. */
  onTrace?: ((line: Ends | null) => void) | undefined;
}

/**
 * A straight line over a board, drawn in whichever way a hand can: pressed and dragged, or its first
 * cell and then its last one, by a tap or by Enter. The same cell twice lets go of it.
 */
export function useLineDrawing({ size, drags, onLine, onTrace }: LineDrawing) {
  const [line, setLine] = useState<Ends | null>(null);
  /** The line of a finger that is down, and whether the click that follows belongs to it. */
  const drag = useRef<Ends | null>(null);
  const wasDrag = useRef(false);

  function trace(next: Ends | null) {
    setLine(next);
    onTrace?.(next);
  }

  function pick(cell: number, loose: boolean) {
    if (line === null) return trace({ from: cell, to: cell });
    trace(null);
    if (cell === line.from) return undefined;
    const ends = { from: line.from, to: cell };
    if (loose || lineBetween(size, ends)) return onLine(ends, loose);
    return trace({ from: cell, to: cell });
  }

  return {
    line,
    pick,
    /** The keyboard has moved on: the line follows, where it is one. */
    follow: (cell: number) => {
      if (line === null) return;
      const ends = { from: line.from, to: cell };
      if (lineBetween(size, ends)) trace(ends);
    },
    letGo: () => line !== null && trace(null),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDrag.current = false;
        if (!drags || !event.isPrimary || event.button !== 0) return;
        const cell = cellUnder(event, size);
        drag.current = cell === null ? null : { from: cell, to: cell };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const ends = drag.current;
        if (ends === null || !event.isPrimary) return;
        const to = snapTo(size, ends.from, pointOf(event, size));
        if (to === ends.to) return;
        if (!wasDrag.current) event.currentTarget.setPointerCapture(event.pointerId);
        wasDrag.current = true;
        drag.current = { from: ends.from, to };
        trace(drag.current);
      },
      onPointerUp() {
        const ends = drag.current;
        drag.current = null;
        if (!wasDrag.current || ends === null) return;
        trace(null);
        if (ends.from !== ends.to) onLine(ends, true);
      },
      onPointerCancel() {
        if (drag.current !== null && wasDrag.current) trace(null);
        drag.current = null;
      },
      onClick(event: MouseEvent<HTMLElement>) {
        if (wasDrag.current) {
          wasDrag.current = false;
          return;
        }
        const named = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell');
        const cell = named === null || named === undefined ? null : Number(named);
        if (cell !== null) pick(cell, true);
      },
    },
  };
}

/** Where on the board, in cells. */
function pointOf(event: PointerEvent<HTMLElement>, { columns, rows }: Size) {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / Math.max(1, width)) * columns,
    y: ((event.clientY - top) / Math.max(1, height)) * rows,
  };
}

function cellUnder(event: PointerEvent<HTMLElement>, size: Size): number | null {
  const { x, y } = pointOf(event, size);
  return cellAt(size, Math.floor(x), Math.floor(y));
}
