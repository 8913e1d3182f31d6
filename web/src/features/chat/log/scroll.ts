/** What a scroller says of itself, in CSS pixels. */
export interface ScrollMetrics {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Nearer to the end than this counts as being there: fingers and zoom levels are not exact. */
const NEAR_PX = 48;

/** Space left above an answer that is shown from its beginning. */
const MARGIN_PX = 16;

export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: ScrollMetrics): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_PX;
}

/**
 * Where to scroll while an answer grows: along with its end, but never past its own beginning, so
 * that it can be read from the top while the rest is still coming. Null: stay.
 * @param anchorTop where the newest message begins, measured from the top of the content
 */
export function followTo(metrics: ScrollMetrics, anchorTop: number): number | null {
  const end = Math.max(0, metrics.scrollHeight - metrics.clientHeight);
  const target = Math.min(end, Math.max(0, anchorTop - MARGIN_PX));
  return target > metrics.scrollTop ? target : null;
}

/**
 * Whether the page still moves by itself after somebody scrolled. Moving up lets go at once; only
 * coming back to the end takes hold again. Content that grows is no movement of the reader.
 */
export function keepsFollowing(
  following: boolean,
  before: ScrollMetrics,
  now: ScrollMetrics,
): boolean {
  if (isAtEnd(now)) return true;
  if (now.scrollTop < before.scrollTop) return false;
  return following;
}
