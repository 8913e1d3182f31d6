/** How open the other one is. It moves what they say next and where the talk ends. */
export const OPENNESS = { start: 3, least: 0, most: 6 } as const;
/** At or below it they close up. */
export const SHUT_AT = 1;
export const NEAR_AT = 5;

export function isShut(openness: number): boolean {
  return openness <= SHUT_AT;
}

export function isNear(openness: number): boolean {
  return openness >= NEAR_AT;
}
