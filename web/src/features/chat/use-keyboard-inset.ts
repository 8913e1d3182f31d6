import { type RefObject, useEffect } from 'react';

/**
 * Some browsers lay an on-screen keyboard over the page without making it smaller. This says how
 * much of the element is covered, as `--keyboard-inset`, so that the composer stays above it.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () => {
      const element = ref.current;
      if (!element) return;
      // Zooming in makes the viewport smaller, too, but covers nothing.
      const seen = viewport.offsetTop + viewport.height;
      const covered =
        viewport.scale > 1 ? 0 : Math.max(0, element.getBoundingClientRect().bottom - seen);
      element.style.setProperty('--keyboard-inset', `${Math.round(covered)}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
