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

/** A line whose pointer is down. It moved: the board has captured that pointer. */
interface Drag {
  pointer: number;
  ends: Ends;
  moved: boolean;
}

/**
 * A straight line over a board, drawn in whichever way a hand can: pressed and dragged, or its first
 * cell and then its last one, by a tap or by Enter. The same cell twice lets go of it.
 */
export function useLineDrawing({ size, drags, onLine, onTrace }: LineDrawing) {
  const [line, setLine] = useState<Ends | null>(null);
  const drag = useRef<Drag | null>(null);
  /** The click that follows belongs to a drag. */
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

  function drop() {
    if (drag.current?.moved) trace(null);
    drag.current = null;
  }

  function onPointerLost(event: PointerEvent<HTMLElement>) {
    if (drag.current?.pointer === event.pointerId) drop();
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
        // A palm that rests on the board while a pen draws: its line is the pen's alone.
        if (drag.current?.moved && drag.current.pointer !== event.pointerId) return;
        if (!event.isPrimary) return;
        wasDrag.current = false;
        if (!drags || event.button !== 0) return;
        drop();
        const cell = cellUnder(event, size);
        if (cell === null) return;
        drag.current = { pointer: event.pointerId, ends: { from: cell, to: cell }, moved: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = drag.current;
        if (now?.pointer !== event.pointerId) return;
        // It was let go outside, where the board did not hear of it.
        if (event.buttons === 0) {
          drop();
          return;
        }
        const to = snapTo(size, now.ends.from, pointOf(event, size));
        if (to === now.ends.to) return;
        // Not before: the click of a tap would be the board's and no longer its cell's.
        if (!now.moved) event.currentTarget.setPointerCapture(event.pointerId);
        wasDrag.current = true;
        const ends = { from: now.ends.from, to };
        drag.current = { ...now, ends, moved: true };
        trace(ends);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const now = drag.current;
        if (now?.pointer !== event.pointerId) return;
        drop();
        if (now.moved && now.ends.from !== now.ends.to) onLine(now.ends, true);
      },
      onPointerCancel: onPointerLost,
      onLostPointerCapture(event: PointerEvent<HTMLElement>) {
        // A cell that a finger came down on loses it to the board: that is how a line begins.
        if (event.target === event.currentTarget) onPointerLost(event);
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
