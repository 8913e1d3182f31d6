import type { Position } from '../kit/scenario/story.ts';

/** How open the other one is. It moves what they say next and where the talk ends. */
export const OPENNESS = { start: 3, least: 0, most: 6 } as const;
/** Whether the last reply heard them. */
export const HEARD = { start: 1, least: 0, most: 1 } as const;
/** At or below it they close up. */
export const SHUT_AT = 1;
export const NEAR_AT = 5;

export type Distance = 'near' | 'some' | 'far';

export function distanceOf(openness: number): Distance {
  if (openness >= NEAR_AT) return 'near';
  return openness <= SHUT_AT ? 'far' : 'some';
}

/** Nobody opens up right after a reply that did not hear them, however near they were before. */
export function hasClosedUp({ meters }: Position): boolean {
  return (meters['openness'] ?? 0) <= SHUT_AT || meters['heard'] === HEARD.least;
}
