/** Where a scroller stands, in CSS pixels. */
export interface ScrollPlace {
  scrollTop: number;
  /** How far down it can be scrolled, which changes with the content and with the room for it. */
  end: number;
}

/** Nearer to the end than this counts as being there: fingers and zoom levels are not exact. */
const NEAR_PX = 48;

/** Space left above an answer that is shown from its beginning. */
const MARGIN_PX = 16;

export function isAtEnd({ scrollTop, end }: ScrollPlace): boolean {
  return end - scrollTop <= NEAR_PX;
}

/**
 * Where to scroll while an answer grows: along with its end, but never past its own beginning, so
 * that it can be read from the top while the rest is still coming. Null: stay.
 * @param anchorTop where the newest message begins, measured from the top of the content
 */
export function followTo({ scrollTop, end }: ScrollPlace, anchorTop: number): number | null {
  const target = Math.min(end, anchorTop - MARGIN_PX);
  return target > scrollTop ? target : null;
}

/**
 * Whether the page still moves by itself after it was scrolled. A reader who moves up is let go at
 * once; only coming back to the end takes hold again. A browser moves up by itself as well, where
 * something went away or the room grew, and may tell of it only when more has come meanwhile: so
 * if the end has moved, it takes a hand to be a reader.
 * @param byHand whether a wheel, finger or key was used since the page last stood at its end
 */
export function keepsFollowing(
  following: boolean,
  before: ScrollPlace,
  now: ScrollPlace,
  byHand: boolean,
): boolean {
  if (isAtEnd(now)) return true;
  if (now.scrollTop < before.scrollTop && (byHand || now.end === before.end)) return false;
  return following;
}
