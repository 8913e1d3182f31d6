import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { followTo, isAtEnd, keepsFollowing, type ScrollPlace } from './scroll.ts';

/** What tells of a movement, and what tells that it is the reader's. */
const HEARD = ['scroll', 'wheel', 'touchmove', 'keydown'];

function placeOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): ScrollPlace {
  return { scrollTop, end: scrollHeight - clientHeight };
}

/**
 * Keeps the newest in sight without ever pulling the page from under a reader.
 * @param anchor the newest message; the page does not scroll past its beginning
 * @param asked the person's newest message: who writes, or opens a conversation, wants to see it
 */
export function useFollowScroll(
  scroller: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  asked: string | undefined,
) {
  const [atEnd, setAtEnd] = useState(true);
  const following = useRef(true);

  const toEnd = useCallback(() => {
    following.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;

    const follow = () => {
      if (!following.current || !anchor.current) return;
      const to = followTo(placeOf(element), anchor.current.offsetTop);
      if (to !== null) element.scrollTo({ top: to });
    };
    // At once: of a movement before the message, the browser may tell only after it.
    following.current = true;
    follow();
    // A blank page is read from its beginning.
    if (!asked) element.scrollTo({ top: 0 });

    let byHand = false;
    let before = placeOf(element);
    const look = () => {
      const now = placeOf(element);
      const ended = isAtEnd(now);
      following.current = keepsFollowing(following.current, before, now, byHand);
      byHand &&= !ended;
      before = now;
      setAtEnd(ended);
    };
    const hear = ({ type }: Event) => {
      if (type === 'scroll') look();
      else byHand = true;
    };
    // What grows is seen as a change of size: a word more, an image, a keyboard that opens.
    const grown = new ResizeObserver(() => {
      follow();
      look();
    });
    grown.observe(content);
    grown.observe(element);
    for (const type of HEARD) element.addEventListener(type, hear, { passive: true });
    return () => {
      grown.disconnect();
      for (const type of HEARD) element.removeEventListener(type, hear);
    };
  }, [asked, scroller, anchor]);

  return { atEnd, toEnd };
}
