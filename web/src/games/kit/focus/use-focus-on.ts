import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings focus to an element whenever `moment` changes, not when it first appears: the button that
 * was pressed is often gone by then, and who uses keys or a reader would start again at the top.
 */
export function useFocusOn<T extends HTMLElement>(moment: string): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(moment);
  useEffect(() => {
    if (before.current === moment) return undefined;
    // Focus needs the new screen laid out. The next frame does that anyway: in the press that brought
    // the screen, it would make one task of two, too long for a slow phone.
    const frame = requestAnimationFrame(() => {
      before.current = moment;
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [moment]);
  return element;
}
