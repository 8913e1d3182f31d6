/** Presses in a row, and the milliseconds within which they are one wish. */
const PRESSES = 3;
const WITHIN_MS = 1500;

/**
 * Tells a wish to leave from a key that is pressed for something else: three times in a row, nothing
 * in between. A key that is held counts once.
 * @returns whether this press is the last of a wish; `at` in milliseconds of any clock
 */
export function exitKeys(): (key: string, at: number, isHeld?: boolean) => boolean {
  let presses: { key: string; at: number }[] = [];
  return (key, at, isHeld = false) => {
    if (isHeld) return false;
    presses = presses.filter((one) => one.key === key && at - one.at <= WITHIN_MS);
    presses.push({ key, at });
    if (presses.length < PRESSES) return false;
    presses = [];
    return true;
  };
}
