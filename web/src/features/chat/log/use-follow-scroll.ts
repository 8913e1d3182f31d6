import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followTo, isAtEnd, keepsFollowing, type ScrollMetrics } from './scroll.ts';

function metricsOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): ScrollMetrics {
  return { scrollTop, clientHeight, scrollHeight };
}

/**
 * Keeps the newest in sight without ever pulling the page from under a reader.
 * @param anchor the newest message; the page does not scroll past its beginning
 * @param asked the person's newest message: who writes wants to see it
 * @param opened changes when another conversation is shown, which starts at its end
 */
export function useFollowScroll(
  scroller: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  asked: string | undefined,
  opened: unknown,
) {
  const [atEnd, setAtEnd] = useState(true);
  const following = useRef(true);
  const before = useRef<ScrollMetrics | null>(null);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const now = metricsOf(element);
    following.current = keepsFollowing(following.current, before.current ?? now, now);
    before.current = now;
    setAtEnd(isAtEnd(now));
  }, [scroller]);

  const toEnd = useCallback(() => {
    following.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [scroller]);

  useLayoutEffect(() => {
    // Another conversation is read from its end; a blank page from its beginning.
    following.current = true;
    before.current = null;
    const element = scroller.current;
    element?.scrollTo({ top: anchor.current ? element.scrollHeight : 0 });
  }, [opened, scroller, anchor]);

  useLayoutEffect(() => {
    following.current = true;
  }, [asked]);

  // What grows is seen as a change of size: a word more, an image, a keyboard that opens.
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const grown = new ResizeObserver(() => {
      if (following.current && anchor.current) {
        const to = followTo(metricsOf(element), anchor.current.offsetTop);
        if (to !== null) element.scrollTo({ top: to });
      }
      look();
    });
    grown.observe(content);
    grown.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, anchor, look]);

  return { atEnd, toEnd };
}
