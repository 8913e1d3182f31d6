import { type RefObject, useLayoutEffect } from 'react';

/**
 * What was tapped to answer is gone with the answer. Focus then waits where the next chips will
 * stand, so that they are one Tab away, and does not fall to the beginning of the page.
 * @param answering the message that is being answered
 */
export function useRestingFocus(place: RefObject<HTMLElement | null>, answering: string | null) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (answering !== null && isLost) place.current?.focus({ preventScroll: true });
  }, [place, answering]);
}
