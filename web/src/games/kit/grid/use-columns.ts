import { type RefObject, useLayoutEffect, useState } from 'react';
import { fittingColumns } from './fitting-columns.ts';

interface Wanted {
  count: number;
  /** Where there is room. */
  most: number;
  /** The least that a column may be wide, its gap included, in rem: it grows with the letters. */
  leastRem: number;
}

/** Follows the width of a board, its zoom and its rotation; it begins as wide as is wanted. */
export function useColumns(
  board: RefObject<HTMLElement | null>,
  { count, most, leastRem }: Wanted,
): number {
  const [columns, setColumns] = useState(most);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const width = element.clientWidth;
      if (width > 0) setColumns(fittingColumns(count, most, width, leastRem * rem));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, count, most, leastRem]);
  return columns;
}
