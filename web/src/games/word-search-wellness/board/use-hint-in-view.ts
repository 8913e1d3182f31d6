import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings what a hint shows into view: the button that asks for it may stand where the board is out of
 * sight. The focus stays with the button.
 * @param hint another one for each step of a hint; null where nothing is shown
 */
export function useHintInView(
  hint: string | null,
  from: number | null,
  still: boolean,
): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const before = useRef(hint);
  useEffect(() => {
    if (before.current === hint) return;
    before.current = hint;
    if (hint === null || from === null) return;
    board.current?.querySelector(`[data-cell="${from}"]`)?.scrollIntoView?.({
      block: 'nearest',
      inline: 'center',
      behavior: still ? 'instant' : 'smooth',
    });
  }, [hint, from, still]);
  return board;
}
