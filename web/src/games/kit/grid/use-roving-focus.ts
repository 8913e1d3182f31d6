import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moveBy } from './move.ts';
import { cellsOf, type Size } from './size.ts';

/**
 * One stop of the Tab key for a whole board, whose cells are the elements with `data-cell`. Keys go
 * from cell to cell (`move.ts`). The focus stays with its cell when the board is laid out anew, as
 * after a rotation, and goes to the nearest one when a cell can no longer take it.
 */
export function useRovingFocus(size: Size, onMove?: (cell: number) => void) {
  const board = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState(0);
  const hasFocus = useRef(false);
  const current = Math.min(cell, cellsOf(size) - 1);

  const focusOn = (to: number) =>
    board.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();

  useEffect(() => {
    // An element that was taken away gave its focus to nothing, and tells nobody.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasFocus.current && isLost) focusOn(current);
  });

  return {
    board,
    current,
    /** For every cell: only one of them is a stop of the Tab key. */
    tabIndexOf: (one: number) => (one === current ? 0 : -1),
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        hasFocus.current = true;
        const at = Number(target.closest('[data-cell]')?.getAttribute('data-cell') ?? current);
        setCell(at);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Elsewhere on purpose: not where the board was put out of sight for a while.
        const isSeen = board.current?.offsetParent !== null;
        const isOutside = relatedTarget !== null && !board.current?.contains(relatedTarget);
        if (isSeen && isOutside) hasFocus.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.metaKey) return;
        const to = moveBy(size, current, event.key, event.ctrlKey);
        if (to === null) return;
        event.preventDefault();
        focusOn(to);
        onMove?.(to);
      },
    },
  };
}
